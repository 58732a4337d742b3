import { generatePath, type PathParam } from 'react-router-dom';

/** Every address of the product (spec §2, Route table). Which of them open is for router.tsx to say. */
export const paths = {
  landing: '/',
  landingUk: '/en',
  landingCanada: '/ca',

  signUp: '/sign-up',
  // Not in the spec: the later parts of the form, so that Back leads to the part before.
  signUpContact: '/sign-up/contact',
  signUpConsent: '/sign-up/consent',
  signIn: '/sign-in',
  forgetPassword: '/forget-password',
  passwordEmailReset: '/password-email-reset',
  emailLinkSent: '/email-link-sent',
  passwordSmsReset: '/password-sms-reset',
  smsCodeSent: '/sms-code-sent',
  smsConfirmAccount: '/sms/confirm-account',
  emailConfirmAccount: '/email/confirm-account',
  confirmAccount: '/confirm-account/:token?',
  emailPasswordReset: '/email/password-reset',
  resetPassword: '/reset-password/:token?',
  passwordResetComplete: '/password-reset-complete',
  emailRegistration: '/email-registration',

  countryRegister: '/country/register',
  legal: '/company/legal',
  privacy: '/company/legal/privacy',
  cookies: '/company/legal/cookie',
  terms: '/company/legal/terms',
  support: '/support',
  about: '/company/about',
  blog: '/company/our-blog',
  tutorials: '/content/about/tutorials',
  howItWorks: '/how-it-works',
  help: '/help',
  aboutCameroon: '/content/about/cameroon',
  aboutKenya: '/content/about/kenya',
  aboutUganda: '/content/about/uganda',
  aboutTanzania: '/content/about/tanzania',
  cameroon: '/cameroon',
  kenya: '/kenya',
  uganda: '/uganda',
  tanzania: '/tanzania',
  contact: '/content/contact',
  closeAccount: '/help/topics/how-to-close-my-account',
  // Not in the spec: what was tested, how, and what does not work for everybody.
  accessibility: '/help/accessibility',
  mobileMoneyRate: '/mobile-money-rate',
  // Not in the spec: how often money was there by the time we gave.
  deliveryTimes: '/delivery-times',
  // Not in the spec: what a unit of a currency bought, over time.
  rateHistory: '/rates',
  axcessPayment: '/axcess-payment',
  transactions: '/transactions',
  accountStatements: '/account-statements',
  // Not in the spec: documents to read and print, and another recipient for a transfer that waits.
  statementPrint: '/account-statements/print',
  receipt: '/transactions/:transferId/receipt',
  changeRecipient: '/transactions/:transferId/recipient',

  transferComplete: '/transfer-complete/:transferId?',
  transferCompleted: '/transfer-completed/:transferId?',
  trustPaymentForMobile: '/trustPayment-for-mobile',

  dashboard: '/dashboard',
  notifications: '/notifications',
  settings: '/settings',
  profile: '/profile',
  editProfile: '/edit-profile',
  changePassword: '/change-password',
  transferMethod: '/transfer-method',
  getQuote: '/get-quote',
  guidedSender: '/send/guided',
  verification: '/verification',
  handOver: '/verification/hand-over/:token',
  recipient: '/recipient',
  recipientDetails: '/recipient-details',
  review: '/review',
  rewards: '/rewards',
  paymentMethod: '/payment-method',
  cardPayment: '/card-payment',
  createTransfer: '/create-transfer',
  authTransferComplete: '/auth-transfer-complete/:transferId?',
  transferResult: '/transfer/:status/:transferId?',
  truelayerProviders: '/truelayer-providers',
  businessInvite: '/business/invite',
} as const;

/** Past the welcome, at the form itself. */
export const signUpFormPath = `${paths.signUp}?with=email`;

export type KnownPath = (typeof paths)[keyof typeof paths];

type Place<Path extends string> = {
  readonly params?: { readonly [name in PathParam<Path>]?: string };
  readonly query?: Readonly<Record<string, string | undefined>>;
};

/** The address of a page: `pathTo(paths.review, { query: { transferId } })`. */
export function pathTo<Path extends KnownPath>(path: Path, { params, query = {} }: Place<Path> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const search = new URLSearchParams(given).toString();
  const filled = generatePath<string>(path, { ...params });
  return search ? `${filled}?${search}` : filled;
}
