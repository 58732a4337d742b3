import { ApiFailure } from '#contract/protocol/failure.ts';
import { mostStatementRows } from '#domain/statement/statementPeriod.ts';
import { downloadStatementMachine } from '#src/machines/document/download-statement/downloadStatementMachine.ts';
import { usualPeriod } from '../screens/sendFixtures.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const period = usualPeriod;

export const downloadStatementPaths: PathSpec<typeof downloadStatementMachine> = {
  machine: downloadStatementMachine,
  starts: { 'the history': undefined },
  cases: {
    'statement.requested': [
      { period, format: 'pdf' },
      { period, format: 'csv' },
    ],
  },
  outcomes: {
    countStatement: [
      ok(12, 'some'),
      ok(0, 'none'),
      ok(mostStatementRows + 1, 'too many'),
      fail(new ApiFailure('serviceUnavailable')),
    ],
    makeStatement: [ok(undefined), fail(new ApiFailure('unexpected'))],
  },
  key: ({ asked, count, refusal, failure, outcome }) => [asked?.format, count, refusal, failure?.code, outcome],
  invariants: {
    'nothing is made of nothing, or of too much (TXN-38, TXN-40)': {
      in: ['making'],
      holds: ({ count = 0 }) => count > 0 && count <= mostStatementRows,
    },
    'a statement is called saved only where it was made': {
      in: ['saved'],
      holds: ({ outcome }, past) => outcome === 'saved' && past.at(-1) === 'makeStatement: ok',
    },
    'what was asked before is forgotten when it is asked anew': {
      in: ['counting'],
      holds: ({ refusal, failure, count }) => refusal === undefined && failure === undefined && count === undefined,
    },
    'a statement that was put away is not called saved': {
      in: ['closed'],
      holds: ({ outcome }) => outcome === 'closed',
    },
  },
  about: {
    saved: ['TXN-36', 'TXN-39'],
    'countStatement: none': ['TXN-38'],
    'countStatement: too many': ['TXN-40', 'D-127'],
    'makeStatement: unexpected': ['ERR-27'],
  },
  words: {
    events: {
      'statement.requested': 'asks for a statement',
      'statement.cancelled': 'calls it off',
      'statement.closed': 'puts it away',
    },
    outcomes: {
      countStatement: {
        some: 'finds some transfers',
        none: 'finds no transfers',
        'too many': 'finds more transfers than a statement holds',
      },
      makeStatement: { ok: 'has saved the file' },
    },
  },
};
