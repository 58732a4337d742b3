import type { FactorKind } from '#domain/security/factorKind.ts';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import type { SecurityEvents } from '../../security/securityEvents.ts';
import type { Visitor } from '../../security/visitor.ts';
import type { TellAccount } from '../accountNews.ts';

export type ChangeTold = {
  readonly events: SecurityEvents;
  readonly tellAccount: TellAccount;
  readonly userId: string;
  readonly visitor: Visitor;
  readonly change: 'factorAdded' | 'factorRemoved';
  readonly factor: FactorKind;
};

/** A factor that came or went is kept in the record and told to its person, with the change itself. */
export async function tellFactorChange(
  transaction: Db,
  { events, tellAccount, userId, visitor, change, factor }: ChangeTold,
): Promise<void> {
  const done = { outcome: 'done', userId, visitor } as const;
  await (change === 'factorAdded'
    ? events.write(transaction, { kind: 'factorAdded', ...done })
    : events.write(transaction, { kind: 'factorRemoved', ...done }));
  await tellAccount(transaction, { key: `${change}:${newId()}`, userId, type: change, factor });
}
