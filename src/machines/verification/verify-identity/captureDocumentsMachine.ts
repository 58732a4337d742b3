import { type ActorRefFrom, assign, setup } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import type { WidgetPart } from '#contract/verification/verification.ts';
import { port } from '../../port.ts';
import {
  type CapturedPart,
  type CapturedParts,
  isAwaitedPart,
  oldestPart,
  type PartToSubmit,
  type VerificationWidget,
  withOldestSent,
  withPart,
} from './capturedParts.ts';

/** `partRetry`: a part was captured but did not reach us. */
export type CaptureDocumentsStep = 'capture' | 'partRetry';

export type CaptureDocumentsContext = CapturedParts & {
  readonly isWidgetOver: boolean;
  readonly failure?: Failure | undefined;
};

export type CaptureDocumentsEvent =
  | ({ type: 'part.captured' } & CapturedPart)
  | { type: 'part.retried' }
  | { type: 'widget.finished' }
  | { type: 'widget.closed' };

/** Without a failure the widget is over and every captured part was submitted, or the person gave up. */
export type CaptureDocumentsOutput = { readonly failure?: Failure | undefined };

/** Opens the identity widget and submits each part it captures, once (KYC-36). */
export const captureDocumentsMachine = setup({
  types: {
    context: {} as CaptureDocumentsContext,
    events: {} as CaptureDocumentsEvent,
    output: {} as CaptureDocumentsOutput,
    meta: {} as { asks: CaptureDocumentsStep },
    tags: {} as 'waiting',
  },
  actors: {
    requestDocuments: port<User, void>('requestDocuments'),
    openWidget: port<VerificationWidget, void>('openWidget'),
    submitPart: port<User, PartToSubmit>('submitPart'),
  },
  guards: {
    isAwaitedPart: ({ context }, { part }: { part: WidgetPart }) => isAwaitedPart(context, part),
    hasUnsentPart: ({ context }) => context.unsentParts.length > 0,
    isWidgetOver: ({ context }) => context.isWidgetOver,
  },
  actions: {
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    queuePart: assign(({ context }, captured: CapturedPart) => withPart(context, captured)),
    markPartSent: assign(({ context }) => ({ ...withOldestSent(context), failure: undefined })),
    endWidget: assign({ isWidgetOver: true }),
  },
}).createMachine({
  id: 'captureDocuments',
  context: { isWidgetOver: false, unsentParts: [], sentParts: [] },
  initial: 'requestingDocuments',
  states: {
    requestingDocuments: {
      tags: 'waiting',
      invoke: {
        id: 'requestDocuments',
        src: 'requestDocuments',
        onDone: 'openingWidget',
        onError: { target: 'ended', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    openingWidget: {
      tags: 'waiting',
      invoke: {
        id: 'openWidget',
        src: 'openWidget',
        onDone: { target: 'capturing', actions: assign({ widget: ({ event }) => event.output }) },
        onError: { target: 'ended', actions: { type: 'rememberFailure', params: ({ event }) => event } },
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
        'widget.closed': { actions: 'endWidget' },
      },
      states: {
        askingForParts: {
          meta: { asks: 'capture' },
          always: [
            { guard: 'hasUnsentPart', target: 'submittingPart' },
            { guard: 'isWidgetOver', target: '#captureDocuments.ended' },
          ],
        },
        submittingPart: {
          /** The widget stays in view: its next part may come while this one is on its way. */
          meta: { asks: 'capture' },
          invoke: {
            id: 'submitPart',
            src: 'submitPart',
            input: ({ context }) => oldestPart(context),
            onDone: { target: 'askingForParts', actions: 'markPartSent' },
            onError: {
              target: 'askingToResendPart',
              actions: { type: 'rememberFailure', params: ({ event }) => event },
            },
          },
        },
        askingToResendPart: {
          meta: { asks: 'partRetry' },
          on: {
            'part.retried': 'submittingPart',
            'widget.closed': { target: '#captureDocuments.ended', actions: assign({ failure: undefined }) },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => ({ failure: context.failure }),
});

export type CaptureDocumentsActor = ActorRefFrom<typeof captureDocumentsMachine>;
