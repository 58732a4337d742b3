import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '#domain/reference/countries.ts';
import { useFormats } from '../../../formats/useFormats.ts';
import { SiteLink } from '../../../layouts/SiteLink.tsx';
import styles from '../../quote/comparison.module.css';
import { ServiceBoard } from '../../quote/ServiceBoard.tsx';
import type { LoadCompetitorRates } from '../../quote/useCompetitorRates.ts';
import type { LandingView } from './landingModel.ts';

type ComparisonProps = {
  readonly view: LandingView;
  readonly load: LoadCompetitorRates;
  /** There where no rate of ours can be had, and so nothing is compared. */
  readonly askForRate?: (() => void) | undefined;
};

/** The visitor's own money with three others and with us, the most first, each price with its time and source (LAN-13). */
export function Comparison({ view: { sum, exchange, draft }, load, askForRate }: ComparisonProps) {
  const { t } = useTranslation();
  const { locale, money } = useFormats();
  const id = useId();
  return (
    <section className={styles.comparison} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{t('landingMore.comparison.title')}</h2>
        <p>
          {sum
            ? t('landingMore.comparison.lead', {
                total: money(sum.totalToPay),
                country: countryName(draft.toReceive.countryCode, locale),
              })
            : t('landingMore.comparison.leadEmpty')}
        </p>
      </div>
      <ServiceBoard
        sum={sum}
        exchange={exchange}
        load={load}
        base={draft.payinCurrency}
        noRate={askForRate && { text: t('landing.noRate'), askAgain: askForRate }}
      />
      {sum && <p className={styles.note}>{t('landingMore.comparison.note', { send: money(sum.youSend) })}</p>}
      <p className={styles.note}>
        {t('landingMore.comparison.history')} <SiteLink name="rateHistory" className={styles.history} />
      </p>
    </section>
  );
}
