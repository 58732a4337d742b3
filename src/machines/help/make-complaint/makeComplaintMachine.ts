import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Complaint, ComplaintCase } from '#contract/help/complaint.ts';
import { type Failure, failureOf } from '#contract/protocol/failure.ts';
import {
  type ComplaintField,
  type ComplaintForm,
  complaintToSend,
  wrongComplaintFields,
} from '#domain/complaint/complaintForm.ts';
import { answered } from '../../answered.ts';
import { port } from '../../port.ts';

export type MakeComplaintStep = 'complaint' | 'taken';

export type MakeComplaintContext = {
  /** Who is there; nobody where they are not signed in, or not known yet. */
  readonly userId?: string | undefined;
  /** Who was there when the complaint was sent. */
  readonly sentBy?: string | undefined;
  readonly complaint?: ComplaintForm | undefined;
  /** In the order of the form; the same array until it is sent again. */
  readonly wrong: readonly ComplaintField[];
  readonly taken?: ComplaintCase | undefined;
  readonly failure?: Failure | undefined;
};

export type MakeComplaintEvent =
  | { type: 'person.met'; userId: string | undefined }
  | { type: 'complaint.entered'; complaint: ComplaintForm }
  | { type: 'another.begun' };

/** A complaint, checked before it is sent, and its case, which nobody else is shown (BIZ-04, BIZ-05). */
export const makeComplaintMachine = setup({
  types: {
    context: {} as MakeComplaintContext,
    events: {} as MakeComplaintEvent,
    meta: {} as { asks: MakeComplaintStep },
    tags: {} as 'waiting',
  },
  actors: { sendComplaint: port<ComplaintCase, Complaint>('sendComplaint') },
  guards: {
    isComplete: (_, { complaint }: { complaint: ComplaintForm }) => wrongComplaintFields(complaint).length === 0,
    isSenderHere: ({ context: { userId, sentBy } }) => userId === sentBy,
    isSomebodyElse: ({ context: { sentBy } }, { userId }: { userId: string | undefined }) => userId !== sentBy,
  },
  actions: {
    rememberPerson: assign({ userId: (_, { userId }: { userId: string | undefined }) => userId }),
    rememberComplaint: assign((_, { complaint }: { complaint: ComplaintForm }) => ({
      complaint,
      wrong: wrongComplaintFields(complaint),
      failure: undefined,
    })),
    forgetCase: assign({ complaint: undefined, taken: undefined }),
  },
}).createMachine({
  id: 'makeComplaint',
  context: { wrong: [] },
  initial: 'askingComplaint',
  on: { 'person.met': { actions: { type: 'rememberPerson', params: ({ event }) => event } } },
  states: {
    askingComplaint: {
      meta: { asks: 'complaint' },
      on: {
        'complaint.entered': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'rememberComplaint', params: ({ event }) => event },
          },
          { actions: { type: 'rememberComplaint', params: ({ event }) => event } },
        ],
      },
    },
    sending: {
      tags: 'waiting',
      entry: assign({ sentBy: ({ context }) => context.userId }),
      invoke: {
        id: 'sendComplaint',
        src: 'sendComplaint',
        input: ({ context }) => complaintToSend(answered(context, 'complaint')),
        onDone: [
          { guard: 'isSenderHere', target: 'taken', actions: assign({ taken: ({ event }) => event.output }) },
          { target: 'askingComplaint' },
        ],
        onError: { target: 'askingComplaint', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    taken: {
      meta: { asks: 'taken' },
      on: {
        'another.begun': { target: 'askingComplaint', actions: 'forgetCase' },
        'person.met': {
          guard: { type: 'isSomebodyElse', params: ({ event }) => event },
          target: 'askingComplaint',
          actions: ['forgetCase', { type: 'rememberPerson', params: ({ event }) => event }],
        },
      },
    },
  },
});

export type MakeComplaintActor = ActorRefFrom<typeof makeComplaintMachine>;
