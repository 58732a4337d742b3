import { type ActorRefFrom, assign, setup } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { isForReading, type SettingChange } from '#contract/account/profile.ts';
import type { Device } from '#contract/notification/device.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';

export type ChangeSettingsStep = 'overview' | 'password';

/** One change of the settings, or the end of a session elsewhere. */
export type AccountChange =
  | { readonly kind: 'setting'; readonly setting: SettingChange; readonly isAllOff?: true }
  | { readonly kind: 'endDevice'; readonly device: Device };

/** No password is ever in here: it goes from the event straight into the call. */
export type ChangeSettingsContext = {
  readonly change?: AccountChange | undefined;
  /** Whoever has a second factor confirms with it when the server asks, and is asked no password first. */
  readonly hasFactor: boolean;
  /** The person as they are once a setting was saved. */
  readonly saved?: User | undefined;
  readonly failure?: Failure | undefined;
};

type Chosen = { readonly change: AccountChange; readonly hasFactor: boolean };

export type ChangeSettingsEvent =
  | ({ type: 'change.chosen' } & Chosen)
  | { type: 'password.entered'; password: string }
  | { type: 'change.left' };

/** What is to be done, with the password where one was asked. */
type ConfirmedChange = { readonly password?: string } & (
  | { readonly setting: SettingChange }
  | { readonly sessionId: string }
);

/** But how pages look, nothing of an account changes without its password or second factor (PRF-07, D-38). */
export const changeSettingsMachine = setup({
  types: {
    context: {} as ChangeSettingsContext,
    events: {} as ChangeSettingsEvent,
    meta: {} as { asks: ChangeSettingsStep },
    tags: {} as 'waiting' | 'personal',
  },
  actors: { changeAccount: port<User | undefined, ConfirmedChange>('changeAccount') },
  guards: {
    needsNoPassword: (_, chosen: Chosen) => !needsPassword(chosen),
    neededNoPassword: ({ context }) => !needsPassword(context),
    /** Of two sizes chosen one after the other the last counts. */
    isNextOfReading: ({ context }, { change }: Chosen) => isOfReading(context.change) && isOfReading(change),
  },
  actions: {
    rememberChange: assign((_, { change, hasFactor }: Chosen) => ({
      change,
      hasFactor,
      saved: undefined,
      failure: undefined,
    })),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    forget: assign({ change: undefined, failure: undefined }),
  },
}).createMachine({
  id: 'changeSettings',
  context: { hasFactor: false },
  initial: 'overview',
  states: {
    overview: {
      meta: { asks: 'overview' },
      on: {
        'change.chosen': [
          {
            guard: { type: 'needsNoPassword', params: ({ event }) => event },
            target: 'changing',
            actions: { type: 'rememberChange', params: ({ event }) => event },
          },
          { target: 'askingPassword', actions: { type: 'rememberChange', params: ({ event }) => event } },
        ],
      },
    },
    askingPassword: {
      meta: { asks: 'password' },
      on: {
        'password.entered': { target: 'changing', actions: assign({ failure: undefined }) },
        'change.left': { target: 'overview', actions: 'forget' },
      },
    },
    changing: {
      tags: ['waiting', 'personal'],
      on: {
        'change.chosen': {
          guard: { type: 'isNextOfReading', params: ({ event }) => event },
          target: 'changing',
          reenter: true,
          actions: { type: 'rememberChange', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'changeAccount',
        src: 'changeAccount',
        input: ({ context, event }) => ({
          ...(event.type === 'password.entered' && { password: event.password }),
          ...toDo(answered(context, 'change')),
        }),
        onDone: { target: 'overview', actions: [assign({ saved: ({ event }) => event.output }), 'forget'] },
        onError: [
          {
            guard: 'neededNoPassword',
            target: 'overview',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'askingPassword', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
});

/** Who is asked for it before the change is tried. */
export const needsPassword = ({ change, hasFactor }: Pick<ChangeSettingsContext, 'change' | 'hasFactor'>): boolean =>
  !hasFactor && !isOfReading(change);

const isOfReading = (change: AccountChange | undefined): boolean =>
  change?.kind === 'setting' && isForReading(change.setting);

const toDo = (change: AccountChange): ConfirmedChange =>
  change.kind === 'setting' ? { setting: change.setting } : { sessionId: change.device.id };

export type ChangeSettingsActor = ActorRefFrom<typeof changeSettingsMachine>;
