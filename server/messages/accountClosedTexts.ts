import type { Language } from '#contract/protocol/language.ts';
import { operator } from '#domain/operator.ts';
import type { MessageTexts } from './message.ts';

const { email } = operator;

const texts: Readonly<Record<Language, MessageTexts['accountClosed']>> = {
  en: ({ firstName, keptUntil }) => ({
    subject: 'Your Sawa account is closed',
    paragraphs: [
      `Hello ${firstName},`,
      'We’ve closed your account, as you asked. Every device is signed out, and nobody can sign in to it.',
      `Your devices, alerts, conversations, settings and the recipients you never paid are deleted. We’re legally required to keep the records of your identity and of your transfers until ${keptUntil}. Then we delete them too.`,
      `Didn’t ask for this? Write to ${email}. If you’d like to come back, you can open a new account with the same address.`,
    ],
    sms: `Your Sawa account is closed, as you asked. Legally required records stay until ${keptUntil}. Not you? ${email}`,
  }),
  fr: ({ firstName, keptUntil }) => ({
    subject: 'Votre compte Sawa est fermé',
    paragraphs: [
      `Bonjour ${firstName},`,
      'Nous avons fermé votre compte, comme vous l’avez demandé. Tous vos appareils sont déconnectés, et personne ne peut plus s’y connecter.',
      `Vos appareils, vos alertes, vos conversations, vos paramètres et les bénéficiaires que vous n’avez jamais payés sont supprimés. La loi nous oblige à conserver les traces de votre identité et de vos transferts jusqu’au ${keptUntil}. Nous les supprimerons ensuite.`,
      `Vous n’avez rien demandé ? Écrivez à ${email}. Si vous souhaitez revenir, vous pouvez ouvrir un nouveau compte avec la même adresse.`,
    ],
    sms: `Votre compte Sawa est fermé, à votre demande. La loi nous fait garder vos transferts jusqu’au ${keptUntil}. Une erreur ? ${email}`,
  }),
};

/** Told when two operators close an account for its person. */
export const accountClosedText = (language: Language): MessageTexts['accountClosed'] => texts[language];
