import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/quote/quote.ts';
import type { CalculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import { competitorRatesOf } from '#src/services/quote/competitorQueries.ts';
import { Disclosure } from '../../controls/Disclosure.tsx';
import styles from '../../flows/send.module.css';
import { useFormats } from '../../formats/useFormats.ts';
import { ServiceBoard } from './ServiceBoard.tsx';

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
          <ServiceBoard sum={sum} exchange={exchange} base={draft.payinCurrency} load={competitorRatesOf} />
          <p className={styles.small}>{t('landingMore.comparison.note', { send: money(sum.youSend) })}</p>
        </>
      )}
    </Disclosure>
  );
}
