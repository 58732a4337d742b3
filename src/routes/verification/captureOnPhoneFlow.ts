import { captureOnPhoneMachine } from '#src/machines/verification/capture-on-phone/captureOnPhoneMachine.ts';
import { captureOnPhoneServices } from '#src/services/verification/handOverServices.ts';

/** A check on the phone that scanned its code, with the real calls behind its ports. */
export const captureOnPhoneFlow = captureOnPhoneMachine.provide({ actors: captureOnPhoneServices });
