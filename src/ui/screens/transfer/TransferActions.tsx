import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import type { DisplayStatus } from '#domain/transfer/statusLabel.ts';
import { Button } from '../../controls/Button.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { helpAbout } from './helpAbout.ts';
import { asksForRecipient, displayOf } from './transferText.ts';

type Action = 'pay' | 'verify' | 'resend' | 'contact' | 'changeRecipient';

/** What a sender can do about a transfer, the main thing first (TXN-20, TXN-28, TXN-29). Cancelling stands apart. */
const actionsOf: Readonly<Record<DisplayStatus, readonly Action[]>> = {
  PENDING_PAYMENT: ['pay'],
  PENDING_VERIFICATION: ['verify'],
  PAYMENT_CHECKING: [],
  PAYMENT_PROCESSING: [],
  PAYMENT_COMPLETED: [],
  PENDING_REVIEW: [],
  PENDING_APPROVAL: [],
  PENDING_DOCUMENTATION: ['contact'],
  WATCHLIST_FAILED: ['contact'],
  PAYMENT_FRAUD: ['contact'],
  PAYMENT_SUSPENDED: ['contact'],
  COMPLETE: ['resend'],
  PAYOUT_RETURNED: ['resend'],
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
  const actions = actionsFor(transfer);
  const addressOf: Record<Action, string> = {
    pay: `/payment-method?transferId=${transfer.id}`,
    verify: '/verification',
    resend: resendAddress(transfer),
    contact: helpAbout(transfer),
    changeRecipient: `/transactions/${transfer.id}/recipient`,
  };
  return (
    <>
      {actions.map((action, index) => (
        <ButtonLink key={action} to={addressOf[action]} variant={index === 0 ? 'primary' : 'secondary'}>
          {t(`transfer.actions.${action}`)}
          {display === 'PAYMENT_FRAUD' && <VisuallyHidden>, {t('status.underReview')}</VisuallyHidden>}
        </ButtonLink>
      ))}
      {receiptOf?.(transfer)}
      {transfer.cancellable && (
        <Button variant="secondary" onPress={() => onCancel(transfer)}>
          {t('transfer.actions.cancel')}
        </Button>
      )}
    </>
  );
}

/** Naming another recipient is the main thing where nothing else lets the transfer go on. */
function actionsFor(transfer: Transfer): readonly Action[] {
  const usual = actionsOf[displayOf(transfer)];
  if (!transfer.recipientChangeable) return usual;
  return asksForRecipient(transfer) ? ['changeRecipient', ...usual] : [...usual, 'changeRecipient'];
}
