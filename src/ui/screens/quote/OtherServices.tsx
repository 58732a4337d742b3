import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/quote/quote.ts';
import type { CalculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import { Disclosure } from '../../controls/Disclosure.tsx';
import styles from '../../flows/send.module.css';
import { useFormats } from '../../formats/useFormats.ts';
import { ServiceBoard } from './ServiceBoard.tsx';
import type { LoadCompetitorRates } from './useCompetitorRates.ts';

/** Few open it: what asks comes when they do. */
const loadRates: LoadCompetitorRates = async (asked) =>
  (await import('#src/services/quote/competitorQueries.ts')).competitorRatesOf(asked);

type OtherServicesProps = { readonly view: CalculatorView; readonly exchange: Exchange | undefined };

/** Under the calculator: the sender’s own money with others, whoever delivers most first (peers 5). Asked once opened. */
export function OtherServices({ view: { sum, draft }, exchange }: OtherServicesProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={t('landingMore.comparison.here')} level={2} opening={{ isOpen, onChange: setIsOpen }}>
      {isOpen && !sum && <p>{t('landingMore.comparison.leadEmpty')}</p>}
      {isOpen && sum && (
        <>
          <ServiceBoard sum={sum} exchange={exchange} base={draft.payinCurrency} load={loadRates} />
          <p className={styles.small}>{t('landingMore.comparison.note', { send: money(sum.youSend) })}</p>
        </>
      )}
    </Disclosure>
  );
}
