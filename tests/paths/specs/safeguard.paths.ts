import { ApiFailure } from '#contract/protocol/failure.ts';
import { safeguardMachine } from '#src/dialogue/safeguardMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const transferId = transferFixture().id;
const worried = { worry: 'hurried', said: 'He says I must pay today', isSignedIn: true } as const;

export const safeguardPaths: PathSpec<typeof safeguardMachine> = {
  machine: safeguardMachine,
  starts: {
    'a visitor’s worry': { ...worried, isSignedIn: false },
    'a worry before there is a transfer': worried,
    'a worry about an unpaid transfer': { ...worried, transfer: { id: transferId, isUnpaid: true } },
    'a worry about a paid transfer': { ...worried, transfer: { id: transferId, isUnpaid: false } },
  },
  cases: { 'question.answered': [{ isYes: true }, { isYes: false }] },
  outcomes: {
    keepWorry: ({ context: { decision } }) => [
      ok(decision === 'hold' ? { heldUntil: 1_800_086_400 } : {}, 'kept'),
      fail(new ApiFailure('paymentInProgress')),
    ],
    cancelTransfer: [ok(transferFixture('CANCELLED'), 'cancelled'), fail(new ApiFailure('transferNotCancellable'))],
  },
  key: ({ hasMet, isHurried, isToldWhatToSay, decision, heldUntil, failure }) => [
    hasMet,
    isHurried,
    isToldWhatToSay,
    decision,
    heldUntil,
    failure?.code,
  ],
  invariants: {
    'nobody goes on before the three questions': {
      in: ['wentOn'],
      holds: ({ hasMet, isHurried, isToldWhatToSay }) => ![hasMet, isHurried, isToldWhatToSay].includes(undefined),
    },
    'going on is somebody’s choice': { in: ['wentOn'], holds: ({ decision }) => decision === 'goOn' },
    'nothing is cancelled but by choice': { in: ['cancelled'], holds: ({ decision }) => decision === 'cancel' },
    'who is signed in goes on only when it is kept': {
      in: ['wentOn'],
      holds: ({ isSignedIn }, past) => !isSignedIn || past.at(-1) === 'keepWorry: kept',
    },
    'a transfer that was made is cancelled before it is said to be': {
      in: ['cancelled'],
      holds: ({ transfer }, past) => transfer === undefined || past.at(-1) === 'cancelTransfer: cancelled',
    },
    'what is held says until when': {
      in: ['pausing'],
      holds: ({ decision, heldUntil }) => decision !== 'hold' || heldUntil !== undefined,
    },
  },
  words: {
    events: {
      'question.answered': ({ isYes }) => (isYes ? 'says yes' : 'says no'),
      'cancellation.chosen': 'would rather cancel it',
      'hold.chosen': 'holds it for a day',
      'person.chosen': 'wants to talk to a person',
      'goingOn.chosen': 'goes on all the same',
      'retry.chosen': 'tries again',
    },
    outcomes: {
      keepWorry: { kept: 'has what they said kept' },
      cancelTransfer: { cancelled: 'has it cancelled' },
    },
  },
};
