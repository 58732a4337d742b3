import type { ShorterFailures } from './englishFailures.ts';
import type { ErrorCode } from './failure.ts';

/** The one sentence for each refusal, in French. */
export const frenchFailures: Record<ErrorCode, string> = {
  requestInvalid: 'Un élément de cette demande n’est pas valable. Vérifiez les champs signalés et réessayez.',
  requestTooLarge: 'C’est trop volumineux. Essayez plus petit.',
  signInRequired: 'Connectez-vous pour continuer.',
  hashInvalid: 'Signature de requête invalide (hash)',
  reauthenticationRequired: 'Pour votre sécurité, confirmez que c’est bien vous pour continuer.',
  secondFactorRequired:
    'Nous ne connaissons pas encore ce navigateur. Utilisez votre clé d’accès ou un code pour vous connecter.',
  signInExpired: 'Le délai est dépassé. Saisissez de nouveau votre mot de passe pour vous connecter.',
  passkeyRefused: 'Cela n’a pas fonctionné. Réessayez ou choisissez un autre moyen.',
  factorCodeWrong:
    'Ce code est incorrect ou a déjà servi. Saisissez le dernier code de votre application ou un code de secours.',
  factorsFull: 'Votre compte en a déjà le maximum. Supprimez-en d’abord.',
  crossSiteRefused: 'Cette demande vient d’un autre site, nous ne l’avons pas exécutée.',
  notFound: 'Nous n’avons pas trouvé cet élément.',
  methodNotAllowed: 'Cette action n’est pas possible ici.',
  httpsRequired: 'Cette connexion n’est pas sécurisée. Utilisez https.',
  tooManyRequests: 'Trop de tentatives. Attendez {{seconds}}, puis réessayez.',
  challengeRequired:
    'La vérification de votre navigateur n’a pas abouti. Rechargez la page et réessayez, ou revenez dans {{minutes}}.',
  idempotencyKeyReused: 'Cette demande a déjà été envoyée avec d’autres informations. Rechargez la page et réessayez.',
  requestInProgress: 'Nous traitons encore cette demande. Patientez un instant.',
  serviceUnavailable: 'Nous ne pouvons pas le faire pour l’instant. Rien n’est perdu ; réessayez dans un instant.',
  unexpected: 'Une erreur s’est produite. Réessayez. Si cela se reproduit, donnez-nous ce code : {{requestCode}}.',

  credentialsWrong: 'L’e-mail, le numéro de téléphone ou le mot de passe est incorrect.',
  accountNotConfirmed:
    'Votre compte n’est pas encore confirmé (not confirmed). Nous vous avons envoyé un nouveau code.',
  accountBlocked: 'Votre compte est bloqué (blocked). Contactez-nous, nous vous aiderons.',
  accountInactive: 'Votre compte est inactif (inactive). Contactez-nous, nous vous aiderons.',
  codeWrong: 'Ce code est incorrect. Vérifiez-le et réessayez.',
  codeExpired: 'Ce code a expiré. Demandez-en un nouveau.',
  codeTriesUsedUp: 'Ce code a été essayé trop de fois. Demandez-en un nouveau.',
  codeRequestedTooSoon: 'Un code est en route. Vous pourrez en demander un autre dans {{seconds}}.',
  tokenMissing: 'Lien incomplet',
  tokenInvalid: 'Lien non valide',
  phoneImpossible:
    'Ce numéro de téléphone ne peut pas exister. Vérifiez-le, avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
  smsNotServed:
    'Nous ne pouvons pas envoyer de SMS à ce numéro. Utilisez votre adresse e-mail, ou un numéro de mobile d’un pays d’où vous pouvez envoyer de l’argent.',
  smsPaused:
    'Nous ne pouvons plus envoyer de SMS vers ce pays pour le moment. Utilisez votre adresse e-mail, ou réessayez dans une heure.',
  registrationInvalid: 'Vérifiez les champs signalés, puis créez de nouveau le compte.',
  passwordRefused: 'Ce mot de passe ne respecte pas les règles ou est trop facile à deviner.',
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  oldPasswordWrong: 'L’ancien mot de passe est incorrect. Rien n’a été modifié.',
  businessOnly:
    'Les invitations sont réservées aux comptes professionnels. Contactez-nous pour que le vôtre le devienne.',

  amountInvalid: 'Saisissez le montant en chiffres, par exemple 100,50.',
  amountBelowMinimum: 'Vous ne pouvez pas envoyer moins de {{amount}} {{currency}}',
  amountAboveMaximum: 'Le montant maximal pour {{method}} est de {{amount}} {{currency}}.',
  currencyPairNotOffered: 'Nous n’envoyons pas encore de {{base}} vers {{target}}.',
  methodUnavailable: 'Ce mode de réception n’est pas disponible dans ce pays.',
  rateUnavailable: 'Nous n’obtenons pas le taux du jour pour l’instant. Réessayez dans un instant.',
  comparisonUnavailable:
    'Nous ne pouvons pas comparer avec d’autres services pour l’instant. Réessayez dans un instant.',
  pairDown:
    'Les transferts de {{base}} vers {{target}} sont suspendus pour le moment. Les autres devises fonctionnent.',
  originNotYours:
    'Vous pouvez envoyer seulement depuis votre pays de résidence, dans sa devise. Choisissez-le et nous recalculons le prix.',
  locationSuspended:
    'Les envois sont suspendus là où vous vivez : rien ne peut commencer. Les transferts en cours continuent.',
  quoteExpired: 'Votre devis a expiré. Consultez le nouveau avant de continuer.',
  quoteUsed: 'Ce devis a déjà servi pour un transfert. Demandez-en un nouveau.',
  promoNotFound: 'Code promo introuvable. (No resource found)',
  promoRedeemed: 'Code promo introuvable. (Invalid user)',
  promoExpired: 'Cette promotion est terminée.',
  promoNotStarted: 'Cette promotion n’a pas encore commencé.',
  promoUsedUp: 'Vous avez utilisé cette promotion autant de fois que possible.',
  promoOutsideSpendLimits:
    'Transférez entre {{min}} {{currency}} et {{max}} {{currency}} pour utiliser cette promotion',
  promoCurrencyMismatch: 'Cette promotion n’est pas valable pour {{currency}}.',
  promoPairMismatch: 'Cette promotion n’est pas valable de {{base}} vers {{target}}.',

  recipientInvalid: 'Certaines informations du bénéficiaire sont à revoir. Vérifiez les champs signalés.',
  recipientDoesNotFit: 'Ce bénéficiaire ne peut pas être payé ainsi dans ce pays. Choisissez-en un autre.',
  accountNameNotFound: 'Compte introuvable. Vérifiez les informations et réessayez.',
  accountNameUnavailable: 'La vérification du compte a échoué. Vérifiez les informations ou réessayez plus tard',

  reasonUnknown: 'Choisissez un motif dans la liste.',
  draftUsed: 'Ce transfert a déjà été créé, ici ou sur un autre appareil. Rien n’a été créé deux fois.',
  threadChanged: 'Cette conversation a continué ailleurs. Lisez d’abord ce qui s’y est dit.',
  unverifiedTransfersExceeded: 'Vérifiez votre identité avant de commencer un autre transfert.',
  sendingLimitExceeded:
    'Cela dépasserait votre limite de {{amount}} {{currency}} sur {{days}}. Vous pouvez encore payer jusqu’à {{most}} {{mostCurrency}}, frais compris.',
  transferNotPayable: 'Ce transfert ne peut pas être payé maintenant. Consultez son statut.',
  transferExpired: 'Ce transfert a expiré. Retournez au tableau de bord pour en créer un nouveau.',
  transferNotDelivered:
    'Ce transfert n’est pas arrivé, ou n’a pas abouti. Il n’y a rien à demander à notre partenaire.',
  transferNotShared: 'Il n’y a rien à suivre : ce transfert n’est pas payé, ou il est terminé.',
  rateAlertMetToday: 'C’est possible aujourd’hui : cela coûte {{amount}} {{currency}}, tous frais compris.',
  rateAlertOutOfReach:
    'Aujourd’hui, cela coûte {{amount}} {{currency}}. Notre taux devrait monter de plus de {{percent}} %, nous ne l’attendons donc pas. Essayez un prix plus élevé.',
  rateAlertRateFixed:
    'Notre taux de l’euro vers le franc CFA est fixe : ce prix ne changera pas, {{amount}} {{currency}}.',
  rateAlertNeedsEmail: 'Votre compte n’a pas encore d’adresse e-mail. Ajoutez-en une, ou choisissez vos appareils.',
  rateAlertsFull: 'Vous avez {{count}} alertes et rappels, le maximum par personne. Arrêtez-en un d’abord.',
  transferNotCancellable: 'Ce transfert ne peut plus être annulé. Contactez-nous, nous verrons ce qui est possible.',
  payoutNotClosed:
    'Notre partenaire pourrait encore verser ce transfert. Réessayez de l’annuler dans quelques minutes.',
  recipientBoundToPayment:
    'Vous avez commencé à payer pour ce bénéficiaire. Annulez ce paiement ou attendez son résultat, puis changez de bénéficiaire.',
  recipientNotChangeable: 'Le bénéficiaire de ce transfert ne peut plus être modifié.',
  acknowledgmentRequired: 'Confirmez que vous connaissez ce bénéficiaire et lui faites confiance avant de payer.',

  verificationRequired: 'Nous devons vérifier votre identité avant que vous puissiez terminer cette transaction',
  personalDetailsInvalid: 'Vérifiez les informations personnelles signalées.',
  personalDetailsRequired: 'Donnez-nous d’abord vos informations personnelles.',
  verificationUnavailable: 'La vérification d’identité ne répond pas ; réessayez dans un instant.',
  handOverNeedsHttps:
    'Pour passer sur un téléphone, cette page doit être ouverte en https. Continuez sur cet appareil, ou envoyez des photos depuis celui-ci.',

  profileIncomplete: 'Informations manquantes ! Mettez à jour votre profil pour terminer ce paiement',
  providerNotOffered: 'Ce moyen de paiement n’est pas proposé pour ce transfert.',
  providerNotOpen: 'Vous ne pouvez pas encore payer en {{currency}}. Votre transfert est enregistré.',
  providerUnavailable:
    'Ce moyen de paiement est indisponible pour le moment. Choisissez-en un autre, ou réessayez dans quelques minutes.',
  cardLimitExceeded: 'Les cartes acceptent jusqu’à {{amount}} {{currency}}. Payez plutôt depuis votre banque.',
  paymentInProgress: 'Un paiement est déjà en cours pour ce transfert. Attendez son résultat.',
  heldBySender: 'Vous avez mis ce transfert en attente. Il pourra être payé dans {{hours}}, ou annulé à tout moment.',
  paymentNotStarted: 'Le paiement n’a pas pu être lancé, réessayez',
};

export const frenchShorter: ShorterFailures = {
  tooManyRequests: ['Trop de tentatives. Attendez un peu, puis réessayez.'],
  unexpected: ['Une erreur s’est produite. Réessayez.'],
  challengeRequired: [
    'La vérification de votre navigateur n’a pas abouti. Rechargez la page et réessayez, ou revenez un peu plus tard.',
  ],
  codeRequestedTooSoon: ['Un code est en route. Vous pourrez en demander un autre dans un instant.'],
  amountBelowMinimum: ['C’est moins que le minimum que vous pouvez envoyer.'],
  amountAboveMaximum: ['C’est plus que vous ne pouvez envoyer en une fois.'],
  currencyPairNotOffered: ['Nous n’envoyons pas encore entre ces devises.'],
  pairDown: ['Les transferts entre ces devises sont suspendus pour le moment. Les autres devises fonctionnent.'],
  promoOutsideSpendLimits: [
    'Transférez au moins {{min}} {{currency}} pour utiliser cette promotion',
    'Transférez un autre montant pour utiliser cette promotion',
  ],
  promoCurrencyMismatch: ['Cette promotion n’est pas valable pour votre devise.'],
  promoPairMismatch: ['Cette promotion n’est pas valable entre ces devises.'],
  rateAlertMetToday: ['Ce prix est possible aujourd’hui.'],
  rateAlertOutOfReach: ['Ce prix est trop loin de celui du jour. Essayez-en un plus élevé.'],
  rateAlertRateFixed: ['Notre taux de l’euro vers le franc CFA est fixe : ce prix ne changera pas.'],
  rateAlertsFull: ['Vous avez le maximum d’alertes et de rappels. Arrêtez-en un d’abord.'],
  sendingLimitExceeded: ['Cela dépasserait votre limite. Envoyez moins, ou contactez-nous.'],
  providerNotOpen: ['Vous ne pouvez pas encore payer dans cette devise. Votre transfert est enregistré.'],
  heldBySender: ['Vous avez mis ce transfert en attente. Il pourra être payé plus tard, ou annulé à tout moment.'],
  cardLimitExceeded: ['C’est plus que les cartes n’acceptent. Payez plutôt depuis votre banque.'],
};
