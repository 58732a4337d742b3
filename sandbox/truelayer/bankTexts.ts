import type { Texts } from '../web/language.ts';
import type { Payment } from './payment.ts';

export const bankTexts: Texts<{
  choose: string;
  chooseLead: string;
  consent: string;
  signedIn: string;
  lead: string;
  amount: string;
  payee: string;
  reference: string;
  from: string;
  account: string;
  approve: string;
  decline: string;
  cancel: string;
  closeTab: string;
  over: string;
  states: Record<Payment['status'], string>;
  back: string;
  unknown: string;
  unknownLead: string;
  opening: string;
  needsScript: string;
}> = {
  en: {
    choose: 'Choose your bank',
    chooseLead: 'You pay from your own bank. None of these banks exist.',
    consent: 'Approve this payment',
    signedIn: 'You are signed in as Demo Customer.',
    lead: 'Check that you know who you pay and how much. Your bank asks nothing else here.',
    amount: 'Amount',
    payee: 'To',
    reference: 'Reference',
    from: 'From',
    account: 'Current account ending 5678',
    approve: 'Approve payment',
    decline: 'Decline',
    cancel: 'Cancel',
    closeTab: 'To see what happens when somebody gives up half-way, close this tab without choosing.',
    over: 'This payment is decided',
    states: {
      authorization_required: 'It has not been started.',
      authorizing: 'It waits for you.',
      authorized: 'You approved it. Your bank is sending the money.',
      executed: 'Your bank has sent the money.',
      settled: 'The money has arrived.',
      failed: 'It was not made. No money left your account.',
    },
    back: 'Back to the app',
    unknown: 'No such payment',
    unknownLead: 'This address does not lead to a payment. Go back to the app and start again.',
    opening: 'Opening your payment',
    needsScript: 'This page needs JavaScript to read which payment it is about.',
  },
  fr: {
    choose: 'Choisissez votre banque',
    chooseLead: 'Vous payez depuis votre propre banque. Aucune de ces banques n’existe.',
    consent: 'Approuver ce paiement',
    signedIn: 'Vous êtes connecté en tant que Client Démo.',
    lead: 'Vérifiez que vous connaissez le bénéficiaire et le montant. Votre banque ne demande rien d’autre ici.',
    amount: 'Montant',
    payee: 'À',
    reference: 'Référence',
    from: 'Depuis',
    account: 'Compte courant se terminant par 5678',
    approve: 'Approuver le paiement',
    decline: 'Refuser',
    cancel: 'Annuler',
    closeTab: 'Pour voir ce qui se passe quand on abandonne à mi-chemin, fermez cet onglet sans choisir.',
    over: 'Ce paiement est décidé',
    states: {
      authorization_required: 'Il n’a pas commencé.',
      authorizing: 'Il vous attend.',
      authorized: 'Vous l’avez approuvé. Votre banque envoie l’argent.',
      executed: 'Votre banque a envoyé l’argent.',
      settled: 'L’argent est arrivé.',
      failed: 'Il n’a pas été fait. Aucun argent n’a quitté votre compte.',
    },
    back: 'Retour à l’application',
    unknown: 'Paiement introuvable',
    unknownLead: 'Cette adresse ne mène à aucun paiement. Revenez à l’application et recommencez.',
    opening: 'Ouverture de votre paiement',
    needsScript: 'Cette page a besoin de JavaScript pour savoir de quel paiement il s’agit.',
  },
};
