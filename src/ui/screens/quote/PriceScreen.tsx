import { useTranslation } from 'react-i18next';
import { type PriceAnswerKind, slot } from '#contract/site/site.ts';
import { Notice } from '../../controls/Notice.tsx';
import { ButtonLink, TextLink } from '../../controls/TextLink.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { SiteLink } from '../../layouts/SiteLink.tsx';
import { PriceComparison } from './PriceComparison.tsx';
import { PriceForm } from './PriceForm.tsx';
import styles from './price.module.css';

type PriceScreenProps = {
  readonly answer: PriceAnswerKind;
  readonly signUpHref: string;
  readonly helpHref: string;
  /** Where an amount that is not priced here is. */
  readonly quoteHref: string;
};

/** A form and its answer in one page, as they are without a script; every fact is a slot. */
export function PriceScreen({ answer, signUpHref, helpHref, quoteHref }: PriceScreenProps) {
  const { t } = useTranslation();
  const isPriced = answer === 'quoted' || answer === 'compared';
  return (
    <div className={styles.page}>
      <PageHeading title={t('written.price.title')} lead={t('written.price.lead')} />
      <div className={styles.columns}>
        <PriceForm answer={answer} />
        {isPriced && <Price signUpHref={signUpHref} helpHref={helpHref} />}
        {answer === 'amountSmaller' && (
          <Notice
            tone="info"
            actions={<ButtonLink href={quoteHref}>{t('written.price.goOn', { amount: slot('youSend') })}</ButtonLink>}
          >
            {slot('reason')}
          </Notice>
        )}
        {answer === 'refused' && (
          <Notice tone="warning" title={t('written.price.refused')}>
            {slot('reason')}
          </Notice>
        )}
      </div>
      {isPriced && <PriceComparison isKnown={answer === 'compared'} />}
    </div>
  );
}

function Price({ signUpHref, helpHref }: Pick<PriceScreenProps, 'signUpHref' | 'helpHref'>) {
  const { t } = useTranslation();
  const pair = { payin: slot('payinCurrency'), payout: slot('payoutCurrency') };
  return (
    <section className={styles.sheet} aria-labelledby="price">
      <h2 id="price" className={styles.title}>
        {t('written.price.answer')}
      </h2>
      <dl className={styles.sum}>
        <Line name={t('written.price.youSend')} value={slot('youSend')} />
        <Line name={t('written.price.fee')} value={slot('fee')} />
        <Line name={t('written.price.total')} value={slot('total')} isLarge />
        <Line name={t('written.price.rate')} value={t('written.price.rateOf', { ...pair, rate: slot('rate') })} />
        <Line name={t('written.price.theyGet')} value={slot('theyGet')} isLarge />
        <Line name={t('written.price.how')} value={slot('method')} />
        <Line name={t('written.price.when')} value={t('written.price.afterPayment', { duration: slot('delivery') })} />
      </dl>
      <div className={styles.notes}>
        <p>{t('written.price.market', { rate: slot('marketRate') })}</p>
        <p>{slot('charge')}</p>
        <p>{t('written.price.pricedAt', { time: slot('pricedAt') })}</p>
        <p>
          {t('written.price.counted')} <SiteLink name="deliveryTimes" className={styles.link} />
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={signUpHref}>{t('written.price.start')}</ButtonLink>
        <TextLink href={helpHref} isRoomy>
          {t('written.price.help')}
        </TextLink>
      </div>
    </section>
  );
}

type LineProps = { readonly name: string; readonly value: string; readonly isLarge?: boolean };

const Line = ({ name, value, isLarge = false }: LineProps) => (
  <div className={isLarge ? styles.large : styles.line}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
