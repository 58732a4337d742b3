import { readPromo } from '#contract/quote/quote.ts';
import { parseMoney } from '#domain/money/money.ts';
import { accept } from '#domain/result.ts';
import type { AttemptLimiter } from '../http/rateLimiter.ts';
import { eitherRoute, refused } from '../http/route.ts';
import type { Promotions } from './promotions.ts';

/** Codes one person may try: enough to type one wrongly and to change amounts, too few to guess any (ASVS 2.4.1). */
const codesAllowed = { limit: 60, windowSeconds: 600 };

export const promoRoutes = ({ promos, limiter }: { promos: Promotions; limiter: AttemptLimiter }) => [
  eitherRoute(
    readPromo,
    async ({ params: { code }, query: { currency, amount, target, theyGet }, visitor }, caller) => {
      const tooMany = caller
        ? await limiter.take(`promo:${caller.userId}`, codesAllowed)
        : await limiter.takeFrom(visitor, 'promo', codesAllowed);
      if (tooMany) return tooMany;
      const youSend = parseMoney(amount, currency);
      if (!youSend.ok) return refused('amountInvalid');
      const received = target && theyGet ? parseMoney(theyGet, target) : undefined;
      if (received?.ok === false) return refused('amountInvalid');
      const asked = {
        code,
        youSend: youSend.value,
        payoutCurrency: target,
        theyGet: received?.value,
        userId: caller?.userId,
      };
      const usable = await promos.usable(asked);
      return usable.ok ? accept(usable.value.promo) : usable;
    },
  ),
];
