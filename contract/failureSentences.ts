import type { ErrorCode } from './failure.ts';
import type { Language } from './language.ts';

/**
 * The one sentence for each refusal: the server sends it as `error.message`, the browser shows it by code.
 * Some carry the spec's marker words, which other clients look for: 'not confirm', 'blocked', 'inactive', 'hash'.
 */
export const failureSentences: Record<ErrorCode, Record<Language, string>> = {
  requestInvalid: {
    en: 'Something in this request is not as it should be. Check the highlighted fields and try again.',
    fr: 'Un élément de cette demande n’est pas valable. Vérifiez les champs signalés et réessayez.',
  },
  requestTooLarge: {
    en: 'This is too big to send. Try a smaller one.',
    fr: 'C’est trop volumineux. Essayez plus petit.',
  },
  signInRequired: { en: 'Please sign in to go on.', fr: 'Connectez-vous pour continuer.' },
  hashInvalid: { en: 'Invalid request hash', fr: 'Signature de requête non valable (hash)' },
  freshSignInRequired: {
    en: 'For your safety, enter your password again to go on.',
    fr: 'Pour votre sécurité, saisissez de nouveau votre mot de passe.',
  },
  crossSiteRefused: {
    en: 'This request came from another site, so we did not act on it.',
    fr: 'Cette demande vient d’un autre site, nous ne l’avons pas exécutée.',
  },
  notFound: { en: 'We could not find that.', fr: 'Nous n’avons pas trouvé cet élément.' },
  methodNotAllowed: { en: 'That cannot be done here.', fr: 'Cette action n’est pas possible ici.' },
  tooManyRequests: {
    en: 'Too many tries. Wait {{seconds}} seconds, then try again.',
    fr: 'Trop de tentatives. Attendez {{seconds}} secondes, puis réessayez.',
  },
  idempotencyKeyReused: {
    en: 'This was already sent with other details. Reload the page and try again.',
    fr: 'Cette demande a déjà été envoyée avec d’autres informations. Rechargez la page et réessayez.',
  },
  requestInProgress: {
    en: 'We are still working on this. Wait a moment.',
    fr: 'Nous traitons encore cette demande. Patientez un instant.',
  },
  serviceUnavailable: {
    en: 'We cannot do this right now. Nothing was lost; try again in a moment.',
    fr: 'Nous ne pouvons pas le faire pour l’instant. Rien n’est perdu ; réessayez dans un instant.',
  },
  unexpected: { en: 'An error occurred. Please try again.', fr: 'Une erreur s’est produite. Veuillez réessayer.' },

  credentialsWrong: {
    en: 'The e-mail, phone number or password is not right.',
    fr: 'L’e-mail, le numéro de téléphone ou le mot de passe est incorrect.',
  },
  accountNotConfirmed: {
    en: 'Your account is not confirmed yet. We have sent you a new code.',
    fr: 'Votre compte n’est pas encore confirmé (not confirmed). Nous vous avons envoyé un nouveau code.',
  },
  accountBlocked: {
    en: 'Your account is blocked. Contact us and we will help.',
    fr: 'Votre compte est bloqué (blocked). Contactez-nous, nous vous aiderons.',
  },
  accountInactive: {
    en: 'Your account is inactive. Contact us and we will help.',
    fr: 'Votre compte est inactif (inactive). Contactez-nous, nous vous aiderons.',
  },
  codeWrong: {
    en: 'That code is not right. Check it and try again.',
    fr: 'Ce code est incorrect. Vérifiez-le et réessayez.',
  },
  codeExpired: {
    en: 'That code is too old. Ask for a new one.',
    fr: 'Ce code a expiré. Demandez-en un nouveau.',
  },
  codeTriesUsedUp: {
    en: 'That code was tried too often. Ask for a new one.',
    fr: 'Ce code a été essayé trop de fois. Demandez-en un nouveau.',
  },
  codeRequestedTooSoon: {
    en: 'A code is on its way. You can ask for another in {{seconds}} seconds.',
    fr: 'Un code est en route. Vous pourrez en demander un autre dans {{seconds}} secondes.',
  },
  tokenMissing: { en: 'No token provided', fr: 'Aucun jeton fourni' },
  tokenInvalid: { en: 'Invalid token', fr: 'Jeton non valable' },
  registrationInvalid: {
    en: 'Check the highlighted fields, then create the account again.',
    fr: 'Vérifiez les champs signalés, puis créez de nouveau le compte.',
  },
  passwordRefused: {
    en: 'This password does not meet the rules, or is too easy to guess.',
    fr: 'Ce mot de passe ne respecte pas les règles ou est trop facile à deviner.',
  },
  passwordsDiffer: { en: 'Passwords do not match', fr: 'Les mots de passe ne correspondent pas' },

  amountInvalid: {
    en: 'Enter the amount in numbers, like 100.50.',
    fr: 'Saisissez le montant en chiffres, par exemple 100,50.',
  },
  amountBelowMinimum: {
    en: 'You cannot send less than {{amount}} {{currency}}',
    fr: 'Vous ne pouvez pas envoyer moins de {{amount}} {{currency}}',
  },
  amountAboveMaximum: {
    en: 'The maximum transferable amount for {{method}} is {{amount}} {{currency}}.',
    fr: 'Le montant maximal pour {{method}} est de {{amount}} {{currency}}.',
  },
  currencyPairNotOffered: {
    en: 'We do not send {{base}} to {{target}} yet.',
    fr: 'Nous n’envoyons pas encore de {{base}} vers {{target}}.',
  },
  methodUnavailable: {
    en: 'That way of receiving money is not available in this country.',
    fr: 'Ce mode de réception n’est pas disponible dans ce pays.',
  },
  rateUnavailable: {
    en: 'We cannot get today’s rate right now. Try again in a moment.',
    fr: 'Nous n’obtenons pas le taux du jour pour l’instant. Réessayez dans un instant.',
  },
  pairDown: {
    en: 'Transfers from {{base}} to {{target}} are paused for the moment. Other currencies work.',
    fr: 'Les transferts de {{base}} vers {{target}} sont suspendus pour le moment. Les autres devises fonctionnent.',
  },
  quoteExpired: {
    en: 'This rate is no longer held. Look at the new one before you go on.',
    fr: 'Ce taux n’est plus garanti. Consultez le nouveau avant de continuer.',
  },
  quoteUsed: {
    en: 'This quote was already used for a transfer. Get a new one.',
    fr: 'Ce devis a déjà servi pour un transfert. Demandez-en un nouveau.',
  },
  promoNotFound: { en: 'Promo not found. No resource found', fr: 'Code promo introuvable. (No resource found)' },
  promoRedeemed: { en: 'Promo not found. Invalid user', fr: 'Code promo introuvable. (Invalid user)' },
  promoExpired: { en: 'This promo has ended.', fr: 'Cette promotion est terminée.' },
  promoNotStarted: { en: 'This promo has not started yet.', fr: 'Cette promotion n’a pas encore commencé.' },
  promoUsedUp: {
    en: 'You have used this promo as often as it allows.',
    fr: 'Vous avez utilisé cette promotion le nombre de fois permis.',
  },
  promoOutsideSpendLimits: {
    en: 'Transfer between {{min}} {{currency}} and {{max}} {{currency}} to use this promo',
    fr: 'Transférez entre {{min}} {{currency}} et {{max}} {{currency}} pour utiliser cette promotion',
  },
  promoCurrencyMismatch: {
    en: 'This promo is not valid for {{currency}}.',
    fr: 'Cette promotion n’est pas valable pour {{currency}}.',
  },
  promoPairMismatch: {
    en: 'This promo is not valid from {{base}} to {{target}}.',
    fr: 'Cette promotion n’est pas valable de {{base}} vers {{target}}.',
  },

  recipientInvalid: {
    en: 'Some recipient details need another look. Check the highlighted fields.',
    fr: 'Certaines informations du bénéficiaire sont à revoir. Vérifiez les champs signalés.',
  },
  recipientDoesNotFit: {
    en: 'This recipient cannot be paid this way in this country. Choose another recipient.',
    fr: 'Ce bénéficiaire ne peut pas être payé ainsi dans ce pays. Choisissez-en un autre.',
  },
  accountNameNotFound: {
    en: 'Account not found. Please check the details and try again.',
    fr: 'Compte introuvable. Vérifiez les informations et réessayez.',
  },
  accountNameUnavailable: {
    en: 'Account verification failed. Please check the details or try again later',
    fr: 'La vérification du compte a échoué. Vérifiez les informations ou réessayez plus tard',
  },

  reasonUnknown: { en: 'Choose a reason from the list.', fr: 'Choisissez un motif dans la liste.' },
  unverifiedTransfersExceeded: {
    en: 'Verify your identity before you start another transfer.',
    fr: 'Vérifiez votre identité avant de commencer un autre transfert.',
  },
  sendingLimitExceeded: {
    en: 'This would go over your limit of {{amount}} {{currency}} in {{days}} days.',
    fr: 'Cela dépasserait votre limite de {{amount}} {{currency}} sur {{days}} jours.',
  },
  transferNotPayable: {
    en: 'This transfer cannot be paid now. Look at its status.',
    fr: 'Ce transfert ne peut pas être payé maintenant. Consultez son statut.',
  },
  transferExpired: {
    en: 'This transfer has expired. Please return to dashboard to create a new one.',
    fr: 'Ce transfert a expiré. Retournez au tableau de bord pour en créer un nouveau.',
  },
  transferNotCancellable: {
    en: 'This transfer can no longer be cancelled. Contact us and we will see what can be done.',
    fr: 'Ce transfert ne peut plus être annulé. Contactez-nous, nous verrons ce qui est possible.',
  },
  recipientNotChangeable: {
    en: 'The recipient of this transfer can no longer be changed.',
    fr: 'Le bénéficiaire de ce transfert ne peut plus être modifié.',
  },
  acknowledgmentRequired: {
    en: 'Confirm that you know and trust this recipient before you pay.',
    fr: 'Confirmez que vous connaissez ce bénéficiaire et lui faites confiance avant de payer.',
  },

  verificationRequired: {
    en: 'We need to verify your identity before you can complete this transaction',
    fr: 'Nous devons vérifier votre identité avant que vous puissiez terminer cette transaction',
  },
  personalDetailsInvalid: {
    en: 'Check the highlighted personal details.',
    fr: 'Vérifiez les informations personnelles signalées.',
  },
  personalDetailsRequired: {
    en: 'Give us your personal details first.',
    fr: 'Donnez-nous d’abord vos informations personnelles.',
  },
  verificationUnavailable: {
    en: 'Unable to generate verification token. The identity check does not answer; try again in a moment.',
    fr: 'Impossible de créer le jeton de vérification. Le contrôle d’identité ne répond pas ; réessayez dans un instant.',
  },
  profileIncomplete: {
    en: 'Missing Information! Kindly update your profile to complete this payment',
    fr: 'Informations manquantes ! Mettez à jour votre profil pour terminer ce paiement',
  },
  providerNotOffered: {
    en: 'That way of paying is not offered for this transfer.',
    fr: 'Ce moyen de paiement n’est pas proposé pour ce transfert.',
  },
  providerNotOpen: {
    en: 'Paying in {{currency}} is not open yet. Your transfer is kept; nothing was taken.',
    fr: 'Le paiement en {{currency}} n’est pas encore ouvert. Votre transfert est conservé ; rien n’a été prélevé.',
  },
  cardLimitExceeded: {
    en: 'Cards can pay up to {{amount}} {{currency}}. Pay from your bank instead.',
    fr: 'Les cartes acceptent jusqu’à {{amount}} {{currency}}. Payez plutôt depuis votre banque.',
  },
  paymentInProgress: {
    en: 'A payment for this transfer is already under way. Wait for its result.',
    fr: 'Un paiement est déjà en cours pour ce transfert. Attendez son résultat.',
  },
  paymentNotStarted: {
    en: 'Could not initiate payment, please try again',
    fr: 'Le paiement n’a pas pu être lancé, veuillez réessayer',
  },
};

/** Fills `{{name}}` from the details; a missing fact leaves the gap readable rather than a raw brace. */
export const fillSentence = (sentence: string, params: Readonly<Record<string, string>> = {}) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => params[name] ?? '…');
