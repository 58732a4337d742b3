import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { mostStatementRows, type StatementFormat, type StatementPeriod } from '#domain/statement/statementPeriod.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';

export type DownloadStatementStep = 'period' | 'progress';

/** Why there is no statement: nothing to put in it, or too much (TXN-38, D-127). */
export type StatementRefusal = 'nothingFound' | 'tooMany';

export type DownloadStatementEvent =
  | { type: 'statement.requested'; period: StatementPeriod; format: StatementFormat }
  | { type: 'statement.cancelled' }
  | { type: 'statement.closed' };

type Asked = { readonly period: StatementPeriod; readonly format: StatementFormat };

export type DownloadStatementContext = {
  readonly asked?: Asked | undefined;
  readonly count?: number | undefined;
  readonly refusal?: StatementRefusal | undefined;
  readonly failure?: Failure | undefined;
  readonly outcome: 'saved' | 'closed';
};

type Counted = { output: number };
type Failed = { error: unknown };

/** Two days and a kind of file, counted first, then made and saved; it can be called off until it is there. */
export const downloadStatementMachine = setup({
  types: {
    context: {} as DownloadStatementContext,
    events: {} as DownloadStatementEvent,
    output: {} as { outcome: 'saved' | 'closed' },
    meta: {} as { asks: DownloadStatementStep },
    tags: {} as 'waiting',
  },
  actors: {
    countStatement: port<number, { period: StatementPeriod }>('countStatement'),
    makeStatement: port<void, Asked>('makeStatement'),
  },
  guards: {
    isNothing: (_, { output }: Counted) => output === 0,
    isTooMany: (_, { output }: Counted) => output > mostStatementRows,
  },
  actions: {
    rememberCount: assign({ count: (_, { output }: Counted) => output }),
    refuse: assign({ refusal: (_, { refusal }: { refusal: StatementRefusal }) => refusal }),
    rememberFailure: assign({ failure: (_, { error }: Failed) => failureOf(error) }),
    forgetRefusals: assign({ refusal: undefined, failure: undefined, count: undefined }),
  },
}).createMachine({
  id: 'downloadStatement',
  context: { outcome: 'closed' },
  initial: 'askingPeriod',
  on: { 'statement.closed': '.closed' },
  states: {
    askingPeriod: {
      meta: { asks: 'period' },
      on: {
        'statement.requested': {
          target: 'counting',
          actions: ['forgetRefusals', assign({ asked: ({ event: { period, format } }) => ({ period, format }) })],
        },
      },
    },
    counting: {
      tags: 'waiting',
      meta: { asks: 'progress' },
      invoke: {
        id: 'countStatement',
        src: 'countStatement',
        input: ({ context }) => ({ period: answered(context, 'asked').period }),
        onDone: [
          {
            guard: { type: 'isNothing', params: ({ event }) => event },
            target: 'askingPeriod',
            actions: { type: 'refuse', params: { refusal: 'nothingFound' } },
          },
          {
            guard: { type: 'isTooMany', params: ({ event }) => event },
            target: 'askingPeriod',
            actions: [
              { type: 'rememberCount', params: ({ event }) => event },
              { type: 'refuse', params: { refusal: 'tooMany' } },
            ],
          },
          { target: 'making', actions: { type: 'rememberCount', params: ({ event }) => event } },
        ],
        onError: { target: 'askingPeriod', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
      on: { 'statement.cancelled': 'askingPeriod' },
    },
    making: {
      tags: 'waiting',
      meta: { asks: 'progress' },
      invoke: {
        id: 'makeStatement',
        src: 'makeStatement',
        input: ({ context }) => answered(context, 'asked'),
        onDone: { target: 'saved', actions: assign({ outcome: 'saved' }) },
        onError: { target: 'askingPeriod', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
      on: { 'statement.cancelled': 'askingPeriod' },
    },
    saved: { type: 'final' },
    closed: { type: 'final' },
  },
  output: ({ context: { outcome } }) => ({ outcome }),
});

export type DownloadStatementActor = ActorRefFrom<typeof downloadStatementMachine>;
