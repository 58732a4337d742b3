import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/quote.ts';
import { money as moneyOf } from '#domain/money/money.ts';
import { paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { CalculatorView } from '../send-money/calculatorView.ts';
import { useFormats } from '../send-money/useFormats.ts';
import styles from './landing.module.css';

type CostLineProps = { readonly view: CalculatorView; readonly exchange: Exchange | undefined };

/** What is claimed to be free stands beside everything that is not: fee, rate and what a card adds (D-11). */
export function CostLine({ view: { sum, draft }, exchange }: CostLineProps) {
  const { t } = useTranslation();
  const { money, rate } = useFormats();
  if (!sum || !exchange) return null;
  const options = paymentOptions({
    totalToPay: sum.totalToPay,
    destinationCountryCode: draft.toReceive.countryCode,
  });
  const cardMinor = Math.max(0, ...options.map(({ chargeMinor }) => chargeMinor));
  const isOpen = options.some(({ disabledReason }) => disabledReason !== 'providerNotOpen');
  return (
    <div className={styles.costLine}>
      {sum.transferFee.minor === 0 && <p>{t('landing.cost.free', { fee: money(sum.operatorFee) })}</p>}
      <p>
        {t('landing.cost.rate', { ...exchange, rate: rate(exchange.rate), market: rate(exchange.midRate) })}{' '}
        {t(cardMinor > 0 ? 'landing.cost.card' : 'landing.cost.noCharge', {
          charge: money(moneyOf(draft.payinCurrency, cardMinor)),
        })}
      </p>
      {!isOpen && <p>{t('landing.cost.notOpen', { currency: draft.payinCurrency })}</p>}
    </div>
  );
}
