import { type ActorRefFrom, setup } from 'xstate';
import { port } from '../../port.ts';

/** `expiryWarning` can be put away; the deadline stays. */
export type ExpiryWatchdogStep = 'expiryWarning';

export type ExpiryWatchdogEvent = { type: 'warning.dismissed' };

/** Epoch seconds by the server's clock. */
export type ExpiryWatchdogInput = { readonly expiresAt: number };

/** Long enough before the end to finish paying (WCAG 2.2.1 asks for 20 s). */
const warningSeconds = 600;

/** Guards the 24 hours of an unpaid transfer (D-73). Absolute times, because timers do not survive a reload. */
export const expiryWatchdogMachine = setup({
  types: {
    context: {} as ExpiryWatchdogInput,
    events: {} as ExpiryWatchdogEvent,
    input: {} as ExpiryWatchdogInput,
    meta: {} as { asks: ExpiryWatchdogStep },
  },
  actors: { waitUntil: port<void, { at: number }>('waitUntil') },
}).createMachine({
  id: 'expiryWatchdog',
  context: ({ input }) => input,
  initial: 'watching',
  states: {
    watching: {
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ at: context.expiresAt - warningSeconds }),
        onDone: 'expiring',
      },
    },
    expiring: {
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ at: context.expiresAt }),
        onDone: 'expired',
      },
      initial: 'warning',
      states: {
        warning: { meta: { asks: 'expiryWarning' }, on: { 'warning.dismissed': 'warned' } },
        warned: {},
      },
    },
    expired: { type: 'final' },
  },
});

export type ExpiryWatchdogActor = ActorRefFrom<typeof expiryWatchdogMachine>;
