import { readUser } from '#contract/account/account.ts';
import { openHandOver, submitHandedOverPart } from '#contract/verification/handOver.ts';
import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitPersonalDetails,
  submitVerificationPart,
} from '#contract/verification/verification.ts';
import { verifyIdentityFlow } from '#src/routes/transfer/transferFlows.ts';
import { captureOnPhoneFlow } from '#src/routes/verification/captureOnPhoneFlow.ts';
import { captureDocumentsPaths } from '../../specs/captureDocuments.paths.ts';
import { captureOnPhonePaths } from '../../specs/captureOnPhone.paths.ts';
import { verifyIdentityPaths } from '../../specs/verifyIdentity.paths.ts';
import { childOf, dataOf, told, wireOf } from '../wire.ts';

export const verifyIdentityWire = wireOf({
  spec: verifyIdentityPaths,
  flow: verifyIdentityFlow,
  answers: { fetchUser: dataOf(readUser), submitPersonalDetails: dataOf(submitPersonalDetails) },
});

export const captureDocumentsWire = wireOf({
  spec: captureDocumentsPaths,
  flow: childOf(verifyIdentityFlow, 'captureDocuments'),
  answers: {
    requestDocuments: dataOf(requestVerificationDocuments),
    openWidget: dataOf(openVerificationWidget),
    submitPart: dataOf(submitVerificationPart),
  },
});

export const captureOnPhoneWire = wireOf({
  spec: captureOnPhonePaths,
  flow: captureOnPhoneFlow,
  visitors: ['the code scanned'],
  answers: {
    openWidget: dataOf(openHandOver),
    submitPart: () => new Map([told(submitHandedOverPart, { done: true })]),
  },
});
