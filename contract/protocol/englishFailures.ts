import type { ErrorCode } from './failure.ts';

/** The one sentence for each refusal, in English. */
export const englishFailures = {
  requestInvalid: 'Something isn’t right. Check the highlighted fields and try again.',
  requestTooLarge: 'This is too big to send. Try a smaller one.',
  signInRequired: 'Please sign in to continue.',
  hashInvalid: 'Invalid request hash',
  reauthenticationRequired: 'To keep you safe, confirm it’s you to continue.',
  secondFactorRequired: 'We don’t know this browser yet. Use your passkey or a code to finish signing in.',
  signInExpired: 'That took too long. Enter your password again to sign in.',
  passkeyRefused: 'That didn’t work. Try again, or use another way.',
  factorCodeWrong:
    'That code isn’t right, or it has been used. Enter the newest code from your app, or a recovery code.',
  factorsFull: 'You already have as many of these as an account can have. Remove one first.',
  crossSiteRefused: 'This request came from another site, so we ignored it.',
  notFound: 'We couldn’t find that.',
  methodNotAllowed: 'You can’t do that here.',
  httpsRequired: 'This connection isn’t secure. Use https.',
  tooManyRequests: 'Too many attempts. Wait {{seconds}}, then try again.',
  challengeRequired:
    'Your browser couldn’t finish a short check. Reload the page and try again, or come back in {{minutes}}.',
  idempotencyKeyReused: 'You’ve already sent this with other details. Reload the page and try again.',
  requestInProgress: 'We’re still working on this. Wait a moment.',
  serviceUnavailable: 'We can’t do this right now. Nothing is lost; try again in a moment.',
  unexpected: 'An error occurred. Please try again. If it happens again, tell us this code: {{requestCode}}.',

  credentialsWrong: 'The email, phone number or password isn’t right.',
  accountNotConfirmed: 'Your account is not confirmed yet. We’ve sent you a new code.',
  accountBlocked: 'Your account is blocked. Contact us and we’ll help.',
  accountInactive: 'Your account is inactive. Contact us and we’ll help.',
  codeWrong: 'That code isn’t right. Check it and try again.',
  codeExpired: 'That code has expired. Get a new one.',
  codeTriesUsedUp: 'You’ve tried that code too many times. Get a new one.',
  codeRequestedTooSoon: 'A code is on its way. You can get another in {{seconds}}.',
  tokenMissing: 'No token provided',
  tokenInvalid: 'Invalid token',
  phoneImpossible: 'That phone number can’t exist. Check it, with its country code, like +44 7400 123456.',
  smsNotServed:
    'We can’t text that number. Use your email address, or a mobile number from a country you can send money from.',
  smsPaused:
    'We can’t send any more texts to numbers in that country for now. Use your email address, or try again in an hour.',
  registrationInvalid: 'Check the highlighted fields, then create the account again.',
  passwordRefused: 'This password doesn’t meet the rules, or is too easy to guess.',
  passwordsDiffer: 'Passwords do not match',
  oldPasswordWrong: 'The old password isn’t right. Nothing was changed.',
  businessOnly: 'Only business accounts can invite people. Contact us to switch yours.',

  amountInvalid: 'Enter the amount in numbers, like 100.50.',
  amountBelowMinimum: 'You cannot send less than {{amount}} {{currency}}',
  amountAboveMaximum: 'The maximum transferable amount for {{method}} is {{amount}} {{currency}}.',
  currencyPairNotOffered: 'We don’t send {{base}} to {{target}} yet.',
  methodUnavailable: 'You can’t receive money that way in this country.',
  rateUnavailable: 'We can’t get today’s rate right now. Try again in a moment.',
  comparisonUnavailable: 'We can’t compare with other services right now. Try again in a moment.',
  pairDown: 'Transfers from {{base}} to {{target}} are paused for now. Other currencies work.',
  originNotYours:
    'You can only send from the country you live in, in its currency. Choose that country and we’ll work out the price again.',
  locationSuspended:
    'Sending is suspended where you live, so you can’t start a transfer. Transfers already on their way continue.',
  quoteExpired: 'Your quote ran out. Check the new one before you continue.',
  quoteUsed: 'You’ve already used this quote for a transfer. Get a new one.',
  promoNotFound: 'Promo not found. No resource found',
  promoRedeemed: 'Promo not found. Invalid user',
  promoExpired: 'This promo has ended.',
  promoNotStarted: 'This promo hasn’t started yet.',
  promoUsedUp: 'You’ve used this promo as often as you can.',
  promoOutsideSpendLimits: 'Transfer between {{min}} {{currency}} and {{max}} {{currency}} to use this promo',
  promoCurrencyMismatch: 'This promo isn’t valid for {{currency}}.',
  promoPairMismatch: 'This promo isn’t valid from {{base}} to {{target}}.',

  recipientInvalid: 'Some of the recipient’s details aren’t right. Check the highlighted fields.',
  recipientDoesNotFit: 'We can’t pay this recipient this way in this country. Choose another recipient.',
  accountNameNotFound: 'Account not found. Please check the details and try again.',
  accountNameUnavailable: 'Account verification failed. Please check the details or try again later',

  reasonUnknown: 'Choose a reason from the list.',
  draftUsed: 'You’ve already made this transfer, here or on another device. It wasn’t made twice.',
  threadChanged: 'This conversation went further elsewhere. Read what was said there first.',
  unverifiedTransfersExceeded: 'Verify your identity before you start another transfer.',
  sendingLimitExceeded:
    'This would go over your limit of {{amount}} {{currency}} in {{days}}. You can still pay up to {{most}} {{mostCurrency}}, fees included.',
  transferNotPayable: 'You can’t pay this transfer now. Check its status.',
  transferExpired: 'This transfer has expired. Please return to dashboard to create a new one.',
  transferNotDelivered: 'This transfer hasn’t arrived, or has come back. There’s nothing to ask our partner for.',
  transferNotShared: 'There’s nothing to follow here: this transfer isn’t paid for, or has ended.',
  rateAlertMetToday: 'You can have this today: it costs {{amount}} {{currency}}, all fees included.',
  rateAlertOutOfReach:
    'Today this costs {{amount}} {{currency}}. Our rate would have to rise by more than {{percent}}%, so we don’t wait for it. Try a higher price.',
  rateAlertRateFixed:
    'Our rate from euros to CFA francs is fixed, so this price won’t change: {{amount}} {{currency}}.',
  rateAlertNeedsEmail: 'Your account has no email yet. Add one first, or choose your devices.',
  rateAlertsFull: 'You have {{count}} alerts and reminders, as many as one person can have. Stop one first.',
  transferNotCancellable: 'You can’t cancel this transfer any more. Contact us and we’ll see what we can do.',
  payoutNotClosed:
    'Our payout partner may still pay this transfer out. Try to cancel again in a few minutes, when we know.',
  recipientBoundToPayment:
    'You’ve started paying for this recipient. Cancel that payment or wait for its result, then change the recipient.',
  recipientNotChangeable: 'You can’t change the recipient of this transfer any more.',
  acknowledgmentRequired: 'Confirm that you know and trust this recipient before you pay.',

  verificationRequired: 'We need to verify your identity before you can complete this transaction',
  personalDetailsInvalid: 'Check the highlighted personal details.',
  personalDetailsRequired: 'Give us your personal details first.',
  verificationUnavailable:
    'Unable to generate verification token. The identity check isn’t answering; try again in a moment.',
  handOverNeedsHttps:
    'To switch to a phone, this page has to be open over https. Continue on this device, or send photos from it.',

  profileIncomplete: 'Missing Information! Kindly update your profile to complete this payment',
  providerNotOffered: 'You can’t pay for this transfer that way.',
  providerNotOpen: 'You can’t pay in {{currency}} yet. Your transfer is saved.',
  providerUnavailable: 'You can’t pay this way right now. Choose another, or try again in a few minutes.',
  cardLimitExceeded: 'Cards can pay up to {{amount}} {{currency}}. Pay from your bank instead.',
  paymentInProgress: 'You’re already paying for this transfer. Wait for the result.',
  heldBySender: 'You put this transfer on hold. You can pay it in {{hours}}, or cancel it at any time.',
  paymentNotStarted: 'Could not initiate payment, please try again',
} as const satisfies Record<ErrorCode, string>;

/** Refusals whose sentence names facts. */
export type FailureWithFacts = {
  [Code in ErrorCode]: (typeof englishFailures)[Code] extends `${string}{{${string}` ? Code : never;
}[ErrorCode];

/** What they say where a fact is missing: less, and then what needs none. */
export type ShorterFailures = Record<FailureWithFacts, readonly [...less: string[], bare: string]>;

export const englishShorter: ShorterFailures = {
  tooManyRequests: ['Too many attempts. Wait a little, then try again.'],
  unexpected: ['An error occurred. Please try again.'],
  challengeRequired: [
    'Your browser couldn’t finish a short check. Reload the page and try again, or come back a little later.',
  ],
  codeRequestedTooSoon: ['A code is on its way. You can get another in a moment.'],
  amountBelowMinimum: ['This is less than you can send.'],
  amountAboveMaximum: ['This is more than you can send at once.'],
  currencyPairNotOffered: ['We don’t send between these currencies yet.'],
  pairDown: ['Transfers between these currencies are paused for now. Other currencies work.'],
  promoOutsideSpendLimits: [
    'Transfer at least {{min}} {{currency}} to use this promo',
    'Transfer another amount to use this promo',
  ],
  promoCurrencyMismatch: ['This promo isn’t valid for your currency.'],
  promoPairMismatch: ['This promo isn’t valid between these currencies.'],
  rateAlertMetToday: ['You can have this price today.'],
  rateAlertOutOfReach: ['That price is too far from today’s. Try a higher one.'],
  rateAlertRateFixed: ['Our rate from euros to CFA francs is fixed, so this price won’t change.'],
  rateAlertsFull: ['You have as many alerts and reminders as one person can have. Stop one first.'],
  sendingLimitExceeded: ['This would go over your limit. Send less, or contact us.'],
  providerNotOpen: ['You can’t pay in this currency yet. Your transfer is saved.'],
  heldBySender: ['You put this transfer on hold. You can pay it later, or cancel it at any time.'],
  cardLimitExceeded: ['This is more than cards can pay. Pay from your bank instead.'],
};
