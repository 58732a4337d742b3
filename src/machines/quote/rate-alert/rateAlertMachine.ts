import { type ActorRefFrom, assign, setup } from 'xstate';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { RateAlert, RateAlerts, RateAlertWish, stopRateAlert } from '#contract/quote/rateAlert.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';

export type RateAlertStep = 'alerts' | 'readingFailed';

export type RateAlertContext = {
  /** Oldest first, once they were read. */
  readonly alerts: readonly RateAlert[];
  readonly wish?: RateAlertWish | undefined;
  readonly stopping?: RateAlert | undefined;
  /** The one that was stopped last, until another thing is done. */
  readonly stopped?: RateAlert | undefined;
  readonly failure?: Failure | undefined;
};

export type RateAlertEvent =
  | { type: 'alert.wished'; wish: RateAlertWish }
  | { type: 'alert.stopped'; alert: RateAlert }
  | { type: 'stop.undone' }
  | { type: 'reading.retried' }
  | { type: 'alerts.left' };

/** Prices a sender waits for and days they are reminded on: seen, set, stopped and taken up again (peers 7). */
export const rateAlertMachine = setup({
  types: {
    context: {} as RateAlertContext,
    events: {} as RateAlertEvent,
    meta: {} as { asks: RateAlertStep },
    tags: {} as 'waiting',
  },
  actors: {
    readAlerts: port<RateAlerts, void>('readAlerts'),
    setAlert: port<RateAlert, RateAlertWish>('setAlert'),
    stopAlert: port<DataOf<typeof stopRateAlert>, { readonly alertId: string }>('stopAlert'),
  },
  guards: {
    hasStopped: ({ context }) => context.stopped !== undefined,
    isGone: (_, { error }: { error: unknown }) => failureOf(error).code === 'notFound',
  },
  actions: {
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    forgetFailure: assign({ failure: undefined }),
    forgetStopped: assign({ stopped: undefined }),
    rememberStopped: assign({ stopped: ({ context }) => context.stopping }),
  },
}).createMachine({
  id: 'rateAlert',
  context: { alerts: [] },
  initial: 'readingAlerts',
  on: { 'alerts.left': '.left' },
  states: {
    readingAlerts: {
      tags: 'waiting',
      entry: 'forgetFailure',
      invoke: {
        id: 'readAlerts',
        src: 'readAlerts',
        onDone: { target: 'showingAlerts', actions: assign({ alerts: ({ event }) => event.output.alerts }) },
        onError: { target: 'readingFailed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    readingFailed: { meta: { asks: 'readingFailed' }, on: { 'reading.retried': 'readingAlerts' } },
    showingAlerts: {
      meta: { asks: 'alerts' },
      on: {
        'alert.wished': { target: 'settingAlert', actions: assign({ wish: ({ event }) => event.wish }) },
        'alert.stopped': {
          target: 'stoppingAlert',
          actions: assign({ stopping: ({ event }) => event.alert }),
        },
        'stop.undone': {
          guard: 'hasStopped',
          target: 'settingAlert',
          actions: assign({ wish: ({ context: { stopped, wish } }) => (stopped ? wishOf(stopped) : wish) }),
        },
      },
    },
    settingAlert: {
      tags: 'waiting',
      entry: 'forgetFailure',
      invoke: {
        id: 'setAlert',
        src: 'setAlert',
        input: ({ context }) => answered(context, 'wish'),
        onDone: { target: 'readingAlerts', actions: 'forgetStopped' },
        onError: { target: 'showingAlerts', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    stoppingAlert: {
      tags: 'waiting',
      entry: ['forgetFailure', 'forgetStopped'],
      invoke: {
        id: 'stopAlert',
        src: 'stopAlert',
        input: ({ context }) => ({ alertId: answered(context, 'stopping').id }),
        onDone: { target: 'readingAlerts', actions: 'rememberStopped' },
        onError: [
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'readingAlerts' },
          { target: 'showingAlerts', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    left: { type: 'final' },
  },
});

export type RateAlertActor = ActorRefFrom<typeof rateAlertMachine>;

/** What was asked for, to be asked for again. */
function wishOf({ id, destinationCurrency, expiresAt, ...alert }: RateAlert): RateAlertWish {
  if (alert.kind === 'price') {
    const { rateNeeded, ...wish } = alert;
    return wish;
  }
  const { nextAt, ...wish } = alert;
  return wish;
}
