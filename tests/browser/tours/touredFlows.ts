import type { Flow } from '#src/dialogue/flows/place.ts';
import type { Face } from '#tests/paths/walker/page.ts';

/** Walked through the built product in Chromium, by the file of this name; or why not. */
type Toured = 'toured' | { readonly not: string };

/** Machines that the guide asks nothing of. */
type Beside =
  | 'acceptTerms'
  | 'applyPromo'
  | 'captureOnPhone'
  | 'changePassword'
  | 'changeSettings'
  | 'checkSession'
  | 'dialogue'
  | 'downloadStatement'
  | 'editProfile'
  | 'expiryWatchdog'
  | 'handOver'
  | 'inviteBusiness'
  | 'makeComplaint'
  | 'rateAlert'
  | 'recallTransfer'
  | 'resetPassword'
  | 'secondFactor'
  | 'session'
  | 'shareTransfer'
  | 'transferLifecycle';

const both = { classic: 'toured', chat: 'toured' } as const;
const ownPage = { not: 'it has a page of its own, and is no part of a conversation' };
const noFace = { not: 'it is the same on every page, whatever face the page has' };
const noBrowser = { not: 'it runs on the server' };
const chatAlone = { not: 'the screens have no such flow: it is the conversation’s own' };

/** Every machine on both faces. What the guide asks is a row here, or this does not compile. */
export const touredFlows: Readonly<Record<Flow | Beside, Readonly<Record<Face, Toured>>>> = {
  acceptTerms: { classic: 'toured', chat: noFace },
  addRecipient: both,
  applyPromo: { classic: 'toured', chat: { not: 'a promotion is entered on the screens' } },
  cancelTransfer: both,
  captureDocuments: both,
  captureOnPhone: { classic: 'toured', chat: ownPage },
  changePassword: { classic: 'toured', chat: ownPage },
  changeRecipient: both,
  changeSettings: {
    classic: {
      not: 'what is asked first hangs on a second factor, which the sender of a tour has or has not: the journeys of an own account and of factor codes play both',
    },
    chat: ownPage,
  },
  checkSession: { classic: 'toured', chat: noFace },
  completeProfile: both,
  confirmCode: both,
  confirmNewRecipient: both,
  dialogue: {
    classic: chatAlone,
    chat: { not: 'it is what every tour of the chat talks to, and has no question of its own' },
  },
  downloadStatement: { classic: 'toured', chat: ownPage },
  editProfile: { classic: 'toured', chat: ownPage },
  expiryWatchdog: {
    classic: 'toured',
    chat: { not: 'it asks nothing: the tour of sending money in the chat lets its day pass' },
  },
  reauthentication: both,
  guidedSender: { classic: chatAlone, chat: 'toured' },
  handOver: { classic: 'toured', chat: ownPage },
  payTransfer: both,
  paymentResult: both,
  inviteBusiness: { classic: 'toured', chat: ownPage },
  makeComplaint: { classic: 'toured', chat: ownPage },
  priceQuote: both,
  rateAlert: {
    classic: 'toured',
    chat: { not: 'alerts are set on the page with the rates' },
  },
  recallTransfer: { classic: 'toured', chat: { not: 'the guide leads to its dialog' } },
  registerEmail: both,
  resetPassword: { classic: 'toured', chat: ownPage },
  safeguard: { classic: chatAlone, chat: 'toured' },
  secondFactor: { classic: 'toured', chat: ownPage },
  sendMoney: both,
  session: { classic: 'toured', chat: noFace },
  shareTransfer: { classic: 'toured', chat: { not: 'the guide leads to its dialog' } },
  signIn: both,
  signUp: both,
  talkToPerson: {
    classic: chatAlone,
    chat: { not: 'it is walked in jsdom, where its only call is held, and played over HTTP with the operator’s tool' },
  },
  transferLifecycle: { classic: noBrowser, chat: noBrowser },
  verifyIdentity: both,
};
