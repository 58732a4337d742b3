import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from '#contract/account/account.ts';
import { Avatar } from '../../controls/Avatar.tsx';
import styles from './UserBadge.module.css';

/** Who is signed in: initials, name and membership code, leading to the profile (SHL-05, D-34). In a narrow bar the initials have to do. */
export function UserBadge({ user: { profile, referral } }: { readonly user: Pick<User, 'profile' | 'referral'> }) {
  const { t } = useTranslation();
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <Link to="/profile" className={styles.badge}>
      <Avatar name={name} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.code}>{t('shell.membershipCode', { code: referral.code })}</span>
      </span>
    </Link>
  );
}
