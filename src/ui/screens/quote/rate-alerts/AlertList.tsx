import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { RateAlert } from '#contract/quote/rateAlert.ts';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import type { Currency } from '#domain/money/currency.ts';
import { fromMajorNumber } from '#domain/money/money.ts';
import type { RateAlertActor } from '#src/machines/quote/rate-alert/rateAlertMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import styles from './rateAlerts.module.css';

type AlertListProps = { readonly actor: RateAlertActor; readonly recipients: readonly Recipient[] };

/** Each with a way to stop it; what was stopped last can be taken up again. */
export function AlertList({ actor, recipients }: AlertListProps) {
  const { t } = useTranslation();
  const { alerts, stopped } = useSelector(actor, ({ context }) => context);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const textOf = useAlertText(recipients);
  return (
    <>
      {alerts.length > 0 && (
        <ul className={styles.alerts} aria-label={t('rateAlerts.yours')}>
          {alerts.map((alert) => (
            <li key={alert.id}>
              <p id={alert.id}>{textOf(alert)}</p>
              <Button
                variant="secondary"
                size="small"
                aria-describedby={alert.id}
                isDisabled={isWaiting}
                onPress={() => actor.send({ type: 'alert.stopped', alert })}
              >
                {t('rateAlerts.stop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {stopped && (
        <p className={styles.stopped} role="status">
          {t('rateAlerts.stopped', { alert: textOf(stopped) })}{' '}
          <Button
            variant="secondary"
            size="small"
            isDisabled={isWaiting}
            onPress={() => actor.send({ type: 'stop.undone' })}
          >
            {t('rateAlerts.undo')}
          </Button>
        </p>
      )}
    </>
  );
}

/** '75,000 XAF to Cameroon for £100.00 or less. Needs 1 GBP = 782.4 XAF.' */
function useAlertText(recipients: readonly Recipient[]) {
  const { t } = useTranslation();
  const { money, rate, country, day } = useFormats();
  const written = (amount: number, currency: Currency) => {
    const read = fromMajorNumber(amount, currency);
    return read.ok ? money(read.value) : `${amount} ${currency}`;
  };
  return (alert: RateAlert): string => {
    const known = recipients.find(({ id }) => id === alert.recipientId);
    const facts = {
      received: written(alert.destinationAmount, alert.destinationCurrency),
      to: known
        ? t('rateAlerts.toPerson', { name: fullName(known) })
        : t('rateAlerts.toCountry', { country: country(alert.destinationCountryCode) }),
      until: day(alert.expiresAt),
    };
    if (alert.kind === 'monthly') return t('rateAlerts.monthly', { ...facts, next: day(alert.nextAt) });
    const most = written(alert.most, alert.originCurrency);
    const pair = { base: alert.originCurrency, target: alert.destinationCurrency };
    return t('rateAlerts.price', { ...facts, ...pair, most, rate: rate(alert.rateNeeded) });
  };
}
