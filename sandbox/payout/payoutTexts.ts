import type { Texts } from '../web/language.ts';
import type { Payout } from './payout.ts';

type Words = {
  readonly title: string;
  readonly lead: string;
  readonly digits: string;
  readonly endings: readonly (readonly [ending: string, meaning: string])[];
  readonly empty: string;
  readonly older: (count: number) => string;
  readonly states: Record<Payout['state'], string>;
  readonly reasons: Record<NonNullable<Payout['reason']>, string>;
  readonly because: string;
  readonly pay: string;
  readonly giveBack: string;
};

export const payoutTexts: Texts<Words> = {
  en: {
    title: 'Payout partners',
    lead: 'The last two digits of the recipient’s account or phone number decide what happens to a payout.',
    digits: 'Which digits do what',
    endings: [
      ['01', 'stays pending until it is released here'],
      ['09', 'fails: the sender is rejected'],
      ['19', 'fails: the recipient’s account is not valid'],
      ['38', 'a temporary error first, then paid'],
      ['44', 'is paid, and returned a while later'],
      ['58', 'fails, and may still be paid: its money is not given back'],
      ['29, 39, 77', 'name check: no answer today, no such account, somebody else’s name'],
      ['…', 'anything else is paid'],
    ],
    empty: 'No payouts yet.',
    older: (count) => (count === 1 ? '1 older payout' : `${count} older payouts`),
    states: { pending: 'Pending', paid: 'Paid', failed: 'Failed', refunded: 'Given back' },
    reasons: {
      senderRejected: 'the sender is rejected',
      recipientAccountInvalid: 'the account is not valid',
      temporaryError: 'a temporary error',
      returned: 'returned',
    },
    because: ': ',
    pay: 'Pay out',
    giveBack: 'Return',
  },
  fr: {
    title: 'Partenaires de paiement',
    lead: 'Les deux derniers chiffres du compte ou du numéro du bénéficiaire décident du sort d’un versement.',
    digits: 'Quels chiffres font quoi',
    endings: [
      ['01', 'reste en attente jusqu’à sa libération ici'],
      ['09', 'échoue : l’expéditeur est refusé'],
      ['19', 'échoue : le compte du bénéficiaire n’est pas valable'],
      ['38', 'd’abord une erreur passagère, puis payé'],
      ['44', 'est payé, puis retourné un peu plus tard'],
      ['58', 'échoue, mais peut encore être payé : l’argent n’est pas rendu'],
      ['29, 39, 77', 'vérification du nom : pas de réponse, compte inconnu, nom de quelqu’un d’autre'],
      ['…', 'tout le reste est payé'],
    ],
    empty: 'Aucun versement pour l’instant.',
    older: (count) => (count === 1 ? '1 versement plus ancien' : `${count} versements plus anciens`),
    states: { pending: 'En attente', paid: 'Payé', failed: 'Échoué', refunded: 'Rendu' },
    reasons: {
      senderRejected: 'l’expéditeur est refusé',
      recipientAccountInvalid: 'le compte n’est pas valable',
      temporaryError: 'une erreur passagère',
      returned: 'retourné',
    },
    because: '\u00a0: ',
    pay: 'Verser',
    giveBack: 'Retourner',
  },
};
