import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf } from '#contract/transfer/transferDisplay.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { offersTrackingLink } from '#domain/transfer/recipientStage.ts';
import { Button } from '../../controls/Button.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useSendingSuspended } from '../../flows/sendingSuspended.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { actionsFor, type TransferAction } from './actionsFor.ts';
import { changeRecipientAddress } from './changeRecipientAddress.ts';
import { helpAbout } from './helpAbout.ts';
import { TellRecipient } from './TellRecipient.tsx';

export type TransferActionsProps = {
  readonly transfer: Transfer;
  /** The quote page with this transfer's answers in it (D-87). */
  readonly sendAgainAddress: (transfer: Transfer, what?: 'rest') => string;
  readonly onCancel: (transfer: Transfer) => void;
  /** A link for the recipient, where the transfer can be followed (peers 13). */
  readonly onShare?: (transfer: Transfer) => void;
  /** What is wrong with a delivered transfer (peers 17). */
  readonly onRecall?: (transfer: Transfer) => void;
  /** Where there is a receipt: the ways to have it (TXN-31). */
  readonly receiptOf?: (transfer: Transfer) => ReactNode;
};

export function TransferActions({
  transfer,
  sendAgainAddress,
  onCancel,
  onShare,
  onRecall,
  receiptOf,
}: TransferActionsProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const display = displayOf(transfer);
  const isSuspended = useSendingSuspended();
  const actions = actionsFor(transfer).filter(
    (action) => !(isSuspended && (action === 'sendAgain' || action === 'sendRest')),
  );
  const rest = transfer.rest === undefined ? '' : money(moneyOf(transfer.rest, transfer.originCurrency));
  const addressOf: Record<TransferAction, string> = {
    pay: `/payment-method?transferId=${transfer.id}`,
    verify: '/verification',
    sendAgain: sendAgainAddress(transfer),
    sendRest: sendAgainAddress(transfer, 'rest'),
    contact: helpAbout(transfer),
    changeRecipient: changeRecipientAddress(transfer),
  };
  return (
    <>
      {actions.map((action, index) => (
        <ButtonLink key={action} to={addressOf[action]} variant={index === 0 ? 'primary' : 'secondary'}>
          {action === 'sendRest' ? t('transfer.rest.send', { rest }) : t(`transfer.actions.${action}`)}
          {display === 'PAYMENT_FRAUD' && <VisuallyHidden>, {t('status.underReview')}</VisuallyHidden>}
        </ButtonLink>
      ))}
      {onShare && offersTrackingLink({ ...transfer, state: transfer.meta.state }) && (
        <Button variant="secondary" onPress={() => onShare(transfer)}>
          {t('share.action', { name: transfer.recipient.firstName })}
        </Button>
      )}
      {receiptOf?.(transfer)}
      {display === 'COMPLETE' && <TellRecipient transfer={transfer} />}
      {onRecall && display === 'COMPLETE' && (
        <Button variant="secondary" onPress={() => onRecall(transfer)}>
          {t('recall.action')}
        </Button>
      )}
      {transfer.cancellable && (
        <Button variant="secondary" onPress={() => onCancel(transfer)}>
          {t('transfer.actions.cancel')}
        </Button>
      )}
    </>
  );
}
