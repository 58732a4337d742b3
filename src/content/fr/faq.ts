import type { FaqWords } from '../faqItems.ts';

export const frenchFaq: FaqWords = {
  topics: {
    start: 'Premiers pas',
    price: 'Prix et taux',
    paying: 'Paiement',
    delivery: 'Arrivée de l’argent',
    changes: 'Annulation, remboursement et corrections',
    account: 'Votre compte',
    safety: 'Sécurité',
  },
  items: {
    'who-can-send': {
      question: 'Qui peut envoyer de l’argent avec {{name}} ?',
      answer:
        'Toute personne d’au moins {{minimumAge}} ans qui vit dans l’un de ces pays : {{sendingCountries}}. Il vous faut une adresse e-mail, un téléphone mobile et une pièce d’identité.\n\nLa personne qui reçoit n’a besoin ni de compte chez nous ni d’application. L’argent arrive là où elle a ses habitudes : sur son téléphone, sur son compte ou au guichet d’un agent.',
    },
    'how-to-begin': {
      question: 'Comment faire mon premier envoi ?',
      answer:
        'Saisissez un montant dans le calculateur : le taux, les frais et la somme reçue s’affichent avant que vous ne nous ayez rien dit de vous. Créez ensuite votre compte, confirmez votre adresse e-mail, puis indiquez à qui va l’argent et pourquoi.\n\nNous vérifions votre identité une seule fois. Il vous reste à tout relire, à payer par banque ou par carte, et à suivre l’argent étape par étape jusqu’à son arrivée.',
    },
    'which-countries': {
      question: 'Où puis-je envoyer de l’argent, et par quels moyens ?',
      answer:
        'Aujourd’hui vers ces pays : {{payoutCountries}}. Au Cameroun, vous avez le choix : {{waysCameroon}}. En Ouganda : {{waysUganda}}. Au Kenya et en Tanzanie : {{waysKenya}}. Au Nigeria : {{waysNigeria}}.\n\nNos pages mentionnent aussi le retrait sans carte ou au distributeur, le paiement de factures et la recharge de téléphone. Ces services ne sont pas encore ouverts, et nous le disons partout où l’on pourrait les choisir.',
    },
    'what-it-costs': {
      question: 'Combien coûte un transfert ?',
      answer:
        'Les frais d’opérateur paient la société qui remet l’argent, pour que le bénéficiaire garde la somme entière : {{operatorFees}}, puis {{feeAbove}} du montant au-delà, et {{mobileMoneyFee}} de plus pour le mobile money. Vous pouvez les retirer, et des frais peuvent alors revenir au bénéficiaire ; vers le Nigeria, il n’y en a pas. Certaines cartes ajoutent {{cardFee}}.\n\nNous gagnons aussi sur le taux de change, inférieur de {{rateMargin}} à celui du marché. Tout est affiché, en chiffres, avant le paiement.',
    },
    'which-rate': {
      question: 'Quel taux de change m’appliquez-vous, et pour combien de temps ?',
      answer:
        'Nous prenons le taux du marché et en gardons {{rateMargin}} ; le calculateur montre les deux taux côte à côte. De l’euro vers le franc CFA d’Afrique centrale, le taux est fixé à {{euroRate}}, et nous n’en gardons rien.\n\nUne fois votre devis établi, son taux est garanti {{rateHeld}}. Un transfert créé dans ce délai garde ce taux pendant tout le temps que vous avez pour le payer : {{timeToPay}}.',
    },
    'promo-codes': {
      question: 'Comment utiliser un code promo ?',
      answer:
        'Saisissez-le au moment de choisir le montant. Selon le code, vous obtenez un meilleur taux, une somme fixe ou un pourcentage en moins, ou les frais d’opérateur offerts ; le récapitulatif montre son effet sur une ligne à part.\n\nUn code peut exiger un montant minimal, une devise précise ou un premier transfert. Si le vôtre ne s’applique pas, nous vous disons quelle condition manque et comment la remplir.',
    },
    rewards: {
      question: 'Qu’est-ce que je gagne à envoyer et à parrainer ?',
      answer:
        'Parrainez un proche avec votre code : dès que ses transferts dépassent {{referralFrom}} au total, vous recevez {{referrerCredit}}, et lui {{friendReward}} à déduire d’un prochain envoi.\n\nLes transferts d’au moins {{loyaltyFrom}} unités, dans n’importe quelle devise, rapportent aussi des points. Avec {{loyaltyPoints}} points, vous avez un bon de {{loyaltyVoucher}} unités. Crédits et bons restent valables {{rewardLife}} ; la page des récompenses indique ce que vous avez et jusqu’à quand.',
    },
    'ways-to-pay': {
      question: 'Comment puis-je payer ?',
      answer:
        'En livres, par virement instantané, sans frais, ou par carte. En dollars canadiens, par Interac, sans frais non plus, ou par carte ; vers le Nigeria, par carte seulement. En euros, en couronnes et en francs suisses, par carte.\n\nLa carte coûte {{cardFee}} en livres, en euros et dans les autres devises européennes, et rien vers le Cameroun ni en dollars canadiens. Les cartes sont acceptées en GBP et en EUR ; dans les autres devises, quand la page de paiement les propose.',
    },
    'pay-by-bank': {
      question: 'Quelles sont vos coordonnées bancaires ?',
      answer:
        'Le virement instantané les remplit pour vous. Si votre banque les demande malgré tout, voici celles pour les livres : {{bankDetailsGbp}}. Et pour les euros : {{bankDetailsEur}}.\n\nPayez le total exact depuis un compte à votre nom et indiquez en référence le numéro du transfert, qui commence par {{idPrefix}}. Un Faster Payment britannique peut prendre jusqu’à {{fasterPayment}}, un autre virement européen jusqu’à {{europeanPayment}}.',
    },
    'payment-declined': {
      question: 'Pourquoi mon paiement a-t-il été refusé ?',
      answer:
        'Le plus souvent, c’est la banque ou la société de cartes qui a dit non : provision insuffisante, plafond atteint, confirmation trop tardive. Elle ne nous dit pas laquelle de ces raisons a joué ; demandez-le-lui.\n\nLe refus vient aussi d’une carte émise hors de votre pays de résidence, d’un nom qui n’est pas le vôtre, d’une devise ou d’un montant différents. Rien n’a été envoyé ; vous pouvez payer autrement.',
    },
    'how-much': {
      question: 'Combien puis-je envoyer ?',
      answer:
        'À partir de {{minimumSend}} dans la devise que vous payez. Un transfert peut atteindre {{maximumMobileMoney}} vers le mobile money, et {{maximumBank}} vers un compte bancaire ou en espèces, sauf plafond plus bas du service. Une carte accepte jusqu’à {{cardLimitGbp}} ou {{cardLimitEur}}.\n\nAu total, vous pouvez envoyer {{dailyLimit}}, ou l’équivalent dans une autre devise, par jour, et {{thirtyDayLimit}} sur {{limitPeriod}}. Le calculateur vous prévient quand vous atteignez une limite.',
    },
    'how-long': {
      question: 'Combien de temps prend un transfert ?',
      answer:
        'À partir du moment où nous avons votre argent : mobile money, {{deliveryMobileMoney}} ; retrait d’espèces, {{deliveryCash}} ; virement bancaire, {{deliveryBank}}.\n\nVotre paiement doit d’abord nous parvenir. Une carte est créditée en quelques minutes, un Faster Payment britannique sous {{fasterPayment}}, un autre virement européen sous {{europeanPayment}}. Le devis puis le transfert affichent toujours le délai qui vous concerne.',
    },
    'how-it-arrives': {
      question: 'Comment le bénéficiaire reçoit-il l’argent ?',
      answer:
        'Par mobile money, l’argent arrive dans le portefeuille, avec un message du réseau : {{networksCameroon}} au Cameroun, {{networksUganda}} en Ouganda, {{networksKenya}} au Kenya, {{networksTanzania}} en Tanzanie.\n\nUn virement est porté au compte indiqué. Les espèces sont remises au guichet choisi, à la personne que vous avez nommée, sur présentation d’une pièce d’identité. Nous vous prévenons dès que notre partenaire le confirme.',
    },
    'not-arrived': {
      question: 'L’argent n’est pas arrivé. Que faire ?',
      answer:
        'Ouvrez le transfert : il montre l’étape atteinte, qui détient l’argent en ce moment et ce qui vient ensuite. La plupart des retards se règlent dans la journée, sans que vous ayez rien à faire.\n\nSi rien n’est arrivé au bout de {{askAfter}}, écrivez-nous avec le numéro du transfert. Une personne répond sous {{helpReply}} et demande à notre partenaire où en est l’argent.',
    },
    cancel: {
      question: 'Puis-je annuler un transfert ?',
      answer:
        'Oui, tant qu’il n’a pas été confié au partenaire qui verse l’argent. Ouvrez le transfert et choisissez de l’annuler. L’annulation prend jusqu’à {{cancellation}}, et nous remboursons ce que vous avez payé par le même moyen.\n\nUne fois l’argent en cours de versement ou reçu, plus rien ne l’arrête : un transfert réussi ne peut pas être annulé. Vérifiez donc le nom et le numéro avant de payer.',
    },
    refund: {
      question: 'Quand vais-je récupérer mon argent ?',
      answer:
        'Quand un transfert est annulé, rejeté ou impossible à remettre, nous remboursons tout ce que vous avez payé, frais compris, par le même moyen.\n\nUn remboursement sur carte prend jusqu’à {{cardRefund}}, sur un compte bancaire jusqu’à {{bankRefund}}. Le transfert indique quand nous l’avons lancé et pour quand vous pouvez l’attendre. S’il n’est pas là à cette date, écrivez-nous et nous cherchons ce qui s’est passé.',
    },
    'wrong-recipient': {
      question: 'J’ai donné un mauvais numéro ou un mauvais compte. Que faire ?',
      answer:
        'Agissez tout de suite. Tant que le transfert n’est pas payé, vous pouvez changer vous-même de bénéficiaire. Ensuite, annulez-le si le bouton est encore là et, dans tous les cas, écrivez-nous.\n\nL’argent versé appartient à la personne qui l’a reçu : nous ne pouvons pas le reprendre, seulement le demander. C’est pourquoi nous affichons, là où le réseau ou la banque le donne, le nom du titulaire avant que vous ne payiez.',
    },
    repeat: {
      question: 'Puis-je programmer un envoi régulier ?',
      answer:
        'Non, il n’y a pas de transferts récurrents : chaque paiement est un paiement que vous avez vu et approuvé, au taux du jour. Rien ne quitte votre compte à cause d’un accord donné il y a des mois.\n\nRefaire un envoi reste rapide. Ouvrez un transfert passé et choisissez de l’envoyer de nouveau : le montant, le mode de réception et le bénéficiaire sont déjà remplis, seul le taux est nouveau.',
    },
    'why-identity': {
      question: 'Pourquoi vérifiez-vous mon identité ?',
      answer:
        'La loi le demande à tous ceux qui déplacent de l’argent, et cela empêche d’autres d’envoyer en votre nom. Vous donnez vos coordonnées une fois, montrez un passeport, un permis de conduire ou une carte d’identité, et prenez une photo de votre visage ; parfois, un justificatif de domicile s’y ajoute.\n\nAvant cela, vous pouvez voir les prix et préparer jusqu’à {{unverifiedTransfers}} transferts à la fois. Le paiement s’ouvre une fois la vérification faite.',
    },
    'close-account': {
      question: 'Comment fermer mon compte, et est-ce payant ?',
      answer:
        'Écrivez-nous depuis l’adresse e-mail du compte, et nous le fermons. Aucun transfert ne doit être en attente, ni aucun document demandé par notre équipe de conformité rester à fournir.\n\nLa fermeture est gratuite. Laisser dormir le compte l’est aussi : aucun frais n’est prélevé sur les comptes inactifs. L’historique de vos transferts est conservé {{recordsKept}}, comme la loi l’exige.',
    },
    'is-it-safe': {
      question: 'Mon argent est-il en sécurité chez {{name}} ?',
      answer:
        '{{legalEntity}} est enregistrée au Royaume-Uni et, comme entreprise de services monétaires, au Canada. Les paiements venant de l’espace européen passent par un partenaire réglementé, {{europeanPartner}}.\n\nVotre argent est tenu à part du nôtre jusqu’au versement, et nos comptes sont comparés chaque jour à ceux de la banque. Vous approuvez vos paiements auprès de votre banque ou de votre société de cartes ; nous ne voyons jamais ni mot de passe bancaire ni numéro de carte.',
    },
    fraud: {
      question: 'À quoi reconnaît-on une fraude ?',
      answer:
        'À l’urgence et au secret. Quelqu’un que vous n’avez jamais rencontré, ou dont le numéro vient de changer, a besoin d’argent aujourd’hui et vous demande de n’en parler à personne. Rappelez cette personne au numéro que vous avez toujours eu.\n\nNous ne demandons jamais de mot de passe ni de code, et jamais d’envoyer de l’argent pour le mettre à l’abri. Si le mal est fait, appelez aussitôt votre banque, puis écrivez-nous.',
    },
  },
};
