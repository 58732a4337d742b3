import type { Language } from '#contract/protocol/language.ts';

type Said = { readonly title: string; readonly text: string };
type Words = Readonly<Record<'stopped' | 'gone' | 'later', Said>> & { readonly ask: Said & { readonly press: string } };

export const stopAlertsTexts: Readonly<Record<Language, Words>> = {
  en: {
    ask: {
      title: 'Stop your alerts and reminders?',
      text: 'We’ll stop all of them. To stop only some, sign in and open Rate history.',
      press: 'Stop all',
    },
    stopped: {
      title: 'Your alerts are stopped',
      text: 'We won’t write to you about rates or reminders again, unless you set new ones.',
    },
    gone: {
      title: 'This link isn’t complete',
      text: 'Open it again from our email, or sign in and open Rate history.',
    },
    later: { title: 'Too many attempts', text: 'Wait an hour, then open the link again.' },
  },
  fr: {
    ask: {
      title: 'Arrêter vos alertes et rappels ?',
      text: 'Nous les arrêterons tous. Pour n’en arrêter que certains, connectez-vous et ouvrez Historique des taux.',
      press: 'Tout arrêter',
    },
    stopped: {
      title: 'Vos alertes sont arrêtées',
      text: 'Nous ne vous écrirons plus au sujet des taux ni de vos rappels, sauf si vous en créez de nouveaux.',
    },
    gone: {
      title: 'Ce lien est incomplet',
      text: 'Ouvrez-le de nouveau depuis notre e-mail, ou connectez-vous et ouvrez Historique des taux.',
    },
    later: { title: 'Trop de tentatives', text: 'Attendez une heure, puis ouvrez de nouveau le lien.' },
  },
};
