import { type ActorRefFrom, assign, setup } from 'xstate';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { submitHandedOverPart } from '#contract/verification/handOver.ts';
import type { WidgetPart } from '#contract/verification/verification.ts';
import { port } from '../../port.ts';
import {
  type CapturedPart,
  type CapturedParts,
  isAwaitedPart,
  oldestPart,
  type VerificationWidget,
  withOldestSent,
  withPart,
} from '../verify-identity/capturedParts.ts';

/** `unfinished`: the widget is over and not everything reached us. `received`: everything did. */
export type CaptureOnPhoneStep = 'capture' | 'partRetry' | 'unfinished' | 'retry' | 'expired' | 'received';

export type CaptureOnPhoneContext = CapturedParts & {
  /** What the link stands for: the pictures of its person, and nothing else. */
  readonly token: string;
  readonly isWidgetOver: boolean;
  readonly failure?: Failure | undefined;
};

export type CaptureOnPhoneEvent =
  | ({ type: 'part.captured' } & CapturedPart)
  | { type: 'part.retried' }
  | { type: 'widget.finished' }
  | { type: 'check.reopened' };

/** The phone’s side of a hand-over: whoever is there is told that it is done once the server has every part (issue 5). */
export const captureOnPhoneMachine = setup({
  types: {
    context: {} as CaptureOnPhoneContext,
    events: {} as CaptureOnPhoneEvent,
    input: {} as { readonly token: string },
    meta: {} as { asks: CaptureOnPhoneStep },
    tags: {} as 'waiting',
  },
  actors: {
    openWidget: port<VerificationWidget, { readonly token: string }>('openWidget'),
    submitPart: port<unknown, BodyOf<typeof submitHandedOverPart>>('submitPart'),
  },
  guards: {
    isExpired: (_, { error }: { error: unknown }) => failureOf(error).code === 'tokenInvalid',
    isNothingLeft: (_, { error }: { error: unknown }) => failureOf(error).code === 'notFound',
    isAwaitedPart: ({ context }, { part }: { part: WidgetPart }) => isAwaitedPart(context, part),
    hasUnsentPart: ({ context }) => context.unsentParts.length > 0,
    isEverythingSent: ({ context: { isWidgetOver, widget, sentParts } }) =>
      isWidgetOver && widget?.parts.every(({ part }) => sentParts.includes(part)) === true,
    isWidgetOver: ({ context }) => context.isWidgetOver,
  },
  actions: {
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    /** What was sent stands as long as it is the same check. */
    rememberWidget: assign(({ context: { widget: before, sentParts } }, widget: VerificationWidget) => ({
      widget,
      isWidgetOver: false,
      sentParts: before?.token === widget.token ? sentParts : [],
      failure: undefined,
    })),
    queuePart: assign(({ context }, captured: CapturedPart) => withPart(context, captured)),
    markPartSent: assign(({ context }) => ({ ...withOldestSent(context), failure: undefined })),
    endWidget: assign({ isWidgetOver: true }),
  },
}).createMachine({
  id: 'captureOnPhone',
  context: ({ input }) => ({ ...input, isWidgetOver: false, unsentParts: [], sentParts: [] }),
  initial: 'openingWidget',
  states: {
    openingWidget: {
      tags: 'waiting',
      invoke: {
        id: 'openWidget',
        src: 'openWidget',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'capturing', actions: { type: 'rememberWidget', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'expired' },
          { guard: { type: 'isNothingLeft', params: ({ event }) => event }, target: 'received' },
          { target: 'askingToRetry', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    capturing: {
      initial: 'askingForParts',
      on: {
        'part.captured': {
          guard: { type: 'isAwaitedPart', params: ({ event }) => event },
          actions: { type: 'queuePart', params: ({ event }) => event },
        },
        'widget.finished': { actions: 'endWidget' },
      },
      states: {
        askingForParts: {
          meta: { asks: 'capture' },
          always: [
            { guard: 'hasUnsentPart', target: 'submittingPart' },
            { guard: 'isEverythingSent', target: '#captureOnPhone.received' },
            { guard: 'isWidgetOver', target: '#captureOnPhone.unfinished' },
          ],
        },
        submittingPart: {
          meta: { asks: 'capture' },
          invoke: {
            id: 'submitPart',
            src: 'submitPart',
            input: ({ context }) => ({ token: context.token, ...oldestPart(context) }),
            onDone: { target: 'askingForParts', actions: 'markPartSent' },
            onError: [
              { guard: { type: 'isExpired', params: ({ event }) => event }, target: '#captureOnPhone.expired' },
              {
                target: 'askingToResendPart',
                actions: { type: 'rememberFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        askingToResendPart: { meta: { asks: 'partRetry' }, on: { 'part.retried': 'submittingPart' } },
      },
    },
    askingToRetry: { meta: { asks: 'retry' }, on: { 'check.reopened': 'openingWidget' } },
    unfinished: { meta: { asks: 'unfinished' }, on: { 'check.reopened': 'openingWidget' } },
    /** Another link is made on the page this one came from. */
    expired: { type: 'final', meta: { asks: 'expired' } },
    received: { type: 'final', meta: { asks: 'received' } },
  },
});

export type CaptureOnPhoneActor = ActorRefFrom<typeof captureOnPhoneMachine>;
