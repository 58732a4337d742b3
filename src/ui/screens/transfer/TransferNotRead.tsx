import { useTranslation } from 'react-i18next';
import { failureOf } from '#contract/protocol/failure.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { isUnknownTransfer } from '../../formats/isUnknownTransfer.ts';

type TransferNotReadProps = { readonly error: Error; readonly isRetrying: boolean; readonly onRetry: () => void };

/** Reading failed, which is no news about the transfer; or there is none of this name for this sender (ERR-28). */
export function TransferNotRead({ error, isRetrying, onRetry }: TransferNotReadProps) {
  const { t } = useTranslation();
  const isUnknown = isUnknownTransfer(failureOf(error));
  return (
    <Notice
      tone="danger"
      isLive
      title={t(isUnknown ? 'transfer.unknown.title' : 'transfer.notRead.title')}
      actions={
        <>
          {!isUnknown && (
            <Button variant="secondary" size="small" isPending={isRetrying} onPress={onRetry}>
              {t('common.tryAgain')}
            </Button>
          )}
          <TextLink to="/help" isRoomy>
            {t('common.contactUs')}
          </TextLink>
        </>
      }
    >
      {t(isUnknown ? 'transfer.unknown.text' : 'transfer.notRead.text')}
    </Notice>
  );
}
