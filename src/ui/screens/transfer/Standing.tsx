import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf, holderOf, isLate, isPayoutRefused, nextUpdateOf } from '#contract/transfer/transferDisplay.ts';
import type { NextUpdate } from '#domain/transfer/nextUpdateDue.ts';
import { isUnpaid } from '#domain/transfer/statusGroups.ts';
import type { DisplayStatus } from '#domain/transfer/statusLabel.ts';
import { type Fact, Facts } from '../../controls/DescriptionList.tsx';
import { useFormats } from '../../formats/useFormats.ts';

type StandingProps = {
  readonly transfer: Transfer;
  /** Who does what next in the case its sender opened about it. */
  readonly recallNext?: string | undefined;
  readonly seenAt: number;
};

/** Who holds the money, since when, when there is news, and what the sender can do meanwhile (peers 11). */
export function Standing({ transfer, recallNext, seenAt }: StandingProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const since = transfer.history.at(-1)?.at;
  const next = nextUpdateOf(transfer, seenAt);
  const facts: Fact[] = [
    { label: t('transfer.standing.holder'), value: t(`transfer.standing.holders.${holderOf(transfer)}`) },
    ...(since === undefined ? [] : [{ label: t('transfer.standing.since'), value: moment(since) }]),
    {
      label: t('transfer.standing.nextUpdate'),
      value: next
        ? t(`transfer.standing.updates.${next.about}`, { ...('by' in next && { moment: moment(next.by) }) })
        : (recallNext ?? t('transfer.standing.updates.none')),
    },
    { label: t('transfer.standing.youCan'), value: useWhatYouCan({ transfer, seenAt, about: next?.about }) },
  ];
  return <Facts facts={facts} />;
}

/** What helps where neither another recipient nor cancelling is the first thing to think of. */
const firstHelp: Partial<Record<DisplayStatus, 'sendDocument' | 'contact' | 'sendAgain'>> = {
  PENDING_DOCUMENTATION: 'sendDocument',
  PAYMENT_FRAUD: 'contact',
  CANCELLED: 'sendAgain',
  PAYMENT_CANCELLED: 'sendAgain',
  PAYMENT_DECLINED: 'sendAgain',
  EXPIRED: 'sendAgain',
  REFUNDED: 'sendAgain',
  PAYOUT_RETURNED: 'sendAgain',
};

/** Where what should have come has not, and nothing on this page would bring it. */
const chases: { readonly [About in NextUpdate['about']]?: 'chasePayment' | 'chaseRefund' } = {
  latePayment: 'chasePayment',
  lateRefund: 'chaseRefund',
};

type WhatYouCan = Omit<StandingProps, 'recallNext'> & { readonly about: NextUpdate['about'] | undefined };

/** In a sentence or two; the buttons below do it. */
function useWhatYouCan({ transfer, seenAt, about }: WhatYouCan): string {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { status, expiresAt, recipient } = transfer;
  const help = firstHelp[displayOf(transfer)] ?? (isLate(transfer, seenAt) ? 'contact' : undefined);
  const chase = about && chases[about];
  const whilePaid = isPayoutRefused(transfer) ? 'cancelForRefund' : 'cancelUntilPaidOut';
  const cancel = isUnpaid(status)
    ? t(`transfer.standing.can.${whileUnpaid(transfer)}`, { moment: moment(expiresAt) })
    : t(`transfer.standing.can.${whilePaid}`, { name: recipient.firstName });
  const can = [
    ...(chase ? [t(`transfer.standing.can.${chase}`)] : []),
    ...(help ? [t(`transfer.standing.can.${help}`)] : []),
    ...(transfer.recipientChangeable ? [t('transfer.standing.can.changeRecipient')] : []),
    ...(transfer.cancellable ? [cancel] : []),
  ];
  return can.length > 0 ? can.join(' ') : t('transfer.standing.can.nothing');
}

/** Who may have paid is not asked to. */
function whileUnpaid(transfer: Transfer) {
  if (holderOf(transfer) === 'checking') return 'cancelIfPaid';
  return transfer.status === 'PENDING_VERIFICATION' ? 'verifyOrCancelUntil' : 'payOrCancelUntil';
}
