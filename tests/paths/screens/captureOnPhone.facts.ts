import type { captureOnPhoneMachine } from '#src/machines/verification/capture-on-phone/captureOnPhoneMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence } from './asRead.ts';
import { words } from './words.ts';

/** A phone that only has a link is told nothing of the person: what it can read is how the photos stand. */
const standing = (text: string) => ({ tells: () => text, onlyOneWay: 'the same for everybody who has a link' });

export const captureOnPhoneFacts: Facts<typeof captureOnPhoneMachine> = {
  capture: 'what is to be photographed is said by the company in its frame',
  partRetry: { 'that it did not arrive': standing(words('verification.capture.notReceived')) },
  unfinished: { 'what is missing': standing(words('handOver.phoneUnfinishedText')) },
  retry: { failure: ({ failure }) => sentence(failure) },
  expired: { 'what to do': standing(words('handOver.phoneInvalidText')) },
  received: { 'what to do': standing(words('handOver.phoneDoneText')) },
};
