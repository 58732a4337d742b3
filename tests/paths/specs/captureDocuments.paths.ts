import { ApiFailure } from '#contract/protocol/failure.ts';
import { captureDocumentsMachine } from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { capturedPartsFixture, widgetFixture } from '#tests/fixtures/widgetFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

export const captureDocumentsPaths: PathSpec<typeof captureDocumentsMachine> = {
  machine: captureDocumentsMachine,
  starts: { 'verification begun': undefined },
  cases: { 'part.captured': capturedPartsFixture },
  outcomes: {
    requestDocuments: [ok(userFixture()), fail(new ApiFailure('personalDetailsRequired'))],
    openWidget: [ok(widgetFixture), fail(new ApiFailure('verificationUnavailable'))],
    submitPart: [ok(userFixture()), fail(new ApiFailure('unexpected'))],
  },
  key: ({ isWidgetOver, unsentParts, sentParts, failure }) => [
    isWidgetOver,
    unsentParts.map(({ part }) => part),
    sentParts,
    failure?.code,
  ],
  invariants: {
    'a part is sent after it was captured, and once (KYC-36)': {
      in: ['capturing.submittingPart'],
      holds: (_, past) => {
        const times = (name: string) => past.filter((event) => event === name).length;
        return times('submitPart: ok') < times('part.captured');
      },
    },
  },
  about: {
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
