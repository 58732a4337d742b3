import { ApiFailure } from '#contract/protocol/failure.ts';
import { captureOnPhoneMachine } from '#src/machines/verification/capture-on-phone/captureOnPhoneMachine.ts';
import { capturedPartsFixture, widgetFixture } from '#tests/fixtures/widgetFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

export const captureOnPhonePaths: PathSpec<typeof captureOnPhoneMachine> = {
  machine: captureOnPhoneMachine,
  starts: { 'the code scanned': { token: 'any-token' } },
  cases: { 'part.captured': capturedPartsFixture },
  outcomes: {
    openWidget: [
      ok(widgetFixture, 'the camera'),
      ok({ ...widgetFixture, token: 'another-token' }, 'another check'),
      fail(new ApiFailure('tokenInvalid')),
      fail(new ApiFailure('notFound'), 'nothing left to capture'),
      fail(new ApiFailure('verificationUnavailable')),
    ],
    submitPart: [
      ok(undefined, 'arrived'),
      fail(new ApiFailure('tokenInvalid')),
      fail(new ApiFailure('serviceUnavailable')),
    ],
  },
  key: ({ widget: opened, isWidgetOver, unsentParts, sentParts, failure }) => [
    opened?.token,
    isWidgetOver,
    unsentParts.map(({ part }) => part),
    sentParts,
    failure?.code,
  ],
  invariants: {
    'it is done when the server has every part, or says so': {
      in: ['received'],
      holds: ({ sentParts }, past) =>
        past.at(-1) === 'openWidget: nothing left to capture' ||
        widgetFixture.parts.every(({ part }) => sentParts.includes(part)),
    },
  },
  words: {
    events: {
      'part.captured': ({ part }) => `takes the picture for ${part}`,
      'part.retried': 'sends the picture again',
      'widget.finished': 'finishes in the widget',
      'check.reopened': 'opens the check again',
    },
    outcomes: {
      openWidget: {
        'the camera': 'sees the camera',
        'another check': 'sees the camera, for a check that begins anew',
        tokenInvalid: 'is told that the link has expired',
        'nothing left to capture': 'is told that everything is there',
      },
      submitPart: {
        arrived: 'has handed in the picture',
        tokenInvalid: 'is told that the link has expired',
        serviceUnavailable: 'is told that the picture did not arrive',
      },
    },
  },
};
