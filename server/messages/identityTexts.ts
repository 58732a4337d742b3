import type { Language } from '#contract/language.ts';
import type { RetryReason } from '#domain/verification/retryReason.ts';
import { colon } from './colon.ts';
import type { IdentityNewsParams, MessageText } from './message.ts';

type Words = {
  readonly hello: string;
  readonly approved: { readonly subject: string; readonly lines: readonly string[]; readonly action: string };
  readonly retry: {
    readonly subject: string;
    readonly lines: readonly string[];
    readonly action: string;
    readonly reasons: Readonly<Record<RetryReason, string>>;
  };
};

const english: Words = {
  hello: 'Hello',
  approved: {
    subject: 'Your Sawa account is verified',
    lines: ['Your document and your face were checked, and all is well. You can pay for your transfers now.'],
    action: 'Open my account',
  },
  retry: {
    subject: 'We were unable to verify your account',
    lines: [
      'Only what did not work is needed again; it takes about two minutes. A transfer that waits is kept for you.',
    ],
    action: 'Verify now',
    reasons: {
      documentUnreadable: 'Your document could not be read. A picture in better light, with all four corners, will do.',
      documentNotGenuine: 'The check did not accept your document. Take the pictures again, or use another document.',
      faceNotMatching: 'Your face did not match the document. A picture in good light, without a hat, will do.',
      addressTooOld: 'Your proof of address is older than three months. Please use a newer one.',
      other: 'The check could not be finished. Please take the pictures again.',
    },
  },
};

const french: Words = {
  hello: 'Bonjour',
  approved: {
    subject: 'Votre compte Sawa est vérifié',
    lines: ['Votre document et votre visage ont été vérifiés. Vous pouvez maintenant payer vos transferts.'],
    action: 'Ouvrir mon compte',
  },
  retry: {
    subject: 'Nous n’avons pas pu vérifier votre compte',
    lines: [
      'Seul ce qui n’a pas marché est à refaire, en deux minutes environ. Un transfert en attente reste gardé pour vous.',
    ],
    action: 'Vérifier maintenant',
    reasons: {
      documentUnreadable: 'Votre document est illisible. Une photo mieux éclairée, avec les quatre coins, suffira.',
      documentNotGenuine: 'Votre document n’a pas été accepté. Reprenez les photos ou utilisez un autre document.',
      faceNotMatching: 'Votre visage ne correspond pas au document. Une photo bien éclairée, sans chapeau, suffira.',
      addressTooOld: 'Votre justificatif de domicile a plus de trois mois. Merci d’en utiliser un plus récent.',
      other: 'La vérification n’a pas pu être terminée. Merci de reprendre les photos.',
    },
  },
};

const words: Readonly<Record<Language, Words>> = { en: english, fr: french };

/** What became of an identity check; the reason is told in words only where there is one. */
export const identityNewsText =
  (language: Language) =>
  ({ firstName, link, reason }: IdentityNewsParams): MessageText => {
    const { hello, approved, retry } = words[language];
    const { subject, lines, action } = reason === undefined ? approved : retry;
    const why = reason === undefined ? [] : [retry.reasons[reason]];
    return {
      subject,
      paragraphs: [`${hello} ${firstName},`, ...why, ...lines],
      action: { label: action, link },
      sms: `Sawa${colon[language]}${subject}. ${link}`,
    };
  };

/** The same in a sentence or two: why, where there is a reason, and what follows. */
export function identityNewsSentence(language: Language, reason?: RetryReason): string {
  const { approved, retry } = words[language];
  return reason === undefined ? approved.lines.join(' ') : retry.reasons[reason];
}
