import { choice, type Here, type Questions } from '../flows/question.ts';
import type { Facts } from '../words.ts';

type Asked = Here<'cancelTransfer'>;

/** Whom it would have gone to, and how much of the sender's money it is about. */
const cancelledFacts = ({ guide }: Asked): Facts => {
  const transfer = guide.getSnapshot().children.sendMoney?.getSnapshot().context.transfer;
  return { recipientId: transfer?.recipientId, total: transfer?.totalToPay };
};

const confirm = ({ actor }: Asked) => actor.send({ type: 'cancellation.confirmed' });
const decline = ({ actor }: Asked) => actor.send({ type: 'cancellation.declined' });
const keep = { words: { key: 'guide.options.keepIt' }, act: decline } as const;

export const cancelTransferQuestions: Questions['cancelTransfer'] = {
  cancellation: choice(
    'cancellation',
    { yes: { words: { key: 'guide.options.cancelIt' }, act: confirm }, no: keep },
    { facts: cancelledFacts },
  ),
  cancellationRefused: choice('cancellationRefused', {
    yes: { words: { key: 'common.tryAgain' }, act: confirm },
    no: keep,
  }),
  cancellationClosed: choice('cancellationClosed', {
    on: { words: { key: 'guide.options.goOn' }, act: decline },
  }),
};
