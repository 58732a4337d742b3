import { choice, type Here, type Questions } from '../flows/question.ts';
import { personalDetailsQuestion } from './personalDetailsQuestion.ts';

const leave = {
  words: { key: 'verification.leave' },
  act: ({ actor }: Here<'verifyIdentity'>) => actor.send({ type: 'verification.left' }),
} as const;
const pay = {
  words: { key: 'verification.waiting.continue' },
  act: ({ actor }: Here<'verifyIdentity'>) => actor.send({ type: 'payment.continued' }),
  isOffered: ({ snapshot }: Here<'verifyIdentity'>) => snapshot.can({ type: 'payment.continued' }),
} as const;

export const verifyIdentityQuestions: Questions['verifyIdentity'] = {
  reload: choice('identityReload', {
    retry: { words: { key: 'common.tryAgain' }, act: ({ actor }) => actor.send({ type: 'reload.requested' }) },
    leave,
  }),
  personalDetails: personalDetailsQuestion,
  documents: choice('documents', {
    begin: { words: { key: 'guide.options.beginCheck' }, act: ({ actor }) => actor.send({ type: 'documents.begun' }) },
    leave,
  }),
  inProgress: choice('identityInProgress', {
    pay,
    reopen: {
      words: { key: 'verification.kyc.reopen' },
      act: ({ actor }) => actor.send({ type: 'documents.reopened' }),
    },
    leave,
  }),
  retry: choice('identityAgain', {
    begin: {
      words: { key: 'guide.options.beginCheck' },
      act: ({ actor }) => actor.send({ type: 'verification.restarted' }),
    },
    leave,
  }),
  approved: choice('identityApproved', { pay, leave }),
};

export const captureDocumentsQuestions: Questions['captureDocuments'] = {
  capture: {
    parts: () => [
      { id: 'capture', control: { kind: 'widget' }, wordsOf: () => ({ key: 'verification.capture.close' }) },
    ],
    finish: ({ actor }) => ({ kind: 'send', act: () => actor.send({ type: 'widget.closed' }) }),
  },
  partRetry: choice('partRetry', {
    retry: { words: { key: 'common.tryAgain' }, act: ({ actor }) => actor.send({ type: 'part.retried' }) },
    leave: { words: { key: 'verification.capture.close' }, act: ({ actor }) => actor.send({ type: 'widget.closed' }) },
  }),
};
