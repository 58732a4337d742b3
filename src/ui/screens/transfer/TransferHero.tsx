import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import { Flag } from '../../controls/Flag.tsx';
import { useRecipientNumber } from '../../formats/recipientText.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { PromisedDelivery } from '../quote/PromisedDelivery.tsx';
import styles from './review.module.css';

/** Who gets how much, where and when: what is checked before anything else. */
export function TransferHero({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation();
  const { money, country } = useFormats();
  const number = useRecipientNumber()(transfer.recipient);
  const name = fullName(transfer.recipient);
  return (
    <section className={styles.hero}>
      <Avatar name={name} size="large" />
      <div className={styles.heroWords}>
        <p className={styles.heroName}>{t('send.review.gets', { name })}</p>
        <p className={styles.heroAmount}>{money(moneyOf(transfer.destinationAmount, transfer.destinationCurrency))}</p>
        <p className={styles.heroPlace}>
          <span>{number}</span>
          <span>
            {isPayoutCountry(transfer.destinationCountryCode) && <Flag country={transfer.destinationCountryCode} />}{' '}
            {country(transfer.destinationCountryCode)}
          </span>
        </p>
        <PromisedDelivery
          way={{
            originCurrency: transfer.originCurrency,
            destinationCountry: transfer.destinationCountryCode,
            method: transfer.transferMethod,
          }}
          isWaiting={transfer.status === 'PENDING_VERIFICATION'}
        />
      </div>
    </section>
  );
}
