import type { Phrases } from './vocabulary.ts';

/** What a sentence that asks for past transfers is made of. */
export const historyParts = [
  'asks',
  'sent',
  'transfers',
  'transfer',
  'which',
  'all',
  'filling',
  'completed',
  'cancelled',
  'pending',
] as const;
export type HistoryPart = (typeof historyParts)[number];

export type HistoryWords = {
  readonly parts: Readonly<Record<HistoryPart, Phrases>>;
  /** Before a month that is meant as one. */
  readonly beforeMonth: Phrases;
  /** Behind a month: a year counted from this one. */
  readonly lastYear: Phrases;
  readonly thisYear: Phrases;
  readonly lastMonth: Phrases;
  readonly thisMonth: Phrases;
  readonly spans: Readonly<Record<'24h' | '7d' | '30d' | '60d' | '90d', Phrases>>;
};

export const englishHistory: HistoryWords = {
  parts: {
    asks: `what, what s, which, show, show me, find, find me, list, list me, see, let me see, look up, look for, search for, where is, where s, where are,
      what about, what happened to, can you show me, could you show me, can you find, could you find, can i see, i want to see, i d like to see, id like to see,
      what became of`,
    sent: 'did i send, have i sent, i sent, i ve sent, ive sent, i have sent, did i make, have i made, i made, i ve made',
    transfers: 'transfers, payments, transactions, ones',
    transfer: 'transfer, payment, transaction',
    which: 'ones that, ones which, those that, those which, everything that, all that',
    all: 'all, everything, my',
    filling:
      'the, that, those, of, for, to, in, from, during, were, was, are, is, have, has, me, any, just, only, please, money, hi, hello, hey, and, over',
    completed: 'delivered, completed, complete, arrived, finished, successful, went through, done',
    cancelled: `failed, cancelled, canceled, declined, rejected, expired, refunded, didn t go through, didnt go through, did not go through, didn t work,
      didnt work, did not work, unsuccessful`,
    pending: `pending, on their way, on its way, on the way, in progress, haven t arrived, havent arrived, have not arrived, not arrived yet,
      haven t arrived yet, have not arrived yet, unfinished`,
  },
  beforeMonth: 'in, of, for, during, from',
  lastYear: 'last year, of last year',
  thisYear: 'this year, of this year',
  lastMonth: 'last month',
  thisMonth: 'this month',
  spans: {
    '24h': 'last 24 hours, past 24 hours',
    '7d': 'last 7 days, past 7 days, last seven days, past seven days',
    '30d': 'last 30 days, past 30 days, last thirty days, past thirty days',
    '60d': 'last 60 days, past 60 days, last sixty days, past sixty days',
    '90d': 'last 90 days, past 90 days, last ninety days, past ninety days',
  },
};

export const frenchHistory: HistoryWords = {
  parts: {
    asks: `qu est ce que, quoi, quels, quelles, quel, quelle, lesquels, lesquelles, lequel, montre moi, montrez moi, montre, montrez, affiche, affichez, liste, listez,
      trouve, trouvez, trouve moi, trouvez moi, cherche, cherchez, retrouve, retrouvez, retrouve moi, retrouvez moi, donne moi, donnez moi, voir, je veux voir, je voudrais voir,
      j aimerais voir, puis je voir, peux tu me montrer, pouvez vous me montrer, où est, où sont, et, qu est devenu, que sont devenus`,
    sent: 'j ai envoyé, ai je envoyé, j ai fait, ai je fait, j ai transféré, ai je transféré, j ai envoyés, j ai faits',
    transfers: 'transferts, paiements, envois, virements, opérations',
    transfer: 'transfert, paiement, envoi, virement, opération, celui, celle',
    which: 'ceux qui, celles qui, tous ceux qui, ceux, celles',
    all: 'tout, tous, toutes, mes, tout ce que, tout ce qui',
    filling: `le, la, les, l, de, du, des, d, en, au, aux, à, pour, mon, ma, ce, qui, que, qu, ont, a, sont, est, été, dans, me, moi, pendant, durant, mois, argent, bonjour,
      s il vous plaît, s il te plaît, svp, stp`,
    completed: `arrivés, arrivé, arrivées, bien arrivés, terminés, terminé, terminées, aboutis, abouti, ont abouti, réussis, réussi, ont réussi`,
    cancelled: `échoué, échoués, échouées, annulé, annulés, annulées, refusé, refusés, refusées, rejeté, rejetés, rejetées, expiré, expirés, remboursé, remboursés, remboursées,
      n ont pas abouti, n a pas abouti, ont pas abouti, non aboutis, n ont pas marché, n ont pas fonctionné, ne sont pas passés, sont pas passés`,
    pending: `en cours, en attente, en route, en chemin, pas encore arrivés, ne sont pas encore arrivés, ne sont pas arrivés, sont pas arrivés, pas terminés`,
  },
  beforeMonth: 'en, de, d, du, pour, pendant, mois',
  lastYear: 'l an dernier, de l an dernier, l année dernière, de l année dernière, l an passé, de l an passé',
  thisYear: 'cette année, de cette année',
  lastMonth: 'mois dernier, mois passé',
  thisMonth: 'ce mois ci, ce mois',
  spans: {
    '24h': 'dernières 24 heures, 24 dernières heures',
    '7d': '7 derniers jours, sept derniers jours',
    '30d': '30 derniers jours, trente derniers jours',
    '60d': '60 derniers jours, soixante derniers jours',
    '90d': '90 derniers jours, quatre vingt dix derniers jours',
  },
};
