import { ApiFailure } from '#contract/protocol/failure.ts';
import type { RecallCase, RecallView } from '#contract/transfer/recall.ts';
import { recallClock } from '#domain/transfer/recall.ts';
import { recallTransferMachine } from '#src/machines/transfer/recall-transfer/recallTransferMachine.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const proof = { partner: 'AZA', reference: 'AZA 7731', confirmedAt: someMoment } as const;

/** Enough have ended of the one kind, and too few of the other. */
const odds = { wrongPerson: { returned: 4, closed: 31 }, notReceived: { returned: 1, closed: 9 } };

const opened: RecallCase = {
  caseNumber: 'CASE-7KD2QW4X',
  reason: 'wrongPerson',
  openedAt: someMoment,
  ...recallClock(someMoment),
};

/** Opened before, and asked of the partner since. */
const asked: RecallCase = { ...opened, caseNumber: 'CASE-2MWP83TR', askedAt: someMoment + 600 };

const nothingYet: RecallView = { proof, odds };

export const recallTransferPaths: PathSpec<typeof recallTransferMachine> = {
  machine: recallTransferMachine,
  starts: { 'a delivered transfer': { transferId: transferFixture('COMPLETE').id } },
  cases: { 'reason.chosen': [{ reason: 'notReceived' }, { reason: 'wrongPerson' }, { reason: 'otherReason' }] },
  outcomes: {
    readRecall: [
      ok(nothingYet, 'no case'),
      ok({ ...nothingYet, recall: asked }, 'a case'),
      fail(new ApiFailure('serviceUnavailable')),
      fail(new ApiFailure('notFound')),
    ],
    openRecall: [ok(opened), fail(new ApiFailure('serviceUnavailable')), fail(new ApiFailure('transferNotDelivered'))],
  },
  key: ({ reason, view, failure }) => [reason, view?.recall?.caseNumber, failure?.code],
  invariants: {
    'no case is opened that nobody asked for': {
      in: ['openingCase'],
      holds: (_, past) => past.at(-1) === 'case.requested',
    },
    'money nobody has seen is looked for before a case is opened': {
      in: ['showingTerms', 'openingCase'],
      holds: ({ reason }, past) => reason !== 'notReceived' || past.includes('checks.made'),
    },
    'a case is shown only where the server gave it': {
      in: ['showingCase'],
      holds: ({ view }, past) =>
        view?.recall?.caseNumber === (past.includes('openRecall: ok') ? opened : asked).caseNumber,
    },
    'what was refused before is not said of a new try': {
      in: ['readingRecall', 'openingCase'],
      holds: ({ failure }) => failure === undefined,
    },
  },
  words: {
    events: {
      'reason.chosen': ({ reason }) =>
        ({
          notReceived: 'says that it did not arrive',
          wrongPerson: 'says that it went to the wrong person',
          otherReason: 'wants it back for another reason',
        })[reason],
      'checks.made': 'has looked, and it is not there',
      'step.reopened': 'goes back',
      'case.requested': 'asks for a case',
      'reading.retried': 'tries again',
      'recall.left': 'leaves',
    },
    outcomes: {
      readRecall: { 'no case': 'finds that there is no case yet', 'a case': 'finds the case there is' },
      openRecall: { ok: 'has a case' },
    },
  },
};
