import type { BegunTransfer } from '#src/machines/guide/guided-sender/guidedSenderContext.ts';
import { askHow, newRecipient, smallFirst, verifyFirst } from '../answerValues.ts';
import { planAgain } from '../flows/lastTime.ts';
import { choice, type Here, type Known, type Questions } from '../flows/question.ts';
import { unreached } from '../flows/reach.ts';
import { agreedChoice } from '../flows/reviewOptions.ts';
import type { Answers } from '../question.ts';
import { reasonWords, recipientWords } from '../transferWords.ts';
import type { Facts, Words } from '../words.ts';
import { creationRetryQuestion } from './creationRetryQuestion.ts';
import { smallFirstQuestion } from './smallFirstQuestion.ts';

const key = (name: Extract<Words, { key: unknown }>['key']): Words => ({ key: name });
const retry = key('common.tryAgain');
const dashboard = key('send.verifyFirst.dashboard');

const quoteFacts = ({ snapshot: { context } }: Here<'sendMoney'>): Facts => ({
  country: context.draft.toReceive.countryCode,
  method: context.draft.transferMethod,
});

const bookOf = ({ guide, records }: Pick<Known, 'guide' | 'records'>) =>
  records.recipients(guide.getSnapshot().context.userId);

/** sendMoney's own steps; what its children ask stands in their tables. */
export const sendMoneyQuestions: Questions['sendMoney'] = {
  signIn: choice('account', {
    new: {
      words: key('guide.options.newHere'),
      also: key('guide.options.newHereAlso'),
      act: ({ guide }) => guide.send({ type: 'account.isNew' }),
    },
    known: {
      words: key('guide.options.haveAccount'),
      also: key('guide.options.haveAccountAlso'),
      act: ({ guide }) => guide.send({ type: 'account.isKnown' }),
    },
  }),
  recipient: {
    parts: (here) => {
      const { countryCode: country } = here.snapshot.context.draft.toReceive;
      const method = here.snapshot.context.draft.transferMethod;
      return [
        {
          id: 'recipient',
          control: { kind: 'recipient', country, method },
          facts: quoteFacts(here),
          check: (id) => unreached(id, { country, method }, bookOf(here)),
          wordsOf: recipientWords,
        },
      ];
    },
    finish: ({ actor, snapshot: { context }, answers: { recipient = '' } }) => ({
      kind: 'send',
      act: () => {
        if (recipient === newRecipient) return actor.send({ type: 'newRecipient.chosen' });
        if (recipient !== context.recipientId) actor.send({ type: 'recipient.chosen', recipientId: recipient });
        actor.send({ type: 'recipient.confirmed' });
      },
    }),
  },
  reason: {
    parts: () => [{ id: 'reason', control: { kind: 'reason' }, wordsOf: reasonWords }],
    finish: ({ actor, answers: { reason = '' } }) => ({
      kind: 'send',
      act: () => actor.send({ type: 'reason.chosen', reasonId: reason }),
    }),
  },
  draftUsed: choice('draftUsed', {
    see: { words: key('send.draftUsed.see'), act: ({ actor }) => actor.send({ type: 'madeTransfer.chosen' }) },
    another: {
      words: key('send.startAgain.confirm'),
      act: ({ actor }) => actor.send({ type: 'startAgain.confirmed' }),
    },
  }),
  creationRetry: creationRetryQuestion,
  verifyFirst: choice('verifyFirst', {
    verify: { words: key('send.verifyFirst.verify'), act: ({ actor }) => actor.send({ type: 'verification.chosen' }) },
    later: { words: key('guide.options.notNow'), act: ({ actor }) => actor.send({ type: 'dashboard.chosen' }) },
  }),
  agreementRetry: choice('agreementRetry', {
    retry: { words: retry, act: ({ actor }) => actor.send({ type: 'retry.chosen' }) },
  }),
  transferRetry: choice('transferRetry', {
    retry: { words: retry, act: ({ actor }) => actor.send({ type: 'retry.chosen' }) },
    leave: {
      words: dashboard,
      act: ({ actor }) => actor.send({ type: 'dashboard.chosen' }),
      isOffered: ({ snapshot }) => snapshot.can({ type: 'dashboard.chosen' }),
    },
  }),
  review: {
    parts: ({ snapshot: { context } }) => [
      {
        id: 'review',
        control: { kind: 'review', transfer: context.transfer },
        facts: { recipientId: context.recipientId },
      },
    ],
    finish: ({ actor, answers: { review = askHow } }) => ({
      kind: 'send',
      act: () => {
        if (review === 'recipient') actor.send({ type: 'otherRecipient.requested' });
        else if (review === 'cancel') actor.send({ type: 'cancellation.requested' });
        else if (review === smallFirst) actor.send({ type: 'smallFirst.chosen' });
        else if (review === verifyFirst) actor.send({ type: 'verification.chosen' });
        else actor.send({ type: 'review.accepted', payBy: agreedChoice(review) });
      },
    }),
  },
  smallFirst: smallFirstQuestion,
  startAgain: choice('startAgain', {
    yes: { words: key('send.startAgain.confirm'), act: ({ actor }) => actor.send({ type: 'startAgain.confirmed' }) },
    no: { words: key('send.startAgain.goOn'), act: ({ actor }) => actor.send({ type: 'startAgain.declined' }) },
  }),
  expired: choice('expired', {
    another: {
      words: key('guide.options.another'),
      act: ({ actor }) => actor.send({ type: 'dashboard.chosen' }),
    },
  }),
};

/** What is known of it already. */
const begunWords = ({ draft, recipientId }: BegunTransfer): Words => ({
  key: recipientId ? 'guide.begun.toSomebody' : 'guide.begun.toCountry',
  facts: {
    send: draft.payinActualValue ?? draft.payoutActualValue,
    country: draft.toReceive.countryCode,
    recipientId,
  },
});

/** Who gets it, and what for, as it was said then; a recipient of last time was agreed to then. */
const saidBefore = (before: Omit<BegunTransfer, 'id'> | undefined): Answers => ({
  ...(before?.recipientId && { recipient: before.recipientId }),
  ...(before?.reasonId && { reason: before.reasonId }),
});

export const guideQuestions: Questions['guidedSender'] = {
  repeat: {
    parts: ({ snapshot }) => {
      const { last, rest, unpaidId, begun } = snapshot.context.past ?? {};
      const options = [
        ...(rest
          ? [
              {
                id: 'rest',
                words: { key: 'guide.options.rest', facts: { send: rest.draft.payinActualValue } },
              } as const,
            ]
          : []),
        ...(begun ? [{ id: 'begun', words: key('guide.options.begun'), detail: begunWords(begun) }] : []),
        ...(last ? [{ id: 'repeat', words: key('guide.options.repeat') }] : []),
        ...(unpaidId === undefined ? [] : [{ id: 'unpaid', words: key('guide.options.unpaid') }]),
        { id: 'other', words: key('guide.options.somethingElse') },
      ];
      const offered = rest ?? last;
      const facts = { recipientId: offered?.recipientId, send: offered?.draft.payinActualValue };
      const id = rest ? 'repeatRest' : last ? 'repeat' : begun ? 'repeatBegun' : 'repeatUnpaid';
      const offers = { plan: offered ? planAgain(offered) : {}, declined: 'other' };
      return [{ id, control: { kind: 'choice', options }, facts, offers }];
    },
    finish: ({ actor, snapshot, answers: { repeat, repeatRest, repeatBegun, repeatUnpaid } }) => {
      const chosen = repeat ?? repeatRest ?? repeatBegun ?? repeatUnpaid;
      const { last, rest, begun } = snapshot.context.past ?? {};
      return {
        kind: 'send',
        ...(chosen === 'repeat' && { plans: saidBefore(last) }),
        ...(chosen === 'rest' && { plans: saidBefore(rest) }),
        ...(chosen === 'begun' && { plans: saidBefore(begun) }),
        act: () => {
          if (chosen === 'rest') return actor.send({ type: 'rest.chosen' });
          if (chosen === 'unpaid') return actor.send({ type: 'unpaid.chosen' });
          if (chosen === 'begun') return actor.send({ type: 'begun.chosen' });
          actor.send({ type: chosen === 'repeat' ? 'repeat.chosen' : 'repeat.declined' });
        },
      };
    },
  },
  startOver: choice('startOver', {
    yes: { words: key('guide.options.startOver'), act: ({ actor }) => actor.send({ type: 'startOver.confirmed' }) },
    no: { words: key('guide.options.goOn'), act: ({ actor }) => actor.send({ type: 'startOver.declined' }) },
  }),
  next: choice(
    'next',
    { another: { words: key('guide.options.another'), act: ({ actor }) => actor.send({ type: 'another.chosen' }) } },
    { takesAlong: 'another' },
  ),
};

export const confirmNewRecipientQuestions: Questions['confirmNewRecipient'] = {
  acknowledgement: choice(
    'trust',
    {
      agree: {
        words: key('recipient.trust.agree'),
        also: key('guide.options.knowThemAlso'),
        act: ({ actor }) => actor.send({ type: 'acknowledgement.given' }),
      },
      decline: {
        words: key('recipient.trust.decline'),
        also: key('guide.options.somebodyElseAlso'),
        act: ({ actor }) => actor.send({ type: 'acknowledgement.declined' }),
      },
    },
    { facts: ({ snapshot: { context } }) => ({ recipientId: context.recipientId }) },
  ),
};
