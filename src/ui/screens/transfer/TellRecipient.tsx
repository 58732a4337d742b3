import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { Button } from '../../controls/Button.tsx';
import { notify } from '../../controls/notify.tsx';
import { useTransferText } from '../../formats/transferText.ts';

/** Passes the news on by whatever the device shares with; where it shares nothing, to be pasted. */
export function TellRecipient({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation();
  const { received, reference } = useTransferText()(transfer);
  const name = transfer.recipient.firstName;
  const text = t('transfer.tell.text', { name, received, reference });
  const tell = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ text });
      await navigator.clipboard.writeText(text);
      notify({ tone: 'positive', text: t('transfer.tell.copied') });
    } catch (failure) {
      // Whoever closes the device's list changed their mind.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      notify({ tone: 'warning', text: t('transfer.tell.notCopied') });
    }
  };
  return (
    <Button variant="secondary" onPress={() => void tell()}>
      {t('transfer.actions.tell', { name })}
    </Button>
  );
}
