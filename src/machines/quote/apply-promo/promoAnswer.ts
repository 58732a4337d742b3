import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import { applyPromo, type PromoAnswer } from '#domain/promo/applyPromo.ts';
import type { Promo } from '#domain/promo/promo.ts';

/** What a promotion would be used on. `now` is the newest time of the server's clock at hand. */
export type PromoUse = {
  readonly youSend: Money;
  readonly payoutCurrency: Currency;
  /** Where what they get was typed. */
  readonly theyGet?: Money | undefined;
  readonly now: number;
};

/** The domain's answer with what a browser knows: how often it was used before, only the server does. */
export const promoAnswerFor = (promo: Promo, { youSend, payoutCurrency, theyGet, now }: PromoUse): PromoAnswer =>
  applyPromo(promo, { now, usesByThisUser: 0, youSend, payoutCurrency, theyGet });
