import { type ErrorCode, errorCodes } from '#contract/failure.ts';
import { failureSentences } from '#contract/failureSentences.ts';
import type { Language } from '#contract/language.ts';

/** Where the page says it differently from the wire, whose words other clients match (spec §8). */
const ownWording: Record<Language, Partial<Record<ErrorCode, string>>> = {
  en: {
    hashInvalid: 'Your session has ended. Please sign in again.',
    promoNotFound: 'Invalid promo code.',
    promoRedeemed: 'This voucher has already been redeemed.',
  },
  fr: {
    accountNotConfirmed: 'Votre compte n’est pas encore confirmé. Nous vous avons envoyé un nouveau code.',
    accountBlocked: 'Votre compte est bloqué. Contactez-nous, nous vous aiderons.',
    accountInactive: 'Votre compte est inactif. Contactez-nous, nous vous aiderons.',
    hashInvalid: 'Votre session est terminée. Veuillez vous reconnecter.',
    promoNotFound: 'Code promo non valable.',
    promoRedeemed: 'Ce bon a déjà été utilisé.',
  },
};

export function errorSentencesIn(language: Language): Record<ErrorCode, string> {
  const sentences = errorCodes.map((code) => [code, ownWording[language][code] ?? failureSentences[code][language]]);
  return Object.fromEntries(sentences) as Record<ErrorCode, string>;
}
