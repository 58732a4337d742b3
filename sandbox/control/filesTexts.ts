import type { Texts } from '../web/language.ts';

export const filesTexts: Texts<{
  readonly title: string;
  readonly lead: string;
  readonly wrong: (count: number) => string;
  readonly file: string;
  readonly lines: string;
  readonly spoil: string;
  readonly closeToday: string;
  readonly leaveToday: string;
}> = {
  en: {
    title: 'Daily files',
    lead: 'The settlement, bank and partner files, as the companies would send them for a day that is over. Read by',
    wrong: (count) => (count === 1 ? 'one line is wrong' : `${count} lines are wrong`),
    file: 'File',
    lines: 'Lines to make wrong',
    spoil: 'Make them wrong',
    closeToday: 'Close today already',
    leaveToday: 'Close today only tomorrow',
  },
  fr: {
    title: 'Fichiers quotidiens',
    lead: 'Les fichiers de règlement, de banque et de partenaires, tels que les entreprises les enverraient pour un jour terminé. Lus par',
    wrong: (count) => (count === 1 ? 'une ligne est fausse' : `${count} lignes sont fausses`),
    file: 'Fichier',
    lines: 'Lignes à fausser',
    spoil: 'Les fausser',
    closeToday: 'Clôturer déjà aujourd’hui',
    leaveToday: 'Ne clôturer aujourd’hui que demain',
  },
};
