import type { Journal } from './storage/journal.ts';
import type { Faults } from './webhooks/faults.ts';
import type { WebhookQueue } from './webhooks/webhookQueue.ts';

/** What every company of the sandbox works with. */
export type CompanyTools = {
  readonly journal: Journal;
  readonly queue: WebhookQueue;
  readonly faults: Faults;
  /** How long the company takes. */
  readonly delayMs: number;
};
