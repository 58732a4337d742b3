import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { priceThen, sinceThen } from '#contract/transfer/priceThen.ts';
import { displayOf } from '#contract/transfer/transferDisplay.ts';
import { shownBy } from '#src/machines/quote/price-quote/calculation.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { arrivedQuery } from '#src/services/transfer/transferQueries.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { QuoteComparison } from '../quote/QuoteComparison.tsx';

type LastTimeProps = {
  readonly userId: string;
  readonly recipientId: string;
  readonly quote: PriceQuoteActor;
};

/** What the last transfer to the same person cost and brought, beside the price of now (peers 21). */
export function LastTime({ userId, recipientId, quote }: LastTimeProps) {
  const { t } = useTranslation();
  const { money, day } = useFormats();
  const { data } = useQuery(arrivedQuery(userId));
  const now = useSelector(quote, ({ context }) => shownBy(context), shallowEqual);
  const last = data?.collections.find(
    (transfer) => transfer.recipientId === recipientId && displayOf(transfer) === 'COMPLETE',
  );
  if (!last || !now) return null;
  const before = priceThen(last);
  const since = sinceThen(before, now);
  return (
    <>
      {since && (
        <p role="status">
          {t(`send.again.since.${since.kind}`, 'difference' in since ? { difference: money(since.difference) } : {})}
        </p>
      )}
      <QuoteComparison
        before={before}
        now={now}
        beforeName={t('send.again.lastTime', { day: day(last.dateCreated) })}
      />
    </>
  );
}
