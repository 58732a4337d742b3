import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { Disclosure } from '../../controls/Disclosure.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useTransferLead, useTransferText } from '../../formats/transferText.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { CancellationMoments } from './CancellationMoments.tsx';
import { DelayNotice } from './DelayNotice.tsx';
import { RecipientDetails } from './RecipientDetails.tsx';
import { Standing } from './Standing.tsx';
import { TransferDetails } from './TransferDetails.tsx';
import { TransferProgress } from './TransferProgress.tsx';
import { TransferStatus } from './TransferStatus.tsx';
import styles from './transfer.module.css';
import { WhatHappensNext } from './WhatHappensNext.tsx';

type RestNoticeProps = { readonly transfer: Transfer; readonly rest: number };

/** The small amount arrived; only its recipient knows with whom (peers 26). */
function RestNotice({ transfer, rest }: RestNoticeProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <Notice tone="info" title={t('transfer.rest.title', { name: transfer.recipient.firstName })}>
      {t('transfer.rest.text', { rest: money(moneyOf(rest, transfer.originCurrency)) })}
    </Notice>
  );
}

export type TransferDetailProps = {
  readonly transfer: Transfer;
  readonly recallNext?: string | undefined;
  /** Epoch seconds: when it was read. */
  readonly seenAt: number;
};

/** Where a transfer stands, what happens next and who holds the money, then the facts (TXN-19, TXN-22, TXN-26). */
export function TransferDetail({ transfer, recallNext, seenAt }: TransferDetailProps) {
  const { t } = useTranslation();
  const text = useTransferText()(transfer);
  const leadOf = useTransferLead();
  return (
    <div className={styles.detail}>
      <div>
        <p className={styles.day}>
          {t('transfer.title', { name: text.recipientName })} · {text.day}
        </p>
        <p className={styles.amounts}>
          <VisuallyHidden>{t('common.labelled', { label: t('price.sum.youSend'), value: '' })}</VisuallyHidden>
          <span>{text.sent}</span>
          <Icon name="arrowRight" />
          <VisuallyHidden>{t('common.labelled', { label: t('price.sum.theyGet'), value: '' })}</VisuallyHidden>
          <strong>{text.received}</strong>
        </p>
        <TransferStatus transfer={transfer} form="long" />
        <LiveRegion text={leadOf(transfer, seenAt)} />
      </div>
      {transfer.rest !== undefined && <RestNotice transfer={transfer} rest={transfer.rest} />}
      <DelayNotice transfer={transfer} seenAt={seenAt} />
      <WhatHappensNext transfer={transfer}>
        <Standing transfer={transfer} recallNext={recallNext} seenAt={seenAt} />
      </WhatHappensNext>
      <CancellationMoments transfer={transfer} />
      <TransferProgress transfer={transfer} seenAt={seenAt} />
      <div>
        <Disclosure title={t('transfer.recipientDetails')}>
          <RecipientDetails recipient={transfer.recipient} />
        </Disclosure>
        <Disclosure title={t('transfer.transferDetails')}>
          <TransferDetails transfer={transfer} />
        </Disclosure>
      </div>
    </div>
  );
}
