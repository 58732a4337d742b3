import type { ErrorCode } from '#contract/protocol/failure.ts';
import { frenchFailures, frenchShorter } from '#contract/protocol/frenchFailures.ts';

/** The page says some differently from the wire, whose words other clients match (spec §8). */
export const frenchErrorSentences: Record<ErrorCode, string> & { less: typeof frenchShorter } = {
  ...frenchFailures,
  less: frenchShorter,
  accountNotConfirmed: 'Votre compte n’est pas encore confirmé. Nous vous avons envoyé un nouveau code.',
  accountBlocked: 'Votre compte est bloqué. Contactez-nous, nous vous aiderons.',
  accountInactive: 'Votre compte est inactif. Contactez-nous, nous vous aiderons.',
  hashInvalid: 'Votre session est terminée. Reconnectez-vous.',
  promoNotFound: 'Ce code promo n’existe pas.',
  promoRedeemed: 'Ce bon a déjà été utilisé.',
};
