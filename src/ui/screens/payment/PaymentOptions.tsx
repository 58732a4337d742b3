import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { money, toMajorText } from '#domain/money/money.ts';
import type { PaymentKind } from '#domain/payment/paymentKind.ts';
import { cardLimits, type PaymentOption } from '#domain/payment/paymentOptions.ts';
import { paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { PayTransferActor } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import type { TransferSummary } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { Icon, type IconName } from '../../controls/Icon.tsx';
import { RadioCard, RadioCards } from '../../controls/RadioCards.tsx';
import { StatusBadge } from '../../controls/StatusBadge.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './pay.module.css';

type PaymentOptionsProps = {
  readonly actor: PayTransferActor;
  readonly options: readonly PaymentOption[];
  readonly summary: TransferSummary;
};

const icons: Record<PaymentKind, IconName> = { bank: 'bank', interac: 'swap', card: 'card' };

/** Each way with its price, the recommended one first; what cannot be used says why (PAY-12…PAY-16, D-51). */
export function PaymentOptions({ actor, options, summary }: PaymentOptionsProps) {
  const { t } = useTranslation();
  const words = useTranslation();
  const { provider, problem } = useSelector(actor, ({ context }) => context);
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const { currency } = summary.totalToPay;
  if (options.length === 0) return null;
  const limit = cardLimits[currency];
  const params = { currency, ...(limit && { amount: toMajorText(limit) }) };
  return (
    <RadioCards
      name="paymentMethod"
      label={t('pay.options')}
      value={provider ?? null}
      isDisabled={isWorking}
      onChange={(id) => {
        const chosen = paymentProviderIds.find((known) => known === id);
        if (chosen) actor.send({ type: 'method.chosen', provider: chosen });
      }}
      error={problem && t('pay.select')}
    >
      {options.map((option) => (
        <RadioCard
          key={option.provider}
          id={option.provider}
          title={t(`pay.kinds.${option.kind}.title`)}
          detail={t(`pay.kinds.${option.kind}.text`)}
          picture={
            <span className={styles.picture}>
              <Icon name={icons[option.kind]} />
            </span>
          }
          aside={<Aside option={option} currency={currency} />}
          refusal={option.disabledReason && failureText(words, { code: option.disabledReason, details: { params } })}
        />
      ))}
    </RadioCards>
  );
}

type AsideProps = { readonly option: PaymentOption; readonly currency: TransferSummary['totalToPay']['currency'] };

function Aside({ option, currency }: AsideProps) {
  const { t } = useTranslation();
  const { money: written } = useFormats();
  const charge = money(currency, option.chargeMinor);
  return (
    <span className={styles.charge}>
      {option.recommended && !option.disabledReason && <StatusBadge tone="positive" label={t('pay.recommended')} />}{' '}
      <span>{charge.minor === 0 ? t('pay.free') : t('pay.fee', { amount: written(charge) })}</span>
    </span>
  );
}
