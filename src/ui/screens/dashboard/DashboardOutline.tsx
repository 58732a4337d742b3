import { useTranslation } from 'react-i18next';
import styles from './dashboard.module.css';
import { GroupCounts } from './GroupCounts.tsx';
import { SendAgain } from './SendAgain.tsx';
import { Transactions } from './Transactions.tsx';
import { Welcome } from './Welcome.tsx';

const nowhere = () => '';
const nothing = () => undefined;

/** The dashboard before it is known whose it is: of most who have one, so with a place for the people they send to. */
export function DashboardOutline() {
  const { t } = useTranslation();
  return (
    <>
      <Welcome
        title={t('shell.dashboard')}
        drawn={<span className={styles.greetingPlace}>{'\u00a0'}</span>}
        isSuspended={false}
      />
      <SendAgain userId="" keepsPlace sendAgainAddress={nowhere} />
      <GroupCounts totals={undefined} isLoading />
      <Transactions transfers={undefined} error={null} isFetching onRetry={nothing} mayStart />
    </>
  );
}
