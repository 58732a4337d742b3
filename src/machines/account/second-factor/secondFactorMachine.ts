import { type ActorRefFrom, assertEvent, assign, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import type {
  AppSecret,
  FactorAct,
  FactorChange,
  FactorRemoval,
  NamedPasskey,
} from '#contract/session/secondFactor.ts';
import { port } from '../../port.ts';
import { reauthenticationMachine } from '../reauthentication/reauthenticationMachine.ts';

export type SecondFactorStep = 'overview' | 'passkeyName' | 'removal' | 'appCode' | 'recoveryCodes';

export type SecondFactorContext = {
  /** The passkey being named anew; nothing while one is added. */
  readonly renamed?: NamedPasskey | undefined;
  readonly act?: FactorAct | undefined;
  readonly app?: AppSecret | undefined;
  readonly recoveryCodes?: readonly string[] | undefined;
  readonly failure?: Failure | undefined;
};

export type SecondFactorEvent =
  | { type: 'passkey.wanted' }
  | ({ type: 'rename.wanted' } & NamedPasskey)
  | { type: 'removal.wanted'; act: FactorRemoval }
  | { type: 'app.wanted' }
  | { type: 'codes.wanted' }
  | { type: 'keeping.wanted' }
  | { type: 'name.entered'; name: string }
  | { type: 'removal.confirmed' }
  | { type: 'code.entered'; code: string }
  | { type: 'codes.kept' }
  | { type: 'act.left' };

const naming: readonly (FactorAct['kind'] | undefined)[] = ['addPasskey', 'renamePasskey'];
const removing: readonly (FactorAct['kind'] | undefined)[] = ['removePasskey', 'removeAuthenticator'];
type Failed = { error: unknown };
type Changed = { output: FactorChange };

/**
 * The second factors of somebody's settings. What the server wants confirmed is confirmed, and done then. Secrets stand
 * in the context while they are shown; the tag `personal` keeps the snapshot out of storage.
 */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    meta: {} as { asks: SecondFactorStep },
    tags: {} as 'waiting' | 'personal',
    children: {} as { reauthentication: 'reauthentication' },
  },
  actors: {
    changeFactors: port<FactorChange, FactorAct>('changeFactors'),
    confirmAuthenticator: port<FactorChange, { code: string }>('confirmAuthenticator'),
    reauthentication: reauthenticationMachine,
  },
  guards: {
    givesSecret: (_, { output }: Changed) => output.app !== undefined,
    givesCodes: (_, { output }: Changed) => output.recoveryCodes !== undefined,
    needsReauthentication: (_, { error }: Failed) => failureOf(error).code === 'reauthenticationRequired',
    isNaming: ({ context: { act } }) => naming.includes(act?.kind),
    isRemoving: ({ context: { act } }) => removing.includes(act?.kind),
    isConfirmed: (_, { output }: { output: { isConfirmed: boolean } }) => output.isConfirmed,
  },
  actions: {
    rememberFailure: assign({ failure: (_, { error }: Failed) => failureOf(error) }),
    rememberChange: assign((_, { output }: Changed) => ({ app: output.app, recoveryCodes: output.recoveryCodes })),
    forget: assign({
      renamed: undefined,
      act: undefined,
      app: undefined,
      recoveryCodes: undefined,
      failure: undefined,
    }),
  },
}).createMachine({
  id: 'secondFactor',
  context: {},
  initial: 'overview',
  states: {
    overview: {
      meta: { asks: 'overview' },
      on: {
        'passkey.wanted': { target: 'askingName', actions: 'forget' },
        'rename.wanted': {
          target: 'askingName',
          actions: ['forget', assign({ renamed: ({ event: { passkeyId, name } }) => ({ passkeyId, name }) })],
        },
        'removal.wanted': {
          target: 'askingRemoval',
          actions: ['forget', assign({ act: ({ event }) => event.act })],
        },
        'app.wanted': { target: 'changing', actions: ['forget', assign({ act: { kind: 'addAuthenticator' } })] },
        'codes.wanted': { target: 'changing', actions: ['forget', assign({ act: { kind: 'renewRecoveryCodes' } })] },
        'keeping.wanted': { target: 'changing', actions: ['forget', assign({ act: { kind: 'keepFactors' } })] },
      },
    },
    askingName: {
      meta: { asks: 'passkeyName' },
      on: {
        'name.entered': {
          target: 'changing',
          actions: assign({
            failure: undefined,
            act: ({ context: { renamed }, event: { name } }): FactorAct =>
              renamed ? { kind: 'renamePasskey', passkeyId: renamed.passkeyId, name } : { kind: 'addPasskey', name },
          }),
        },
        'act.left': { target: 'overview', actions: 'forget' },
      },
    },
    askingRemoval: {
      meta: { asks: 'removal' },
      on: {
        'removal.confirmed': { target: 'changing', actions: assign({ failure: undefined }) },
        'act.left': { target: 'overview', actions: 'forget' },
      },
    },
    changing: {
      tags: 'waiting',
      invoke: {
        id: 'changeFactors',
        src: 'changeFactors',
        input: ({ context: { act } }) => {
          if (!act) throw new Error('Nothing was asked for');
          return act;
        },
        onDone: [
          {
            guard: { type: 'givesSecret', params: ({ event }) => event },
            target: 'askingAppCode',
            actions: { type: 'rememberChange', params: ({ event }) => event },
          },
          {
            guard: { type: 'givesCodes', params: ({ event }) => event },
            target: 'showingCodes',
            actions: { type: 'rememberChange', params: ({ event }) => event },
          },
          { target: 'overview', actions: 'forget' },
        ],
        onError: [
          { guard: { type: 'needsReauthentication', params: ({ event }) => event }, target: 'confirming' },
          {
            guard: 'isNaming',
            target: 'askingName',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          {
            guard: 'isRemoving',
            target: 'askingRemoval',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'overview', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      invoke: {
        id: 'reauthentication',
        src: 'reauthentication',
        onDone: [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'changing' },
          { target: 'overview', actions: 'forget' },
        ],
      },
    },
    askingAppCode: {
      tags: 'personal',
      meta: { asks: 'appCode' },
      on: {
        'code.entered': { target: 'confirmingApp', actions: assign({ failure: undefined }) },
        'act.left': { target: 'overview', actions: 'forget' },
      },
    },
    confirmingApp: {
      tags: ['waiting', 'personal'],
      invoke: {
        id: 'confirmAuthenticator',
        src: 'confirmAuthenticator',
        input: ({ event }) => {
          assertEvent(event, 'code.entered');
          return { code: event.code };
        },
        onDone: {
          target: 'showingCodes',
          actions: { type: 'rememberChange', params: ({ event }) => event },
        },
        onError: { target: 'askingAppCode', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    showingCodes: {
      tags: 'personal',
      meta: { asks: 'recoveryCodes' },
      on: { 'codes.kept': { target: 'overview', actions: 'forget' } },
    },
  },
});

export type SecondFactorActor = ActorRefFrom<typeof secondFactorMachine>;
