import { money, toMajorText } from '#domain/money/money.ts';
import { cardLimits, paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { PayTransferContext } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import { isHalted } from '#src/machines/payment/payment-result/resultWords.ts';
import { choice, type Here, type Questions } from '../flows/question.ts';
import type { Option } from '../question.ts';
import { otherWayToPay } from './otherWayToPay.ts';
import { personalDetailsQuestion } from './personalDetailsQuestion.ts';

const otherWay = {
  ...otherWayToPay,
  act: ({ actor }: Here<'payTransfer'>) => actor.send({ type: 'method.reopened' }),
} as const;
const retry = {
  words: { key: 'common.tryAgain' },
  act: ({ actor }: Here<'payTransfer'>) => actor.send({ type: 'retry.chosen' }),
} as const;

export const payTransferQuestions: Questions['payTransfer'] = {
  transferRetry: choice('paymentRetry', { retry }),
  nothingDue: choice('nothingDue', {
    send: {
      words: { key: 'pay.nothingDue.send' },
      act: ({ actor }) => actor.send({ type: 'sending.confirmed' }),
    },
  }),
  paymentMethod: {
    parts: ({ snapshot: { context } }) => [
      {
        id: 'paymentMethod',
        control: { kind: 'choice', options: paymentChoices(context) },
        facts: { total: context.transfer?.totalToPay },
      },
    ],
    finish: ({ actor, snapshot: { context }, answers: { paymentMethod } }) => ({
      kind: 'send',
      act: () => {
        const option = optionsOf(context).find(({ provider }) => provider === paymentMethod);
        if (option) actor.send({ type: 'method.chosen', provider: option.provider });
        actor.send({ type: 'payment.requested' });
      },
    }),
  },
  bank: {
    parts: ({ snapshot: { context } }) => [
      {
        id: 'bank',
        control: {
          kind: 'search',
          options: [
            ...(context.banks ?? []).map(({ providerId, displayName }) => ({
              id: providerId,
              words: { label: displayName },
            })),
            { id: 'other', ...otherWayToPay, isAlways: true },
          ],
        },
      },
    ],
    finish: ({ actor, snapshot: { context }, answers: { bank } }) => ({
      kind: 'send',
      act: () => {
        const chosen = context.banks?.find(({ providerId }) => providerId === bank);
        if (!chosen) return actor.send({ type: 'method.reopened' });
        actor.send({ type: 'bank.chosen', providerId: chosen.providerId, schemeId: chosen.schemeId });
      },
    }),
  },
  bankRetry: choice('bankRetry', { retry, otherWay }),
  notOpen: choice('notOpen', {
    otherWay,
    leave: {
      words: { key: 'send.verifyFirst.dashboard' },
      act: ({ actor }) => actor.send({ type: 'dashboard.chosen' }),
    },
  }),
  leaving: {
    parts: () => [
      {
        id: 'leaving',
        control: { kind: 'leaving' },
        wordsOf: (answer) => ({ key: answer === 'go' ? 'guide.answers.toProvider' : 'pay.otherWay' }),
      },
    ],
    finish: ({ actor, answers: { leaving } }) => ({
      kind: 'send',
      act: () => actor.send(leaving === 'go' ? { type: 'provider.opened' } : { type: 'method.reopened' }),
    }),
  },
};

const leaveProfile = {
  ...otherWayToPay,
  act: ({ actor }: Here<'completeProfile'>) => actor.send({ type: 'profile.left' }),
} as const;

export const completeProfileQuestions: Questions['completeProfile'] = {
  readingFailed: choice('profileRetry', {
    retry: { words: { key: 'common.tryAgain' }, act: ({ actor }) => actor.send({ type: 'reading.retried' }) },
    otherWay: leaveProfile,
  }),
  details: personalDetailsQuestion,
  update: choice('profile', {
    updated: {
      words: { key: 'pay.profile.updated' },
      also: { key: 'guide.options.profileUpdatedAlso' },
      act: ({ actor }) => actor.send({ type: 'profile.updated' }),
    },
    otherWay: leaveProfile,
  }),
};

const optionsOf = ({ transfer }: PayTransferContext) => (transfer ? paymentOptions(transfer) : []);

/** Each way with its price and its time (peers 32); what cannot be used says why (PAY-12…16). */
function paymentChoices(context: PayTransferContext): readonly Option[] {
  const currency = context.transfer?.totalToPay.currency ?? 'GBP';
  const limit = cardLimits[currency];
  const params = { currency, ...(limit && { amount: toMajorText(limit) }) };
  return optionsOf(context).map(({ provider, kind, chargeMinor, disabledReason }) => ({
    id: provider,
    words: { key: `pay.kinds.${kind}.title` },
    also: { key: kind === 'card' ? 'guide.options.payCardAlso' : 'guide.options.payBankAlso' },
    detail: {
      key: `guide.payDetail.${kind}`,
      facts: { example: chargeMinor === 0 ? { key: 'pay.free' } : { money: money(currency, chargeMinor) } },
    },
    ...(disabledReason && { refusal: { failure: { code: disabledReason, details: { params } } } }),
  }));
}

const another = {
  words: { key: 'guide.options.another' },
  act: ({ guide }: Here<'paymentResult'>) => guide.send({ type: 'another.chosen' }),
  isOffered: ({ guide }: Here<'paymentResult'>) => guide.getSnapshot().can({ type: 'another.chosen' }),
} as const;

const follow = { control: 'follow', takesAlong: 'another' } as const;

const paymentAwaited = choice<'paymentResult'>('inProgress', { another }, follow);
const onHold = choice<'paymentResult'>('onHold', { another }, follow);

/** A payment that is here and halted is not waited for any more. */
const underWay = ({ snapshot }: Here<'paymentResult'>) => (isHalted(snapshot.context.status) ? onHold : paymentAwaited);

/** What became of the payment is told as news; what is left to say is short. */
export const paymentResultQuestions: Questions['paymentResult'] = {
  nothingStarted: choice('nothingStarted', {
    leave: { words: { key: 'guide.options.goOn' }, act: ({ actor }) => actor.send({ type: 'dashboard.chosen' }) },
  }),
  error: choice('resultRetry', {
    retry: { words: { key: 'common.tryAgain' }, act: ({ actor }) => actor.send({ type: 'retry.chosen' }) },
    leave: { words: { key: 'guide.options.notNow' }, act: ({ actor }) => actor.send({ type: 'dashboard.chosen' }) },
  }),
  inProgress: { parts: (here) => underWay(here).parts(here), finish: (here) => underWay(here).finish(here) },
  paid: choice('paid', { another }, follow),
  delivered: choice('delivered', { another }, follow),
  cancelled: choice(
    'cancelled',
    {
      again: { words: { key: 'result.payAgain' }, act: ({ actor }) => actor.send({ type: 'payAgain.chosen' }) },
      another,
    },
    follow,
  ),
  ended: choice('ended', { another }, follow),
};
