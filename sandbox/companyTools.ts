import type { Files } from './files/files.ts';
import type { RefusedCalls } from './hosted/refusedCalls.ts';
import type { Journal } from './storage/journal.ts';
import type { Faults } from './webhooks/faults.ts';
import type { WebhookQueue } from './webhooks/webhookQueue.ts';

/** What every company of the sandbox works with. */
export type CompanyTools = {
  readonly journal: Journal;
  readonly queue: WebhookQueue;
  readonly faults: Faults;
  readonly refused: RefusedCalls;
  readonly files: Files;
  /** How long the company takes. */
  readonly delayMs: number;
};
