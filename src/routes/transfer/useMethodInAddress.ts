import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { payoutMethodNumbers, payoutMethodOf } from '#domain/reference/payoutMethods.ts';
import { paths } from '#src/app/address/paths.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { quotedParams } from './sendMoneyOpening.ts';

/**
 * The chosen method stands in the address, and an address chooses it (QUO-02). Written beside the router: it is no
 * step to come back to, and a navigation would take the reader's focus to the heading.
 */
export function useMethodInAddress(priceQuote: PriceQuoteActor | undefined): void {
  const { pathname, key } = useLocation();
  const chosen = useSelector(priceQuote, (snapshot) => snapshot?.context.draft.transferMethod);

  useEffect(() => {
    if (key === undefined || !priceQuote || window.location.pathname !== paths.getQuote) return;
    const method = payoutMethodOf(Number(new URLSearchParams(window.location.search).get('method')));
    const { draft } = priceQuote.getSnapshot().context;
    if (method && method !== draft.transferMethod) priceQuote.send({ type: 'method.chosen', method });
  }, [key, priceQuote]);

  useEffect(() => {
    if (pathname !== paths.getQuote || window.location.pathname !== pathname || !chosen) return;
    const query = new URLSearchParams(window.location.search);
    for (const name of quotedParams) query.delete(name);
    query.set('method', String(payoutMethodNumbers[chosen]));
    window.history.replaceState(window.history.state, '', `${pathname}?${query}`);
  }, [pathname, chosen]);
}
