import { everything, type HistoryFilter, queryOf } from '#contract/transfer/historyFilter.ts';
import { sumText } from '#contract/transfer/sumText.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf } from '#contract/transfer/transferDisplay.ts';
import { isHistoryMonth } from '#domain/transfer/historySpan.ts';
import { statusLabelKey } from '#domain/transfer/statusLabelKey.ts';
import type { AccountAsked, HistoryAsked } from '../interpretation/situation.ts';
import { type Happening, told } from '../thread.ts';
import type { Words } from '../words.ts';
import { factsOf } from './accountAnswers.ts';
import { type AccountReply, said } from './accountReply.ts';

/** More would be a list: the history has them all. */
export const mostListed = 5;

type Found = { readonly collections: readonly Transfer[]; readonly total: number };
type Asked = Pick<AccountAsked, 'history' | 'recipientId'>;

/** What the server is asked for, and what the address of the history says. */
export const filterFor = ({ history = {}, recipientId }: Asked): HistoryFilter => ({
  ...everything,
  ...(history.period && { span: history.period }),
  ...(history.group && { group: history.group }),
  ...(history.sum && { amount: sumText(history.sum) }),
  ...(recipientId !== undefined && { recipient: recipientId }),
});

/** The newest of those that were found, how many there are, and where all of them stand (peers 22). */
export function historyReply(asked: Asked, { collections, total }: Found): AccountReply {
  const options = askedFor(asked);
  if (total === 0) {
    return said([
      told({ key: 'guide.found.none', facts: { options } }),
      { kind: 'lead', words: { key: 'guide.found.history' }, to: '/transactions' },
    ]);
  }
  return said([
    told({ key: 'guide.found.some', facts: { count: total, options } }),
    ...(total > mostListed ? [told({ key: 'guide.found.newest', facts: { count: mostListed } })] : []),
    ...collections.slice(0, mostListed).map(line),
    {
      kind: 'lead',
      words: { key: 'guide.found.all' },
      to: `/transactions?${queryOf(filterFor(asked), new URLSearchParams())}`,
    },
  ]);
}

const line = (transfer: Transfer): Happening => ({
  kind: 'lead',
  words: {
    key: 'guide.found.one',
    facts: { ...factsOf(transfer), example: { key: statusLabelKey(displayOf(transfer), 'long') } },
  },
  to: `/transactions?transfer=${transfer.id}`,
});

/** What was understood, so that a slip of ours is seen. */
const askedFor = ({ history = {}, recipientId }: Asked): readonly Words[] => [
  ...periodWords(history),
  ...(history.group ? [{ key: `guide.found.groups.${history.group}` } as const] : []),
  ...(history.sum ? [{ money: history.sum }] : []),
  ...(recipientId === undefined ? [] : [{ recipientId }]),
];

function periodWords({ period }: HistoryAsked): readonly Words[] {
  if (period === undefined) return [];
  return [isHistoryMonth(period) ? { month: period } : { key: `history.spans.${period}` }];
}
