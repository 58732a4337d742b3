import { ApiFailure } from '#contract/protocol/failure.ts';
import type { RateAlert } from '#contract/quote/rateAlert.ts';
import { rateAlertMachine } from '#src/machines/quote/rate-alert/rateAlertMachine.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const wish = {
  kind: 'price',
  originCurrency: 'GBP',
  destinationCountryCode: 'CM',
  transferMethod: 'mobile_money',
  destinationAmount: 75_000,
  most: 95,
  byEmail: true,
  byPush: false,
} as const;

const known: RateAlert = {
  ...{ kind: 'monthly', originCurrency: 'GBP', destinationCountryCode: 'CM', transferMethod: 'mobile_money' },
  ...{ destinationAmount: 50_000, byEmail: false, byPush: true, day: 27, nextAt: someMoment + 2 * 86_400 },
  id: '0197a000-0000-7000-8000-0000000000a1',
  destinationCurrency: 'XAF',
  expiresAt: someMoment + 366 * 86_400,
};
const made: RateAlert = {
  ...wish,
  id: '0197a000-0000-7000-8000-0000000000a2',
  destinationCurrency: 'XAF',
  rateNeeded: '805.25',
  expiresAt: someMoment + 90 * 86_400,
};

export const rateAlertPaths: PathSpec<typeof rateAlertMachine> = {
  machine: rateAlertMachine,
  starts: { 'the page with the rates': undefined },
  cases: {
    'alert.wished': [{ wish }],
    'alert.stopped': ({ context }) => context.alerts.map((alert) => ({ alert })),
  },
  outcomes: {
    readAlerts: [
      ok({ alerts: [known], most: 10 }, 'a reminder'),
      ok({ alerts: [made], most: 10 }, 'a price'),
      ok({ alerts: [], most: 10 }, 'none'),
      fail(new ApiFailure('serviceUnavailable')),
    ],
    setAlert: [ok(made), fail(new ApiFailure('rateAlertsFull', { params: { count: '10' } }))],
    stopAlert: [
      ok({ done: true } as const),
      fail(new ApiFailure('notFound')),
      fail(new ApiFailure('serviceUnavailable')),
    ],
  },
  key: ({ alerts, wish: wished, stopping, stopped, failure }) => [
    alerts.map(({ kind }) => kind),
    wished?.kind,
    stopping?.kind,
    stopped?.kind,
    failure?.code,
  ],
  invariants: {
    'none is set that nobody wished or took up again': {
      in: ['settingAlert'],
      holds: (_, past) => past.at(-1) === 'alert.wished' || past.at(-1) === 'stop.undone',
    },
    'none is stopped that nobody stopped': {
      in: ['stoppingAlert'],
      holds: (_, past) => past.at(-1) === 'alert.stopped',
    },
    'what was refused before is not said of a new try': {
      in: ['readingAlerts', 'settingAlert', 'stoppingAlert'],
      holds: ({ failure }) => failure === undefined,
    },
    'only what was stopped can be taken up again': {
      in: ['showingAlerts'],
      holds: ({ stopped, stopping }) => stopped === undefined || stopped === stopping,
    },
  },
  words: {
    events: {
      'alert.wished': 'asks to be told about a price',
      'alert.stopped': 'stops one',
      'stop.undone': 'takes it up again',
      'reading.retried': 'tries again',
      'alerts.left': 'leaves',
    },
    outcomes: {
      readAlerts: {
        'a reminder': 'sees the reminder there is',
        'a price': 'sees the price that is waited for',
        none: 'sees that there is none',
      },
      setAlert: { ok: 'will be told' },
      stopAlert: { ok: 'is told no more' },
    },
  },
};
