import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { SecurityEventName } from '#domain/security/securityEvent.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { Visitor } from './visitor.ts';

type Subject = {
  /** The account, where it is known whose it is. */
  readonly userId?: string | undefined;
  readonly device?: string | undefined;
};
type Visit = Subject & { readonly visitor?: Visitor | undefined };

/** Refusals being written at a time; a flood of them is counted in the log and costs nobody an answer. */
const mostAtOnce = 100;

/** The one statement that writes to the record; with the act's own transaction where there is one. */
export async function writeSecurityEvent(
  db: Db,
  { kind, outcome, userId, device, network }: SecurityEventName & Subject & { readonly network?: string | undefined },
): Promise<void> {
  await db
    .insertInto('security_event')
    .values({
      id: newId(),
      kind,
      outcome,
      user_id: userId ?? null,
      network_hash: network ?? null,
      device_hash: device ?? null,
    })
    .execute();
}

export type SecurityEvents = ReturnType<typeof securityEvents>;

export function securityEvents({ db, keys, log }: { db: Db; keys: Keyring; log: Logger }) {
  const key = keys.newest('network-v1');
  const hashed = (visitor: Visitor | undefined) =>
    visitor && createHmac('sha256', key).update(visitor.network).digest('hex');
  let writing = 0;

  const write = (transaction: Db, { visitor, ...event }: SecurityEventName & Visit) =>
    writeSecurityEvent(transaction, { ...event, network: hashed(visitor) });

  return {
    write,
    /** For what was refused: nobody waits for it, and a record that cannot be written fails no request. */
    note(event: SecurityEventName & Visit): void {
      if (writing >= mostAtOnce) {
        log.warn({ securityEvent: event.kind }, 'a security event was not kept: too many at once');
        return;
      }
      writing += 1;
      void write(db, event)
        .catch((failure: unknown) => {
          log.warn(
            { securityEvent: event.kind, problem: failure instanceof Error ? failure.message : undefined },
            'a security event was not kept',
          );
        })
        .finally(() => {
          writing -= 1;
        });
    },
  };
}
