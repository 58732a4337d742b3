import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { offersTrackingLink } from '#domain/transfer/recipientStage.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { downloadReceipt, shareReceiptPicture, sharesPictures } from '#src/services/document/receiptService.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { trackingLinkQuery } from '#src/services/transfer/trackingLinkQuery.ts';
import { Button } from '../../controls/Button.tsx';
import { notify } from '../../controls/notify.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { useReceiptText } from './useReceiptText.ts';

type ReceiptProps = { readonly transfer: Transfer; readonly user: User };

type NamedReceipt = Parameters<typeof downloadReceipt>[0];

/** Makes a file of a transfer's receipt, and says so where that fails. */
function useReceiptFile({ transfer, user }: ReceiptProps, make: (named: NamedReceipt) => Promise<void>) {
  const { t } = useTranslation();
  const { plainMoment } = useFormats();
  const receipt = useReceiptText({ transfer, user, moment: plainMoment });
  const name = t('documents.receipt.fileName', { id: visibleReference(transfer.reference) });
  return useMutation({
    mutationFn: () => make({ receipt, name }),
    onError: () => notify({ tone: 'danger', title: t('documents.receipt.failed'), text: t('common.errorText') }),
  });
}

/** Saves the receipt as a PDF (TXN-31). */
export function ReceiptDownload({ transfer, user }: ReceiptProps) {
  const { t } = useTranslation();
  const { plainMoment } = useFormats();
  const download = useReceiptFile({ transfer, user }, async ({ receipt, name }) => {
    const link = await linkOf(transfer, user.id);
    if (!link) return downloadReceipt({ receipt, name });
    const hint = t('share.followHint', { moment: plainMoment(link.expiresAt) });
    const follow = { title: t('share.follow'), hint, url: link.url };
    return downloadReceipt({ receipt: { ...receipt, follow }, name });
  });
  return (
    <Button variant="secondary" isPending={download.isPending} onPress={() => download.mutate()}>
      {t('documents.receipt.download')}
    </Button>
  );
}

/** Passes the receipt on as a picture, as people send it in a chat; where the device shares nothing, saves it. */
export function ReceiptPicture({ transfer, user }: ReceiptProps) {
  const { t } = useTranslation();
  const share = useReceiptFile({ transfer, user }, shareReceiptPicture);
  return (
    <Button variant="secondary" isPending={share.isPending} onPress={() => share.mutate()}>
      {t(`documents.receipt.${sharesPictures() ? 'sharePicture' : 'savePicture'}`)}
    </Button>
  );
}

/** The link its recipient follows it by; without one, or unread, the receipt says nothing of it. */
async function linkOf(transfer: Transfer, userId: string) {
  if (!offersTrackingLink({ ...transfer, state: transfer.meta.state })) return undefined;
  const query = trackingLinkQuery({ userId, transferId: transfer.id });
  const read = await queryClient.fetchQuery({ ...query, retry: false }).catch(() => undefined);
  return read?.link;
}

/** What a transfer with a receipt offers: first the page that reads aloud and prints, then the file, which does not. */
export function ReceiptButtons({ transfer, user }: ReceiptProps) {
  const { t } = useTranslation();
  const address = transfer.meta.receipt_url;
  if (!address) return null;
  return (
    <>
      <ButtonLink to={address} variant="quiet">
        {t('documents.receipt.print')}
      </ButtonLink>
      <ReceiptDownload transfer={transfer} user={user} />
    </>
  );
}
