import type { Questions } from '../flows/question.ts';
import { confirmCodeQuestions, registerEmailQuestions, signUpQuestions } from './accountQuestions.ts';
import { cancelTransferQuestions } from './cancelTransferQuestions.ts';
import { changeRecipientQuestions } from './changeRecipientQuestions.ts';
import { captureDocumentsQuestions, verifyIdentityQuestions } from './identityQuestions.ts';
import { completeProfileQuestions, paymentResultQuestions, payTransferQuestions } from './paymentQuestions.ts';
import { priceQuoteQuestions } from './quoteQuestions.ts';
import { addRecipientQuestions } from './recipientQuestions.ts';
import { safeguardQuestions } from './safeguardQuestions.ts';
import { confirmNewRecipientQuestions, guideQuestions, sendMoneyQuestions } from './sendMoneyQuestions.ts';
import { reauthenticationQuestions, signInQuestions } from './signInQuestions.ts';
import { talkToPersonQuestions } from './talkToPersonQuestions.ts';

/** The chat face of every flow; the screens of each are the other. */
export const questions: Questions = {
  guidedSender: guideQuestions,
  sendMoney: sendMoneyQuestions,
  priceQuote: priceQuoteQuestions,
  addRecipient: addRecipientQuestions,
  confirmNewRecipient: confirmNewRecipientQuestions,
  changeRecipient: changeRecipientQuestions,
  reauthentication: reauthenticationQuestions,
  cancelTransfer: cancelTransferQuestions,
  payTransfer: payTransferQuestions,
  completeProfile: completeProfileQuestions,
  paymentResult: paymentResultQuestions,
  verifyIdentity: verifyIdentityQuestions,
  captureDocuments: captureDocumentsQuestions,
  signIn: signInQuestions,
  signUp: signUpQuestions,
  confirmCode: confirmCodeQuestions,
  registerEmail: registerEmailQuestions,
  safeguard: safeguardQuestions,
  talkToPerson: talkToPersonQuestions,
};
