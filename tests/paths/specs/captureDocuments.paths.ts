import { ApiFailure } from '#contract/protocol/failure.ts';
import { captureDocumentsMachine } from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const widget = {
  token: 'widget-token',
  widgetUrl: 'http://127.0.0.1:4100/identity?transaction=transaction-1',
  parts: [
    { part: 'document', verificationId: '0197a000-0000-7000-8000-0000000000d0' },
    { part: 'face', verificationId: '0197a000-0000-7000-8000-0000000000fa' },
  ] as const,
  expiresAt: 2_000,
};

export const captureDocumentsPaths: PathSpec<typeof captureDocumentsMachine> = {
  machine: captureDocumentsMachine,
  starts: { 'verification begun': undefined },
  cases: {
    'part.captured': [
      { part: 'document', reference: 'picture-1', transactionId: 'transaction-1' },
      { part: 'face', reference: 'picture-2', transactionId: 'transaction-1' },
      { part: 'proof_of_address', reference: 'picture-3', transactionId: 'transaction-1' },
    ],
  },
  outcomes: {
    requestDocuments: [ok(userFixture()), fail(new ApiFailure('personalDetailsRequired'))],
    openWidget: [ok({ ...widget, parts: [...widget.parts] }), fail(new ApiFailure('verificationUnavailable'))],
    submitPart: [ok(userFixture()), fail(new ApiFailure('unexpected'))],
  },
  key: ({ isWidgetOver, unsentParts, sentParts, failure }) => [
    isWidgetOver,
    unsentParts.map(({ part }) => part),
    sentParts,
    failure?.code,
  ],
  invariants: {
    'a part is sent after it was captured, and once': {
      in: ['capturing.submittingPart'],
      holds: (_, past) => {
        const times = (name: string) => past.filter((event) => event === name).length;
        return times('submitPart: ok') < times('part.captured');
      },
    },
  },
  proves: {
    'capturing.submittingPart': ['KYC-36'],
    'capturing.askingForParts': ['KYC-10'],
  },
  words: {
    events: {
      'part.captured': ({ part }) => `takes the picture for ${part}`,
      'part.retried': 'sends the picture again',
      'widget.finished': 'finishes in the widget',
      'widget.closed': 'closes the widget',
    },
    outcomes: {
      requestDocuments: { ok: 'may hand in documents' },
      openWidget: { ok: 'sees the camera' },
      submitPart: { ok: 'has handed in the picture', unexpected: 'is told that the picture did not arrive' },
    },
  },
};
