import { createHash, createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Journal } from '../storage/journal.ts';
import type { Desk } from '../webhooks/webhook.ts';
import type { WebhookQueue } from '../webhooks/webhookQueue.ts';
import {
  type Capture,
  type IdentityCheck,
  identityCheck,
  missingParts,
  outcomes,
  type RetryReason,
  retryReasons,
  session,
} from './identityCheck.ts';
import type { pictureKind } from './pictureKind.ts';

type Picture = {
  readonly part: Capture['part'];
  readonly documentType: Capture['documentType'];
  readonly kind: NonNullable<ReturnType<typeof pictureKind>>;
  readonly bytes: Buffer;
};

type Wish = {
  readonly result: (typeof outcomes)[number];
  readonly reason?: RetryReason | undefined;
};

export type CheckStore = {
  readonly openSession: (webhook: string) => Promise<string>;
  /** Undefined when the session is unknown or has had its one transaction. */
  readonly create: (
    sessionId: string,
    asked: Pick<IdentityCheck, 'parts' | 'documentTypes'>,
  ) => Promise<IdentityCheck | undefined>;
  readonly find: (id: string) => IdentityCheck | undefined;
  readonly capture: (check: IdentityCheck, picture: Picture) => Promise<Capture>;
  /** False while a part is missing, or once decided. */
  readonly finish: (check: IdentityCheck, wish: Wish) => Promise<boolean>;
  readonly desk: Desk;
};

type BookSettings = {
  readonly journal: Journal;
  readonly queue: WebhookQueue;
  readonly delayMs: number;
  readonly clientId: string;
  readonly webhookSecret: string;
};

const decision = z.object({
  event: z.object({ result: z.enum(outcomes) }),
  error: z.object({ code: z.string(), message: z.string() }),
});

export function openCheckStore({ journal, queue, delayMs, clientId, webhookSecret }: BookSettings): CheckStore {
  const sessions = journal.table('kyc-sessions', session);
  const checks = journal.table('kyc-transactions', identityCheck);

  const announce = (check: IdentityCheck, { result, reason }: Wish) => {
    const id = randomUUID();
    const body = {
      id,
      transactionId: check.id,
      clientId,
      event: { name: 'decision', type: 'transaction', result },
      ...findings(check, { result, reason }),
    };
    const about = { id, provider: 'kyc', subject: check.id, event: `decision.${result}`, url: check.webhook } as const;
    return queue.schedule({ ...about, body: JSON.stringify(body), inMs: delayMs });
  };

  return {
    async openSession(webhook) {
      const id = randomUUID();
      await sessions.put(id, { id, webhook });
      return id;
    },
    async create(sessionId, asked) {
      const opened = sessions.get(sessionId);
      if (!opened || opened.transactionId !== undefined) return undefined;
      const check: IdentityCheck = {
        ...asked,
        id: randomUUID(),
        sessionId,
        webhook: opened.webhook,
        captures: [],
        status: 'created',
        createdAt: new Date().toISOString(),
      };
      await Promise.all([sessions.put(sessionId, { ...opened, transactionId: check.id }), checks.put(check.id, check)]);
      return check;
    },
    find: checks.get,
    async capture(check, { bytes, ...picture }) {
      const captured = {
        ...picture,
        reference: `img_${randomUUID()}`,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        bytes: bytes.length,
        capturedAt: new Date().toISOString(),
      };
      const others = check.captures.filter(({ part }) => part !== picture.part);
      await checks.put(check.id, { ...check, status: 'inProgress', captures: [...others, captured] });
      return captured;
    },
    async finish(check, wish) {
      const isOpen = check.status === 'created' || check.status === 'inProgress';
      if (!isOpen || missingParts(check).length > 0) return false;
      await Promise.all([checks.put(check.id, { ...check, status: 'decisionPending' }), announce(check, wish)]);
      return true;
    },
    desk: {
      async happen({ subject, body }) {
        const check = checks.get(subject);
        if (!check) return false;
        const { event, error } = decision.parse(JSON.parse(body));
        await checks.put(check.id, { ...check, status: 'completed', result: event.result, error });
        return true;
      },
      letter({ url, body }, signedBy) {
        if (url === undefined) return undefined;
        const secret = signedBy === 'company' ? webhookSecret : randomUUID();
        const signature = createHmac('sha256', secret).update(body).digest('hex');
        return { url, headers: { 'content-type': 'application/json', 'x-trulioo-signature': signature }, body };
      },
    },
  };
}

/** The error is there even when there is none, as the real webhook's is. */
function findings({ parts }: IdentityCheck, { result, reason }: Wish) {
  if (result === 'accepted') return { error: { code: '', message: '' } };
  if (result === 'declined') return { error: { code: 'documentNotGenuine', message: 'The document is not genuine.' } };
  const fitting = reason && parts.includes(retryReasons[reason].part) ? reason : reasonFor(parts);
  const { part, message } = retryReasons[fitting];
  return { error: { code: fitting, message }, parts: [part] };
}

function reasonFor(asked: IdentityCheck['parts']): RetryReason {
  if (asked.includes('document')) return 'documentUnreadable';
  return asked.includes('face') ? 'faceNotMatching' : 'addressTooOld';
}
