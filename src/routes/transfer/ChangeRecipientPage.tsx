import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { recipientChangeStage } from '#contract/transfer/recipientChange.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { paths, pathTo } from '#src/app/address/paths.ts';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { summaryOf } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { refreshTransfers, transferQuery } from '#src/services/transfer/transferQueries.ts';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { Notice } from '#src/ui/controls/Notice.tsx';
import { TextLink } from '#src/ui/controls/TextLink.tsx';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { ChangeRecipientScreens } from '#src/ui/screens/recipient/ChangeRecipientScreens.tsx';
import { TransferNotRead } from '#src/ui/screens/transfer/TransferNotRead.tsx';
import { changeRecipientFlow } from './transferFlows.ts';

/** Somebody else for a transfer that is not paid, or whose recipient was refused (D-86, D-126). */
export function ChangeRecipientPage() {
  const { t } = useTranslation();
  const user = useSignedInUser();
  const { transferId = '' } = useParams();
  const { data: transfer, error, isFetching, refetch } = useQuery(transferQuery({ userId: user.id, transferId }));
  // What was changeable when it was opened is for the server to refuse.
  const [opened, setOpened] = useState<Transfer>();
  if (transfer?.recipientChangeable && !opened) setOpened(transfer);
  if (opened) return <Change transfer={opened} userId={user.id} />;
  return (
    <AccountPage>
      {!transfer && !error && <LoadingScreen isInLayout text={t('send.review.fetching')} />}
      {!transfer && error && <TransferNotRead error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {transfer && (
        <Notice
          tone="info"
          title={t(`transfer.recipientChange.${recipientChangeStage(transfer)}`)}
          actions={<TextLink to={addressOf(transferId)}>{t('documents.printView.back')}</TextLink>}
        />
      )}
    </AccountPage>
  );
}

const addressOf = (transferId: string) => pathTo(paths.transactions, { query: { transfer: transferId } });

function Change({ transfer, userId }: { readonly transfer: Transfer; readonly userId: string }) {
  const navigate = useNavigate();
  const [input] = useState(() => ({ transfer: summaryOf(transfer), keyPrefix: crypto.randomUUID() }));
  const actor = useActorRef(changeRecipientFlow, { input });
  useActorSteps(actor, ({ status }) => {
    if (status !== 'done') return;
    void refreshTransfers();
    void navigate(addressOf(transfer.id), { replace: true });
  });
  return (
    <AccountPage>
      <ChangeRecipientScreens actor={actor} userId={userId} />
    </AccountPage>
  );
}
