import type { Language } from '#contract/protocol/language.ts';
import { operator } from '#domain/operator.ts';
import type { MessageTexts } from './message.ts';

const { email, phone } = operator;

type BlockTexts = Pick<MessageTexts, 'accountBlocked' | 'accountTakenOver' | 'accountUnblocked'>;

const texts: Readonly<Record<Language, BlockTexts>> = {
  en: {
    accountBlocked: ({ firstName }) =>
      blockedInEnglish(firstName, 'We’ve blocked your account. We can’t tell you more about it right now.'),
    accountTakenOver: ({ firstName }) =>
      blockedInEnglish(
        firstName,
        'We think somebody else may be using your account, so we’ve blocked it to keep your money safe.',
      ),
    accountUnblocked: ({ firstName }) => ({
      subject: 'You can use your Sawa account again',
      paragraphs: [
        `Hello ${firstName},`,
        'Your account is open again: you can sign in and send money as before. Transfers that were only waiting for this are moving again.',
      ],
      sms: 'Your Sawa account is open again. You can sign in as before.',
    }),
  },
  fr: {
    accountBlocked: ({ firstName }) =>
      blockedInFrench(
        firstName,
        'Nous avons bloqué votre compte. Nous ne pouvons pas vous en dire plus pour le moment.',
      ),
    accountTakenOver: ({ firstName }) =>
      blockedInFrench(
        firstName,
        'Il se peut que quelqu’un d’autre utilise votre compte : nous l’avons bloqué pour protéger votre argent.',
      ),
    accountUnblocked: ({ firstName }) => ({
      subject: 'Votre compte Sawa est de nouveau ouvert',
      paragraphs: [
        `Bonjour ${firstName},`,
        'Votre compte est de nouveau ouvert : vous pouvez vous connecter et envoyer de l’argent comme avant. Les transferts qui n’attendaient que cela reprennent leur cours.',
      ],
      sms: 'Votre compte Sawa est de nouveau ouvert. Vous pouvez vous connecter comme avant.',
    }),
  },
};

const blockedInEnglish = (firstName: string, why: string) => ({
  subject: 'Your Sawa account is blocked',
  paragraphs: [
    `Hello ${firstName},`,
    why,
    'Every device is signed out. Transfers that aren’t with our partner yet are on hold, and you can’t start new ones.',
    `Write to ${email} or call ${phone}, and we’ll tell you what you can do.`,
  ],
  sms: `Your Sawa account is blocked and every device is signed out. Write to ${email} or call ${phone}.`,
});

const blockedInFrench = (firstName: string, why: string) => ({
  subject: 'Votre compte Sawa est bloqué',
  paragraphs: [
    `Bonjour ${firstName},`,
    why,
    'Tous vos appareils sont déconnectés. Les transferts que notre partenaire n’a pas encore reçus sont suspendus, et vous ne pouvez pas en commencer de nouveaux.',
    `Écrivez à ${email} ou appelez le ${phone} : nous vous dirons quoi faire.`,
  ],
  sms: `Votre compte Sawa est bloqué, tous vos appareils sont déconnectés. Écrivez à ${email} ou appelez le ${phone}.`,
});

/** Told when an operator blocks an account, and when two let it go on. */
export const accountBlockTexts = (language: Language): BlockTexts => texts[language];
