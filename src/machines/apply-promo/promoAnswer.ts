import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import { applyPromo, type PromoAnswer } from '#domain/promo/applyPromo.ts';
import type { Promo } from '#domain/promo/promo.ts';

/** The domain's answer with what a browser knows: how often it was used before, only the server does. */
export const promoAnswerFor = (
  promo: Promo,
  { youSend, payoutCurrency, now }: { youSend: Money; payoutCurrency: Currency; now: number },
): PromoAnswer => applyPromo(promo, { now, usesByThisUser: 0, youSend, payoutCurrency });
