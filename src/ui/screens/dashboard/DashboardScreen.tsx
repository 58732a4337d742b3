import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import { refreshTransfers, transfersQuery } from '#src/services/transfer/transferQueries.ts';
import { AccountBanner } from './AccountBanner.tsx';
import { GroupCounts } from './GroupCounts.tsx';
import { SendAgain } from './SendAgain.tsx';
import { ClosedSources, SuspendedLocation } from './SendingNotices.tsx';
import { Transactions } from './Transactions.tsx';
import { Welcome } from './Welcome.tsx';

/** The latest; the history has them all. */
const listed = 5;

export type DashboardScreenProps = {
  readonly user: User;
  /** Epoch seconds, for notices that have their day. */
  readonly now: number;
  readonly sendAgainAddress: (transfer: Transfer, what?: 'rest') => string;
  /** Whether sending is suspended where they live. */
  readonly isSuspended?: boolean;
  /** Refunds, holds and cases that wait for somebody. */
  readonly openMatters?: ReactNode;
};

/** What a sender comes back to: start again, and see where the money is. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { user, now, sendAgainAddress, isSuspended = false, openMatters } = props;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const transfers = useQuery(transfersQuery(user.id, { limit: listed, offset: 0 }));
  const { firstName, location_country: location } = user.profile;
  return (
    <>
      <Welcome title={t('dashboard.greeting', { name: firstName })} isSuspended={isSuspended} />
      {isSuspended && <SuspendedLocation countryCode={location} />}
      <ClosedSources now={now} />
      <AccountBanner user={user} />
      {!isSuspended && (
        <SendAgain userId={user.id} keepsPlace={mayMoveMoney(user)} sendAgainAddress={sendAgainAddress} />
      )}
      {openMatters}
      <GroupCounts totals={transfers.data?.totals} isLoading={transfers.isPending} />
      <Transactions
        transfers={transfers.data?.collections}
        error={transfers.error}
        isFetching={transfers.isFetching}
        onRetry={() => void refreshTransfers(queryClient)}
        mayStart={!isSuspended}
      />
    </>
  );
}
