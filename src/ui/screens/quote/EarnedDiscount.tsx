import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#domain/money/currency.ts';
import { userQuery } from '#src/services/account/accountQueries.ts';
import styles from '../../flows/send.module.css';
import { readyReward } from '../reward/readyReward.ts';

type EarnedDiscountProps = { readonly userId: string; readonly currency: Currency };

/** Which rewards fit a transfer is known once it is priced (D-54): until then, that there are some (RWD-23). */
export function EarnedDiscount({ userId, currency }: EarnedDiscountProps) {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery(userId));
  const kind = user && readyReward(user, currency);
  if (!kind) return null;
  return (
    <p className={styles.small}>
      {t(`shell.reward.${kind}`)} {t('shell.reward.how')}
    </p>
  );
}
