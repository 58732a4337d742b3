import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import { offersCancel } from '#domain/transfer/customerRights.ts';
import type { DisplayStatus } from '#domain/transfer/statusLabel.ts';
import { Button } from '../../controls/Button.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { displayOf } from './transferText.ts';

type Action = 'pay' | 'verify' | 'resend' | 'contact';

/** What a sender can do about a transfer, the main thing first (TXN-20, TXN-28, TXN-29). Cancelling stands apart. */
const actionsOf: Readonly<Record<DisplayStatus, readonly Action[]>> = {
  PENDING_PAYMENT: ['pay'],
  PENDING_VERIFICATION: ['verify'],
  PAYMENT_PROCESSING: [],
  PAYMENT_COMPLETED: [],
  PENDING_REVIEW: [],
  PENDING_APPROVAL: [],
  PENDING_DOCUMENTATION: ['contact'],
  WATCHLIST_FAILED: ['contact'],
  PAYMENT_FRAUD: ['contact'],
  PAYMENT_SUSPENDED: ['contact'],
  COMPLETE: ['resend'],
  CANCELLED: ['resend'],
  PAYMENT_CANCELLED: ['resend'],
  PAYMENT_DECLINED: ['resend'],
  EXPIRED: ['resend'],
  REFUNDED: ['resend'],
  REJECTED: ['contact'],
  UNKNOWN: ['contact'],
};

export type TransferActionsProps = {
  readonly transfer: Transfer;
  /** The quote page with this transfer's answers in it (D-87). */
  readonly resendAddress: (transfer: Transfer) => string;
  readonly onCancel: (transfer: Transfer) => void;
  /** Where there is a receipt: the ways to have it (TXN-31). */
  readonly receiptOf?: ((transfer: Transfer) => ReactNode) | undefined;
};

export function TransferActions({ transfer, resendAddress, onCancel, receiptOf }: TransferActionsProps) {
  const { t } = useTranslation();
  const display = displayOf(transfer);
  const actions = actionsOf[display];
  const mayCancel = offersCancel(transfer.status);
  const addressOf: Record<Action, string> = {
    pay: `/payment-method?transferId=${transfer.id}`,
    verify: '/verification',
    resend: resendAddress(transfer),
    contact: `/help?transferId=${transfer.id}`,
  };
  return (
    <>
      {actions.map((action) => (
        <ButtonLink key={action} to={addressOf[action]}>
          {t(`transfer.actions.${action}`)}
          {display === 'PAYMENT_FRAUD' && <VisuallyHidden>, {t('status.underReview')}</VisuallyHidden>}
        </ButtonLink>
      ))}
      {transfer.recipientChangeable && (
        <ButtonLink to={`/transactions/${transfer.id}/recipient`} variant="secondary">
          {t('transfer.actions.changeRecipient')}
        </ButtonLink>
      )}
      {receiptOf?.(transfer)}
      {mayCancel && (
        <Button variant="secondary" onPress={() => onCancel(transfer)}>
          {t('transfer.actions.cancel')}
        </Button>
      )}
    </>
  );
}
