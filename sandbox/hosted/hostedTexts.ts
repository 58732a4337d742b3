import type { Texts } from '../web/language.ts';
import type { HostedPayment } from './hostedPayment.ts';

type Words = {
  readonly titles: Record<HostedPayment['kind'], string>;
  readonly leads: Record<HostedPayment['kind'], string>;
  readonly to: string;
  readonly reference: string;
  readonly approve: string;
  readonly decline: string;
  readonly cancel: string;
  readonly wallet: string;
  readonly walletLead: string;
  readonly payByWallet: string;
  readonly closeTab: string;
  readonly done: string;
  readonly doneLead: string;
};

export const hostedTexts: Texts<Words> = {
  en: {
    titles: { card: 'Pay by card', bank: 'Pay from your bank', interac: 'Interac e-Transfer' },
    leads: {
      card: '',
      bank: 'You are signed in at Demo Bank as Demo Customer. Check who you pay and how much.',
      interac: 'Sawa asks you for this e-Transfer. Accept it and your Canadian bank sends it at once.',
    },
    to: 'To',
    reference: 'Reference',
    approve: 'Approve payment',
    decline: 'Decline',
    cancel: 'Cancel',
    wallet: 'Or pay from a wallet',
    walletLead: 'The wallet on this device knows your card already.',
    payByWallet: 'Pay with the demo wallet',
    closeTab: 'To see what happens when somebody gives up half-way, close this tab without choosing.',
    done: 'Done',
    doneLead: 'You are being taken back to the app.',
  },
  fr: {
    titles: { card: 'Payer par carte', bank: 'Payer depuis votre banque', interac: 'Virement Interac' },
    leads: {
      card: '',
      bank: 'Vous êtes connecté chez Banque Démo en tant que Client Démo. Vérifiez le bénéficiaire et le montant.',
      interac: 'Sawa vous demande ce virement. Acceptez-le et votre banque canadienne l’envoie aussitôt.',
    },
    to: 'À',
    reference: 'Référence',
    approve: 'Approuver le paiement',
    decline: 'Refuser',
    cancel: 'Annuler',
    wallet: 'Ou payez depuis un portefeuille',
    walletLead: 'Le portefeuille de cet appareil connaît déjà votre carte.',
    payByWallet: 'Payer avec le portefeuille de démonstration',
    closeTab: 'Pour voir ce qui se passe quand on abandonne à mi-chemin, fermez cet onglet sans choisir.',
    done: 'Terminé',
    doneLead: 'Vous revenez à l’application.',
  },
};
