import type { Language } from '#contract/protocol/language.ts';
import type { RetryReason } from '#domain/verification/retryReason.ts';

type SimpleIdentityNews = { readonly approved: string; readonly reasons: Readonly<Record<RetryReason, string>> };

/** What became of an identity check, or why it is to be done again; for e-mails and notifications. */
export const simpleIdentityNews: Readonly<Record<Language, SimpleIdentityNews>> = {
  en: {
    approved: 'We’ve checked your document and your face. You can now pay for your transfers.',
    reasons: {
      documentUnreadable: 'We couldn’t read your document. Take a photo in better light. Show all four corners.',
      documentNotGenuine: 'The check said no to your document. Take the photos again. Or use another document.',
      faceNotMatching: 'Your face didn’t match the document. Take a photo in good light. Don’t wear a hat.',
      addressTooOld: 'Your proof of address is older than three months. Use a newer one.',
      other: 'The check couldn’t be completed. Take the photos again.',
    },
  },
  fr: {
    approved: 'Nous avons vérifié votre document et votre visage. Vous pouvez payer vos transferts.',
    reasons: {
      documentUnreadable:
        'Votre document ne se lit pas bien. Prenez une photo mieux éclairée. Montrez les quatre coins.',
      documentNotGenuine: 'Votre document n’a pas été accepté. Reprenez les photos. Ou prenez un autre document.',
      faceNotMatching:
        'Votre visage ne va pas avec le document. Prenez une photo bien éclairée. N’ayez pas de chapeau.',
      addressTooOld: 'Votre justificatif de domicile a plus de trois mois. Prenez-en un plus récent.',
      other: 'La vérification n’a pas pu être terminée. Reprenez les photos.',
    },
  },
};
