import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './calculator.module.css';
import { ratesPath } from './rate-history/ratesAsked.ts';

/** The rate between the two amounts, and when it was taken: a number without its time is a claim. */
export const ExchangeRateRow = memo(function ExchangeRateRow({ actor }: { readonly actor: PriceQuoteActor }) {
  const { t } = useTranslation();
  const { rate, time } = useFormats();
  const exchange = useSelector(actor, ({ context }) => context.exchange);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  return (
    <div className={styles.bridge} aria-busy={!exchange && isWaiting}>
      <span className={styles.times} aria-hidden="true">
        ×
      </span>
      {exchange ? (
        <p className={styles.rate}>
          <span className={styles.pair}>
            {t('price.rate.pair', { base: exchange.base, target: exchange.target, rate: rate(exchange.rate) })}
          </span>{' '}
          <span className={styles.live}>{t('price.rate.live', { time: time(exchange.at) })}</span>{' '}
          <TextLink to={ratesPath(exchange)} isRoomy>
            {t('price.rate.history')}
          </TextLink>
        </p>
      ) : (
        <span className={styles.noRate}>{isWaiting && <Skeleton />}</span>
      )}
    </div>
  );
});
