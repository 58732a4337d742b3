import { promisesIn } from '#contract/quote/promisedTimes.ts';
import { recallAnswerWorkingDays, recallAskHours, recallChaseWorkingDays } from '#domain/transfer/recall.ts';
import { neededDocuments } from '../transferNewsFrench.ts';
import type { SimpleNews } from './simpleWords.ts';

const promised = promisesIn('fr');

export const simpleNewsFrench: SimpleNews = {
  paid: ({ recipientName }) => [`Nous envoyons maintenant l’argent à ${recipientName}.`],
  held: () => [
    'La somme est grande. Deux personnes de chez nous la regardent avant l’envoi. Vous n’avez rien à faire.',
    'Votre argent est en sécurité chez nous. Vous pouvez encore annuler.',
  ],
  onItsWay: () => ['Notre partenaire a l’argent et le verse. Nous vous écrirons dès qu’il sera là.'],
  delivered: () => ['Notre partenaire nous l’a dit. Ce transfert est terminé.'],
  delayed: () => [
    'Il n’est pas arrivé dans le temps promis. Nous demandons pourquoi à notre partenaire. Vous n’avez rien à faire.',
    'Votre argent est en sécurité. Nous vous écrirons dès qu’il sera là. Vous ne pouvez pas attendre ? Contactez-nous.',
  ],
  notPaid: () => ['Rien n’a été prélevé. Vous pouvez refaire le transfert quand vous voulez.'],
  payoutFailed: ({ recipientName }) => [
    `Les coordonnées de ${recipientName} ont été refusées. Le transfert est en attente. Votre argent est en sécurité.`,
    'Choisissez une autre personne. Ou annulez : nous vous remboursons tout.',
  ],
  cancelled: () => [
    `Il faut jusqu’à ${promised.cancellation} pour que cela se voie partout.`,
    `Vous aviez payé ? Nous vous remboursons. Sur une carte, c’est sous ${promised.cardRefund}. Sur un compte bancaire, c’est sous ${promised.bankRefund}.`,
  ],
  expired: () => [
    `Vous ne l’avez pas payé en ${promised.timeToPay}. Il est donc terminé. Recommencez au taux du jour.`,
  ],
  refunded: () => [
    'Votre banque ou la société de cartes l’affiche parfois un peu plus tard. Ce transfert est terminé.',
  ],
  recallOpened: () => [
    `Nous demandons au partenaire qui l’a versé, sous ${recallAskHours} heures. Il a ${recallAnswerWorkingDays} jours ouvrés pour répondre.`,
    'Nous ne pouvons pas vous promettre l’argent. Vous voyez chaque étape et sa date avec le transfert.',
  ],
  recallLate: () => [
    `Notre partenaire n’a pas encore répondu. Nous lui demandons de nouveau. Nous vous écrirons sous ${recallChaseWorkingDays} jours ouvrés.`,
    'Nous ne pouvons pas vous promettre l’argent.',
  ],
  recallClosed: () => [
    'La réponse de notre partenaire est avec le transfert. Le dossier est clos.',
    'Vous n’êtes pas d’accord ? Faites une réclamation sur notre page d’aide. Donnez le numéro du dossier.',
  ],
  refundDelayed: () => [
    'Votre banque ou la société de cartes n’a pas pris le remboursement. L’argent est en sécurité chez nous. Il reste à vous.',
    'Nous vous l’envoyons par un autre moyen. Vous n’avez rien à faire. Nous vous écrirons dès qu’il sera là.',
  ],
  documentsNeeded: ({ document = 'identity' }) => [
    `Pour continuer, il nous faut un document. C’est ${neededDocuments[document]}.`,
    'Ouvrez le transfert. Appuyez sur « Nous contacter » pour l’envoyer.',
    'Vous avez payé ? Votre argent est en sécurité chez nous. Vous pouvez encore annuler.',
  ],
  underReview: () => [
    'Nous le vérifions. Vous n’avez rien à faire. Nous vous écrirons dès qu’il repart.',
    'Vous avez payé ? Votre argent est en sécurité chez nous.',
  ],
  refused: () => ['Nous avons dû y mettre fin. Contactez-nous. Nous vous dirons la suite.'],
  returned: ({ recipientName }) => [
    `La banque ou le réseau de ${recipientName} nous a rendu l’argent. Il n’est donc pas arrivé.`,
    'Nous vous remboursons tout, avec les frais. Nous vous écrirons dès que ce sera en route.',
  ],
  returnedNotOwed: ({ recipientName }) => [
    `La banque ou le réseau de ${recipientName} nous a rendu l’argent. Il n’est donc pas arrivé.`,
    'Votre banque vous a déjà rendu ce que vous aviez payé. Il ne reste rien à rembourser.',
  ],
};
