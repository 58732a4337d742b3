import { ApiFailure } from '#contract/protocol/failure.ts';
import { handOverMachine } from '#src/machines/verification/hand-over/handOverMachine.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const link = { url: 'https://sawa.example/verification/hand-over/token', expiresAt: someMoment + 600 };

export const handOverPaths: PathSpec<typeof handOverMachine> = {
  machine: handOverMachine,
  starts: { 'at a desk': undefined },
  outcomes: {
    requestLink: [
      ok(link, 'link'),
      fail(new ApiFailure('handOverNeedsHttps')),
      fail(new ApiFailure('serviceUnavailable')),
    ],
    readState: [
      ok('waiting', 'nobody there yet'),
      ok('opened', 'phone at work'),
      ok('captured', 'all sent'),
      fail(new ApiFailure('serviceUnavailable')),
    ],
    wait: [ok(undefined, 'time passed')],
    waitUntil: [ok(undefined, 'time came')],
  },
  cannotFail: ['wait', 'waitUntil'],
  key: ({ link: known, isOpened, isCaptured, failure }) => [known !== undefined, isOpened, isCaptured, failure?.code],
  invariants: {
    'only the server’s word ends the check': {
      in: ['captured'],
      holds: ({ isCaptured }, past) => isCaptured && past.at(-1) === 'readState: all sent',
    },
  },
  words: {
    events: { 'link.requested': 'asks for another code', 'handOver.left': 'goes on with this device' },
    outcomes: {
      requestLink: {
        link: 'is shown a code to scan',
        handOverNeedsHttps: 'is told that a phone cannot take over here',
        serviceUnavailable: 'gets no answer',
      },
      readState: {
        'nobody there yet': 'sees that the phone is not there yet',
        'phone at work': 'sees that the phone is at work',
        'all sent': 'sees that everything was sent',
        serviceUnavailable: 'gets no answer',
      },
      wait: { 'time passed': 'waits' },
      waitUntil: { 'time came': 'waits until the code is over' },
    },
  },
};
