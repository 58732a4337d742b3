import type { ErrorCode } from './failure.ts';

/** The one sentence for each refusal, in English. */
export const englishFailures = {
  requestInvalid: 'Something in this request is not as it should be. Check the highlighted fields and try again.',
  requestTooLarge: 'This is too big to send. Try a smaller one.',
  signInRequired: 'Please sign in to go on.',
  hashInvalid: 'Invalid request hash',
  freshSignInRequired: 'For your safety, enter your password again to go on.',
  secondFactorRequired: 'We don’t know this browser yet. Use your passkey or a code to finish signing in.',
  signInExpired: 'That took too long. Enter your password again to sign in.',
  passkeyRefused: 'That didn’t work. Try again, or use another way.',
  factorCodeWrong:
    'That code isn’t right, or it has been used. Enter the newest code from your app, or a recovery code.',
  factorsFull: 'You already have as many of these as an account can have. Remove one first.',
  crossSiteRefused: 'This request came from another site, so we did not act on it.',
  notFound: 'We could not find that.',
  methodNotAllowed: 'That cannot be done here.',
  httpsRequired: 'This connection isn’t secure. Use https.',
  tooManyRequests: 'Too many tries. Wait {{seconds}}, then try again.',
  challengeRequired:
    'Your browser couldn’t finish a short check. Reload the page and try again, or come back in {{minutes}}.',
  idempotencyKeyReused: 'This was already sent with other details. Reload the page and try again.',
  requestInProgress: 'We are still working on this. Wait a moment.',
  serviceUnavailable: 'We cannot do this right now. Nothing was lost; try again in a moment.',
  unexpected: 'An error occurred. Please try again.',

  credentialsWrong: 'The email, phone number or password is not right.',
  accountNotConfirmed: 'Your account is not confirmed yet. We have sent you a new code.',
  accountBlocked: 'Your account is blocked. Contact us and we will help.',
  accountInactive: 'Your account is inactive. Contact us and we will help.',
  codeWrong: 'That code is not right. Check it and try again.',
  codeExpired: 'That code is too old. Ask for a new one.',
  codeTriesUsedUp: 'That code was tried too often. Ask for a new one.',
  codeRequestedTooSoon: 'A code is on its way. You can ask for another in {{seconds}}.',
  tokenMissing: 'No token provided',
  tokenInvalid: 'Invalid token',
  phoneImpossible: 'That phone number can’t exist. Check it, with its country code, like +44 7400 123456.',
  smsNotServed:
    'We can’t text that number. Use your email address, or a mobile number from a country you can send money from.',
  smsPaused:
    'We can’t send any more texts to numbers in that country for now. Use your email address, or try again in an hour.',
  registrationInvalid: 'Check the highlighted fields, then create the account again.',
  passwordRefused: 'This password does not meet the rules, or is too easy to guess.',
  passwordsDiffer: 'Passwords do not match',
  oldPasswordWrong: 'The old password is not right. Nothing was changed.',
  businessOnly: 'Invitations are for business accounts. Contact us to have yours made one.',

  amountInvalid: 'Enter the amount in numbers, like 100.50.',
  amountBelowMinimum: 'You cannot send less than {{amount}} {{currency}}',
  amountAboveMaximum: 'The maximum transferable amount for {{method}} is {{amount}} {{currency}}.',
  currencyPairNotOffered: 'We do not send {{base}} to {{target}} yet.',
  methodUnavailable: 'That way of receiving money is not available in this country.',
  rateUnavailable: 'We cannot get today’s rate right now. Try again in a moment.',
  comparisonUnavailable: 'We cannot compare with other services right now. Try again in a moment.',
  pairDown: 'Transfers from {{base}} to {{target}} are paused for the moment. Other currencies work.',
  originNotYours:
    'You can only send from the country you live in, in its currency. Choose that country and we’ll work out the price again.',
  locationSuspended: 'Sending is suspended where you live, so nothing can begin. Transfers under way go on.',
  quoteExpired: 'This rate is no longer held. Look at the new one before you go on.',
  quoteUsed: 'This quote was already used for a transfer. Get a new one.',
  promoNotFound: 'Promo not found. No resource found',
  promoRedeemed: 'Promo not found. Invalid user',
  promoExpired: 'This promo has ended.',
  promoNotStarted: 'This promo has not started yet.',
  promoUsedUp: 'You have used this promo as often as it allows.',
  promoOutsideSpendLimits: 'Transfer between {{min}} {{currency}} and {{max}} {{currency}} to use this promo',
  promoCurrencyMismatch: 'This promo is not valid for {{currency}}.',
  promoPairMismatch: 'This promo is not valid from {{base}} to {{target}}.',

  recipientInvalid: 'Some recipient details need another look. Check the highlighted fields.',
  recipientDoesNotFit: 'This recipient cannot be paid this way in this country. Choose another recipient.',
  accountNameNotFound: 'Account not found. Please check the details and try again.',
  accountNameUnavailable: 'Account verification failed. Please check the details or try again later',

  reasonUnknown: 'Choose a reason from the list.',
  draftUsed: 'This transfer was already made, here or on another device. Nothing was made twice.',
  unverifiedTransfersExceeded: 'Verify your identity before you start another transfer.',
  sendingLimitExceeded:
    'This would go over your limit of {{amount}} {{currency}} in {{days}}. You can still pay up to {{most}} {{mostCurrency}}, fees included.',
  transferNotPayable: 'This transfer cannot be paid now. Look at its status.',
  transferExpired: 'This transfer has expired. Please return to dashboard to create a new one.',
  transferNotCancellable: 'This transfer can no longer be cancelled. Contact us and we will see what can be done.',
  payoutNotClosed:
    'Our payout partner may still pay this transfer out. As soon as that is settled you can cancel it: try again in a few minutes.',
  recipientBoundToPayment:
    'You’ve started paying for this recipient. Cancel that payment or wait for its result, then change the recipient.',
  recipientNotChangeable: 'The recipient of this transfer can no longer be changed.',
  acknowledgmentRequired: 'Confirm that you know and trust this recipient before you pay.',

  verificationRequired: 'We need to verify your identity before you can complete this transaction',
  personalDetailsInvalid: 'Check the highlighted personal details.',
  personalDetailsRequired: 'Give us your personal details first.',
  verificationUnavailable:
    'Unable to generate verification token. The identity check does not answer; try again in a moment.',
  handOverNeedsHttps:
    'A phone can only take over from a page opened by https. Go on with this device, or send pictures from it.',

  profileIncomplete: 'Missing Information! Kindly update your profile to complete this payment',
  providerNotOffered: 'That way of paying is not offered for this transfer.',
  providerNotOpen: 'Paying in {{currency}} is not open yet. Your transfer is kept.',
  providerUnavailable: 'This way to pay is unavailable at the moment. Choose another, or try again in a few minutes.',
  cardLimitExceeded: 'Cards can pay up to {{amount}} {{currency}}. Pay from your bank instead.',
  paymentInProgress: 'A payment for this transfer is already under way. Wait for its result.',
  heldBySender: 'You put this transfer on hold. It can be paid in {{hours}}, or cancelled at any time.',
  paymentNotStarted: 'Could not initiate payment, please try again',
} as const satisfies Record<ErrorCode, string>;

/** Refusals whose sentence names facts. */
export type FailureWithFacts = {
  [Code in ErrorCode]: (typeof englishFailures)[Code] extends `${string}{{${string}` ? Code : never;
}[ErrorCode];

/** What they say where a fact is missing: less, and then what needs none. */
export type ShorterFailures = Record<FailureWithFacts, readonly [...less: string[], bare: string]>;

export const englishShorter: ShorterFailures = {
  tooManyRequests: ['Too many tries. Wait a little, then try again.'],
  challengeRequired: [
    'Your browser couldn’t finish a short check. Reload the page and try again, or come back a little later.',
  ],
  codeRequestedTooSoon: ['A code is on its way. You can ask for another in a moment.'],
  amountBelowMinimum: ['This is less than you can send.'],
  amountAboveMaximum: ['This is more than you can send at once.'],
  currencyPairNotOffered: ['We do not send between these currencies yet.'],
  pairDown: ['Transfers between these currencies are paused for the moment. Other currencies work.'],
  promoOutsideSpendLimits: [
    'Transfer at least {{min}} {{currency}} to use this promo',
    'Transfer another amount to use this promo',
  ],
  promoCurrencyMismatch: ['This promo is not valid for your currency.'],
  promoPairMismatch: ['This promo is not valid between these currencies.'],
  sendingLimitExceeded: ['This would go over your limit. Send less, or contact us.'],
  providerNotOpen: ['Paying in this currency is not open yet. Your transfer is kept.'],
  heldBySender: ['You put this transfer on hold. It can be paid later, or cancelled at any time.'],
  cardLimitExceeded: ['This is more than cards can pay. Pay from your bank instead.'],
};
