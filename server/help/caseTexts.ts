import type { Language } from '#contract/protocol/language.ts';

type Said = { readonly title: string; readonly text: string };
type Words = Readonly<Record<'gone' | 'later', Said>> & {
  readonly title: (number: string) => string;
  /** Days are written out. */
  readonly received: (day: string) => string;
  readonly open: (days: { readonly reply: string; readonly answer: string }) => string;
  readonly overdue: (day: string) => string;
  readonly answered: (day: string) => string;
  readonly ombudsman: (until: string) => string;
};

export const caseTexts: Readonly<Record<Language, Words>> = {
  en: {
    title: (number) => `Your complaint ${number}`,
    received: (day) => `We received it on ${day}.`,
    open: ({ reply, answer }) =>
      `It’s in review. Somebody replies by ${reply}, and you’ll get our final answer by ${answer}.`,
    overdue: (day) => `We’re late: you were to get our final answer by ${day}. You can go to the ombudsman now.`,
    answered: (day) => `This is our final answer of ${day}.`,
    ombudsman: (until) =>
      `Not happy with our answer, or no answer by then? You can take it to the Financial Ombudsman Service, for free, until ${until}: www.financial-ombudsman.org.uk.`,
    gone: { title: 'This link isn’t complete', text: 'Open it again from our email about your complaint.' },
    later: { title: 'Too many attempts', text: 'Wait an hour, then open the link again.' },
  },
  fr: {
    title: (number) => `Votre réclamation ${number}`,
    received: (day) => `Nous l’avons reçue le ${day}.`,
    open: ({ reply, answer }) =>
      `Elle est à l’étude. Quelqu’un vous répond au plus tard le ${reply}, et notre réponse définitive vous parvient le ${answer} au plus tard.`,
    overdue: (day) =>
      `Nous sommes en retard : notre réponse définitive devait vous parvenir le ${day} au plus tard. Vous pouvez saisir le médiateur dès maintenant.`,
    answered: (day) => `Voici notre réponse définitive du ${day}.`,
    ombudsman: (until) =>
      `Notre réponse ne vous convient pas, ou vous n’en avez pas reçu à cette date ? Vous pouvez saisir le Financial Ombudsman Service, gratuitement, jusqu’au ${until} : www.financial-ombudsman.org.uk.`,
    gone: { title: 'Ce lien est incomplet', text: 'Ouvrez-le de nouveau depuis notre e-mail sur votre réclamation.' },
    later: { title: 'Trop de tentatives', text: 'Attendez une heure, puis ouvrez de nouveau le lien.' },
  },
};
