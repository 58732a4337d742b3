import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { amountDue, moneyOf, sumOfTransfer } from '#contract/transfer/transferSum.ts';
import { type Money, money } from '#domain/money/money.ts';
import { paymentOptions } from '#domain/payment/paymentOptions.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { Disclosure } from '../../controls/Disclosure.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { GoOn } from '../../flows/GoOn.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import { useAccent } from '../../formats/useAccent.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { ReviewDetails } from '../transfer/ReviewDetails.tsx';
import { TransferSummary } from '../transfer/TransferSummary.tsx';
import { PaymentErrorNotice } from './PaymentErrorNotice.tsx';
import { PaymentOptions } from './PaymentOptions.tsx';
import styles from './pay.module.css';
import type { PayScreenProps } from './payScreenProps.ts';
import { WhatHappensNext } from './WhatHappensNext.tsx';

/** How to pay, what it comes to, and where the money is meanwhile (PAY-01…PAY-05). */
export function PaymentMethodScreen({ actor, userId }: PayScreenProps) {
  const { t } = useTranslation();
  const { transfer: summary, transferId, provider } = useSelector(actor, ({ context }) => context);
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const { data: transfer } = useQuery({ ...transferQuery({ userId, transferId }), enabled: summary !== undefined });
  const options = summary ? paymentOptions(summary) : [];
  const chosen = options.find((option) => option.provider === provider);
  // Until one is chosen the first that can be: where only a card is offered, nothing is said of a bank.
  const likely = chosen ?? options.find(({ disabledReason }) => !disabledReason);
  const canBePaid =
    options.length === 0 ? summary === undefined : options.some(({ disabledReason }) => !disabledReason);
  const isDown = options.some(({ disabledReason }) => disabledReason === 'providerUnavailable');
  const closed = isDown ? 'unavailable' : 'notOpen';
  const sum = transfer && sumOfTransfer(transfer);
  const charge = sum && chosen && money(sum.totalToPay.currency, chosen.chargeMinor);
  const total = sum && amountDue({ ...sum, paymentCharge: charge });
  useAccent(summary?.destinationCountryCode);
  return (
    <SendPage
      step="pay"
      title={t('pay.title')}
      lead={t('pay.lead')}
      aside={transfer && <TransferSummary transfer={transfer} paymentCharge={charge} />}
      goOn={
        <GoOn total={total}>
          <Button isWide isPending={isWorking} onPress={() => actor.send({ type: 'payment.requested' })}>
            {t('pay.proceed')}
          </Button>
        </GoOn>
      }
    >
      {transfer && total && <WhatIsPaid transfer={transfer} total={total} />}
      <PaymentErrorNotice actor={actor} />
      {summary && !canBePaid && (
        <Notice
          tone="warning"
          title={t(`pay.${closed}.title`)}
          actions={
            <TextLink to="/dashboard" isRoomy>
              {t('send.verifyFirst.dashboard')}
            </TextLink>
          }
        >
          {closed === 'notOpen'
            ? t('errors.providerNotOpen', { currency: summary.totalToPay.currency })
            : t('errors.providerUnavailable')}
        </Notice>
      )}
      {summary ? (
        <>
          <PaymentOptions actor={actor} options={options} summary={summary} />
          <p className={styles.base}>{t('pay.base', { currency: summary.totalToPay.currency })}</p>
        </>
      ) : (
        <Skeleton size="card" count={2} />
      )}
      {chosen?.kind === 'card' && <CardStorage actor={actor} />}
      {canBePaid && <Notice tone="info">{t('pay.exact')}</Notice>}
      {likely && <WhatHappensNext kind={likely.kind} recipient={transfer?.recipient} expiresAt={summary?.expiresAt} />}
      {transfer && (
        <Disclosure title={t('pay.details')} level={2}>
          <ReviewDetails transfer={transfer} />
        </Disclosure>
      )}
    </SendPage>
  );
}

/** Before how to pay: how much, and to whom. */
function WhatIsPaid({ transfer, total }: { readonly transfer: Transfer; readonly total: Money }) {
  const { t } = useTranslation();
  const { money: text } = useFormats();
  const received = text(moneyOf(transfer.destinationAmount, transfer.destinationCurrency));
  return (
    <p className={styles.paid}>{t('pay.sum', { total: text(total), name: fullName(transfer.recipient), received })}</p>
  );
}

/** New or stored, the card is given to the card company alone (PAY-04…PAY-06). */
function CardStorage({ actor }: Pick<PayScreenProps, 'actor'>) {
  const { t } = useTranslation();
  const tokenised = useSelector(actor, ({ context }) => context.tokenised);
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  return (
    <Checkbox
      isSelected={tokenised}
      isDisabled={isWorking}
      onChange={(selected) => actor.send({ type: 'tokenisation.chosen', tokenised: selected })}
      hint={t('pay.card.storageHint')}
    >
      {t('pay.card.store')}
    </Checkbox>
  );
}
