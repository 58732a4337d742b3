import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { GoOn } from '../../flows/GoOn.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import { useAccent } from '../../formats/useAccent.ts';
import { ReviewDetails } from '../transfer/ReviewDetails.tsx';
import { TransferSummary } from '../transfer/TransferSummary.tsx';
import { PaymentErrorNotice } from './PaymentErrorNotice.tsx';
import type { PayScreenProps } from './payScreenProps.ts';

/** A promotion pays for all of it: no company is asked, one yes sends it (decision 014). */
export function NothingDueScreen({ actor, userId }: PayScreenProps) {
  const { t } = useTranslation();
  const { transfer: summary, transferId } = useSelector(actor, ({ context }) => context);
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const { data: transfer } = useQuery({ ...transferQuery({ userId, transferId }), enabled: summary !== undefined });
  const name = transfer ? fullName(transfer.recipient) : t('pay.next.recipient');
  useAccent(summary?.destinationCountryCode);
  return (
    <SendPage
      step="pay"
      title={t('pay.nothingDue.title')}
      lead={t('pay.nothingDue.lead', { name })}
      aside={transfer && <TransferSummary transfer={transfer} />}
      goOn={
        <GoOn total={summary?.totalToPay}>
          <Button isWide isPending={isSending} onPress={() => actor.send({ type: 'sending.confirmed' })}>
            {t('pay.nothingDue.send')}
          </Button>
        </GoOn>
      }
    >
      <PaymentErrorNotice actor={actor} />
      {transfer ? <ReviewDetails transfer={transfer} /> : <Skeleton size="card" />}
    </SendPage>
  );
}
