import { withFrenchMarks } from '#contract/protocol/frenchMarks.ts';
import type { Language } from '#contract/protocol/language.ts';
import { operator } from '#domain/operator.ts';
import type { ContentPage } from './contentPages.ts';

/** The page's title, which is its first heading too, and what a search engine says under it. */
export type ContentHead = { readonly title: string; readonly description: string };

export const contentHeads: Readonly<Record<Language, Readonly<Record<ContentPage, ContentHead>>>> = {
  en: {
    privacy: {
      title: 'Privacy policy',
      description: `What ${operator.name} knows about you, why, who else sees it, how long it stays, and how to have it changed.`,
    },
    terms: {
      title: 'Terms and conditions',
      description: `What you and ${operator.name} owe each other: prices, delivery times, cancelling, refunds and complaints.`,
    },
    cookies: {
      title: 'Cookie policy',
      description: `The few cookies ${operator.name} sets, what each is for and how long it lasts, and how to do without.`,
    },
    howItWorks: {
      title: 'How sending money works',
      description: 'From the first price to the money in hand, and how it arrives in each country we send to.',
    },
    about: {
      title: 'About us',
      description: `Why ${operator.name} exists, where it is going, how it came about and what it holds itself to.`,
    },
    blog: {
      title: 'Our blog',
      description:
        'Fraud alert: the tricks that cost senders most, how to see through them and what to do if it has happened.',
    },
    closeAccount: {
      title: 'How to close your account',
      description: 'Write to us and we close it: what has to be settled first, and what is kept afterwards.',
    },
    accessibility: {
      title: 'Accessibility statement',
      description: 'What was tested and how, what does not work for everybody yet, and whom to tell.',
    },
  },
  fr: {
    privacy: {
      title: 'Politique de confidentialité',
      description: `Ce que ${operator.name} sait de vous, pourquoi, qui d’autre le voit, combien de temps, et comment le corriger.`,
    },
    terms: {
      title: 'Conditions générales',
      description: withFrenchMarks(
        `Ce que vous et ${operator.name} vous devez : prix, délais, annulation, remboursement et réclamations.`,
      ),
    },
    cookies: {
      title: 'Politique relative aux cookies',
      description: `Les rares cookies que ${operator.name} dépose, leur rôle, leur durée, et comment s’en passer.`,
    },
    howItWorks: {
      title: 'Comment se passe un envoi',
      description: 'Du premier prix affiché à l’argent reçu, et ce qui arrive dans chaque pays desservi.',
    },
    about: {
      title: 'Qui nous sommes',
      description: `Pourquoi ${operator.name} existe, où nous allons, d’où nous venons et ce à quoi nous nous tenons.`,
    },
    blog: {
      title: 'Notre blog',
      description: withFrenchMarks(
        'Alerte à la fraude : les pièges qui coûtent le plus cher, comment les voir venir et que faire après.',
      ),
    },
    closeAccount: {
      title: 'Fermer votre compte',
      description: withFrenchMarks(
        'Écrivez-nous et nous le fermons : ce qu’il faut régler avant, et ce qui est conservé ensuite.',
      ),
    },
    accessibility: {
      title: 'Déclaration d’accessibilité',
      description: 'Ce qui a été essayé et comment, ce qui ne convient pas encore à tous, et à qui le dire.',
    },
  },
};
