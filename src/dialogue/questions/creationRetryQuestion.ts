import type { ParseKeys } from 'i18next';
import { type mends, wayOutOf } from '#src/machines/transfer/send-money/wayOut.ts';
import { choice, type Here, type Questions } from '../flows/question.ts';
import type { Words } from '../words.ts';

const key = (name: ParseKeys): Words => ({ key: name });

const mend = (wayOut: (typeof mends)[number]) => ({
  words: key(`recipient.creation.mend.${wayOut}`),
  act: ({ actor }: Here<'sendMoney'>) => actor.send({ type: 'mend.chosen' }),
  isOffered: ({ snapshot }: Here<'sendMoney'>) => wayOutOf(snapshot.context.failure) === wayOut,
});
/** What has to be otherwise first, by why it was refused. */
const mendChoices = {
  amount: mend('amount'),
  amountWithoutPromo: mend('amountWithoutPromo'),
  reason: mend('reason'),
};

/** The transfer was not created: what mends it, as on the screens. */
export const creationRetryQuestion: Questions['sendMoney']['creationRetry'] = choice('creationRetry', {
  ...mendChoices,
  retry: {
    words: key('common.tryAgain'),
    act: ({ actor }) => actor.send({ type: 'retry.chosen' }),
    isOffered: ({ snapshot }) => snapshot.can({ type: 'retry.chosen' }),
  },
  otherReason: {
    isOffered: ({ snapshot }) => wayOutOf(snapshot.context.failure) !== 'reason',
    words: key('recipient.creation.otherReason'),
    act: ({ actor }) => actor.send({ type: 'step.reopened', step: 'reason' }),
  },
});
