import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { money as moneyOf } from '#domain/money/money.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { Unknown } from '../../../controls/Unknown.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import type { LandingView } from './landingModel.ts';
import { useChargeText } from './useChargeText.ts';
import styles from './why.module.css';

/** Cited, without a source to link to (PUB-24, D-12): 8.9 % on 200 dollars. */
const citedAverage = { basisPoints: 890, dollars: 200 };

/** What we say, and beside each claim what it comes to for the amount in the calculator (LAN-10, PUB-23, D-11). */
export function WhyUs({ view }: { readonly view: LandingView }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.why} aria-labelledby={id}>
      <h2 id={id}>{t('landingMore.why.title')}</h2>
      <Shares view={view} />
      <Claims view={view} />
    </section>
  );
}

function Shares({ view: { sum, cost } }: { readonly view: LandingView }) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  return (
    <dl className={styles.shares}>
      <div>
        <dt>{t('landingMore.why.average', { dollars: citedAverage.dollars })}</dt>
        <dd>{percent(citedAverage.basisPoints)}</dd>
      </div>
      <div className={styles.ourShare}>
        <dt>{sum ? t('landingMore.why.ours', { amount: money(sum.youSend) }) : t('landingMore.why.oursEmpty')}</dt>
        <dd>{cost ? percent(cost.wholeBasisPoints) : <Unknown />}</dd>
      </div>
    </dl>
  );
}

function Claims({ view }: { readonly view: LandingView }) {
  const { t } = useTranslation();
  const { money, rate, list } = useFormats();
  const charge = useChargeText(view);
  const { sum, cost, exchange, draft } = view;
  const until = <span className={styles.until}>{t('landingMore.why.until')}</span>;
  return (
    <dl className={styles.claims}>
      <Claim claim={t('landingMore.why.zero.claim')}>
        {sum
          ? t('landingMore.why.zero.fact', {
              nothing: money(moneyOf(draft.payinCurrency, 0)),
              fee: money(sum.operatorFee),
            })
          : until}
      </Claim>
      <Claim claim={t('landingMore.why.rates.claim')}>
        {cost && exchange
          ? t('landingMore.why.rates.fact', {
              ...exchange,
              rate: rate(exchange.rate),
              market: rate(exchange.midRate),
              markUp: money(cost.markUp),
            })
          : until}
      </Claim>
      <Claim claim={t('landingMore.why.hidden.claim')}>
        {sum
          ? t('landingMore.why.hidden.fact', { total: money(sum.totalToPay), theyGet: money(sum.theyGet), charge })
          : until}
      </Claim>
      <Claim claim={t('landingMore.why.options.claim')}>
        {t('landingMore.why.options.fact', {
          methods: list(payoutMethods.map((method, place) => inSentence(t(`methods.${method}`), place))),
        })}
      </Claim>
    </dl>
  );
}

/** Only the first of a list begins the sentence. */
const inSentence = (name: string, place: number): string => (place === 0 ? name : name.toLowerCase());

function Claim({ claim, children }: { readonly claim: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{claim}</dt>
      <dd>{children}</dd>
    </div>
  );
}
