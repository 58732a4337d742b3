import type { ParseKeys } from 'i18next';
import { type corrections, wayOutOf } from '#src/machines/transfer/send-money/wayOut.ts';
import { choice, type Here, type Questions } from '../flows/question.ts';
import type { Words } from '../words.ts';

const key = (name: ParseKeys): Words => ({ key: name });

const correction = (wayOut: (typeof corrections)[number]) => ({
  words: key(`recipient.creation.correct.${wayOut}`),
  act: ({ actor }: Here<'sendMoney'>) => actor.send({ type: 'correction.chosen' }),
  isOffered: ({ snapshot }: Here<'sendMoney'>) => wayOutOf(snapshot.context.failure) === wayOut,
});
/** What has to be otherwise first, by why it was refused. */
const offered = {
  amount: correction('amount'),
  amountWithoutPromo: correction('amountWithoutPromo'),
  reason: correction('reason'),
};

/** The transfer was not created: what fixes it, as on the screens. */
export const creationRetryQuestion: Questions['sendMoney']['creationRetry'] = choice('creationRetry', {
  ...offered,
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
