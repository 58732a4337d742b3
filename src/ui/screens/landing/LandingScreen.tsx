import { useTranslation } from 'react-i18next';
import type { TransferDraft } from '#domain/quote/draft.ts';
import type { PriceQuoteActor } from '#src/machines/price-quote/priceQuoteMachine.ts';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { Destinations } from './Destinations.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LandingCalculator } from './LandingCalculator.tsx';
import styles from './landing.module.css';
import { WaysIn } from './WaysIn.tsx';

export type LandingScreenProps = {
  readonly actor: PriceQuoteActor;
  readonly isSignedIn: boolean;
  /** Start sending money was pressed, with amounts that can be sent (LAN-03). */
  readonly onStart: (draft: TransferDraft) => void;
};

/** The first page: what it costs and what arrives, before anything is asked. */
export function LandingScreen({ actor, isSignedIn, onStart }: LandingScreenProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.promise}>
          <PageHeading title={t('landing.title')} lead={t('landing.lead')} />
        </div>
        <LandingCalculator actor={actor} onStart={onStart} />
      </div>
      <Destinations actor={actor} />
      <HowItWorks />
      <section className={styles.begin} aria-labelledby="begin">
        <div>
          <h2 id="begin">{t('landing.begin.title')}</h2>
          <p>{t('landing.begin.text')}</p>
        </div>
        <div className={styles.ways}>
          <WaysIn isSignedIn={isSignedIn} />
        </div>
      </section>
    </div>
  );
}
