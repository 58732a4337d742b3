import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account.ts';
import { transfersQuery } from '#src/services/transferQueries.ts';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { AccountBanner } from './AccountBanner.tsx';
import styles from './dashboard.module.css';
import { GroupCounts } from './GroupCounts.tsx';
import { Transactions } from './Transactions.tsx';

/** Transfers shown at first, and as many more each time older ones are asked for (TXN-10). */
const pageSize = 10;

/** What a sender comes back to: start again, and see where the money is. */
export function DashboardScreen({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(pageSize);
  const transfers = useQuery({
    ...transfersQuery(user.id, { limit, offset: 0 }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <header className={styles.welcome}>
        <PageHeading title={t('dashboard.greeting', { name: user.profile.firstName })} lead={t('dashboard.lead')} />
        <ButtonLink to="/get-quote">{t('dashboard.startTransfer')}</ButtonLink>
      </header>
      <AccountBanner user={user} />
      <GroupCounts totals={transfers.data?.totals} isLoading={transfers.isPending} />
      <Transactions
        transfers={transfers.data?.collections}
        error={transfers.error}
        isFetching={transfers.isFetching}
        onRetry={() => void transfers.refetch()}
        olderCount={transfers.data ? transfers.data.total - transfers.data.collections.length : 0}
        onShowOlder={() => setLimit(limit + pageSize)}
      />
    </>
  );
}
