import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useSendingSuspended } from '../../flows/sendingSuspended.ts';
import type { TransferText } from '../../formats/transferText.ts';
import { actionsFor } from './actionsFor.ts';

type SendAgainLinkProps = {
  readonly transfer: Transfer;
  readonly text: TransferText;
  readonly sendAgainAddress: (transfer: Transfer) => string;
  /** Among others it is as quiet as they are. */
  readonly isQuiet?: boolean;
};

/** The same once more, from a list: nothing where its details do not offer it either. */
export function SendAgainLink({ transfer, text, sendAgainAddress, isQuiet = false }: SendAgainLinkProps) {
  const { t } = useTranslation();
  const isSuspended = useSendingSuspended();
  if (isSuspended || !actionsFor(transfer).includes('sendAgain')) return null;
  return (
    <ButtonLink to={sendAgainAddress(transfer)} variant={isQuiet ? 'quiet' : 'secondary'} size="small">
      {t('transfer.actions.sendAgain')}{' '}
      <VisuallyHidden>
        {t('transfer.actions.sendAgainTo', { name: text.recipientName, amount: text.sent })}
      </VisuallyHidden>
    </ButtonLink>
  );
}
