import { readUser } from '#contract/account.ts';
import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitPersonalDetails,
  submitVerificationPart,
} from '#contract/verification.ts';
import { verifyIdentityFlow } from '#src/routes/transferFlows.ts';
import { captureDocumentsPaths } from '../../specs/captureDocuments.paths.ts';
import { verifyIdentityPaths } from '../../specs/verifyIdentity.paths.ts';
import { childOf, dataOf, wireOf } from '../wire.ts';

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
