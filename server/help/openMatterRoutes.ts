import { sql } from 'kysely';
import { listOpenMatters } from '#contract/help/openMatters.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { holdsMoney } from '#contract/transfer/transferDisplay.ts';
import { accept } from '#domain/result.ts';
import { refused, signedInRoute } from '../http/route.ts';
import type { KeyedDb } from '../security/personKeys.ts';
import { readOpenTransfers } from '../transfer/lifecycle/transferStore.ts';
import { type RecallRow, recallOf } from '../transfer/recall/recallStore.ts';
import { type ComplaintRow, caseOf } from './complaintRoutes.ts';

/** More than this many of a kind are no list any more. */
const most = 50;

/** What of one’s own waits for somebody, read from where each of it stands anyway. */
export const openMatterRoutes = (from: KeyedDb) => [
  signedInRoute(listOpenMatters, async ({ params: { id } }, { userId }) => {
    if (id !== userId) return refused('notFound');
    const [complaints, recalls] = await Promise.all([openComplaints(from, userId), openRecalls(from, userId)]);
    const own = await readOpenTransfers(from, { userId, most, recalled: recalls.map((row) => row.transfer_id) });
    const byId = new Map(own.map((transfer): [string, Transfer] => [transfer.id, transfer]));
    return accept({
      transfers: own.filter(holdsMoney),
      recalls: recalls.flatMap(({ transfer_id, ...row }) => {
        const transfer = byId.get(transfer_id);
        return transfer ? [{ transfer, recall: recallOf(row) }] : [];
      }),
      complaints: complaints.map(caseOf),
    });
  }),
];

async function openComplaints({ db }: KeyedDb, userId: string): Promise<readonly ComplaintRow[]> {
  return db
    .selectFrom('complaint')
    .selectAll()
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(most)
    .execute();
}

async function openRecalls({ db }: KeyedDb, userId: string) {
  const found = await sql<RecallRow & { transfer_id: string }>`
    select transfer_id, case_number, reason, opened_at, asked_at, chased_at, closed_at, outcome, answer
    from recall where user_id = ${userId} and outcome is null order by opened_at desc limit ${most}`.execute(db);
  return found.rows;
}
