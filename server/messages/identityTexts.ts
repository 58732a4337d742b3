import type { Language } from '#contract/protocol/language.ts';
import type { RetryReason } from '#domain/verification/retryReason.ts';
import { colon } from './colon.ts';
import type { IdentityNewsParams, MessageText, SpokenTo } from './message.ts';
import { simpleIdentityNews } from './simple/simpleIdentityNews.ts';

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
    lines: ['We’ve checked your document and your face. You can now pay for your transfers.'],
    action: 'Open my account',
  },
  retry: {
    subject: 'We were unable to verify your account',
    lines: ['You only need to redo what didn’t work, in about two minutes. We’ve saved any transfer that’s waiting.'],
    action: 'Verify now',
    reasons: {
      documentUnreadable:
        'We couldn’t read your document. Take a photo in better light, with all four corners showing.',
      documentNotGenuine: 'The check didn’t accept your document. Take the photos again, or use another document.',
      faceNotMatching: 'Your face didn’t match the document. Take a photo in good light, without a hat.',
      addressTooOld: 'Your proof of address is older than three months. Please use a newer one.',
      other: 'The check couldn’t be completed. Please take the photos again.',
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
      'Seul ce qui n’a pas marché est à refaire, en deux minutes environ. Tout transfert en attente est conservé.',
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
export function identityNewsSentence({ language, wording }: SpokenTo, reason?: RetryReason): string {
  const { approved, retry } = words[language];
  const usual = { approved: approved.lines.join(' '), reasons: retry.reasons };
  const said = wording === 'simple' ? simpleIdentityNews[language] : usual;
  return reason === undefined ? said.approved : said.reasons[reason];
}
