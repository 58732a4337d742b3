import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { offersTrackingLink } from '#domain/transfer/recipientStage.ts';
import { paths, pathTo } from '#src/app/address/paths.ts';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { Notice } from '#src/ui/controls/Notice.tsx';
import { ButtonLink } from '#src/ui/controls/TextLink.tsx';
import { DocumentTools } from '#src/ui/screens/document/DocumentTools.tsx';
import { NoDocument } from '#src/ui/screens/document/NoDocument.tsx';
import { ReceiptDownload, ReceiptPicture } from '#src/ui/screens/document/ReceiptButtons.tsx';
import { ReceiptPaper } from '#src/ui/screens/document/ReceiptPaper.tsx';
import { TransferNotRead } from '#src/ui/screens/transfer/TransferNotRead.tsx';

/** The receipt of one transfer, to read, print and save. */
export function ReceiptPage() {
  const { t } = useTranslation();
  const user = useSignedInUser();
  const { transferId = '' } = useParams();
  const { data: transfer, error, isFetching, refetch } = useQuery(transferQuery({ userId: user.id, transferId }));
  const backTo = pathTo(paths.transactions, { query: { transfer: transferId } });
  if (!transfer) {
    return (
      <AccountPage>
        {error ? (
          <NoDocument title={t('documents.receipt.title')} backTo={paths.transactions}>
            <TransferNotRead error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          </NoDocument>
        ) : (
          <LoadingScreen isInLayout text={t('send.review.fetching')} />
        )}
      </AccountPage>
    );
  }
  if (!transfer.meta.receipt_url) {
    return (
      <AccountPage>
        <NoDocument title={t('documents.receipt.title')} backTo={backTo}>
          <Notice tone="info" title={t('documents.receipt.none')} />
        </NoDocument>
      </AccountPage>
    );
  }
  return (
    <AccountPage>
      <DocumentTools backTo={backTo}>
        <ReceiptDownload transfer={transfer} user={user} />
        <ReceiptPicture transfer={transfer} user={user} />
        {offersTrackingLink({ ...transfer, state: transfer.meta.state }) && (
          <ButtonLink to={`${backTo}&share=`} variant="secondary">
            {t('share.action', { name: transfer.recipient.firstName })}
          </ButtonLink>
        )}
      </DocumentTools>
      <ReceiptPaper transfer={transfer} user={user} />
    </AccountPage>
  );
}
