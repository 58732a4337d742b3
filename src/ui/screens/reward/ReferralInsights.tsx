import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { ReferredUser } from '#contract/reward/rewards.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { type Money, sum } from '#domain/money/money.ts';
import { units } from '#domain/reward/loyaltyPoints.ts';
import {
  type ReferralState,
  referralExpiry,
  referralPercent,
  referralState,
  stillToSend,
  type UsageTab,
  usageTabOf,
  usageTabs,
} from '#domain/reward/referralProgress.ts';
import { type RewardScheme, rewardDays } from '#domain/reward/rewardScheme.ts';
import { payInCurrencyFrom } from '#domain/verification/personalDetails.ts';
import { referralsQuery } from '#src/services/reward/rewardQueries.ts';
import card from '../../controls/card.module.css';
import { EmptyIllustration } from '../../controls/EmptyIllustration.tsx';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { StatusBadge, type StatusBadgeProps } from '../../controls/StatusBadge.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { RewardTotals } from './RewardTotals.tsx';
import styles from './rewards.module.css';

type InsightsProps = { readonly user: User; readonly scheme: Pick<RewardScheme, 'settings' | 'referralscheme'> };

/** Friends, how far each has come, and what that gave (RWD-05, RWD-07, RWD-09 to RWD-11). */
export function ReferralInsights({ user, scheme }: InsightsProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const pounds = usePounds(user);
  const { data, isError, isFetching, refetch } = useQuery(referralsQuery);
  const currency = payInCurrencyFrom(user.profile.location_country);
  const { settings, referralscheme } = scheme;
  const ready = user.referral.Referrals.filter(({ ReferralBonus }) => ReferralBonus === 'ACTIVE');
  const worth = (amount: number) => money(moneyOf(amount, currency));
  const bonuses = ready.map(({ Bonus }) => moneyOf(Bonus, currency));
  const eachFriend = moneyOf(settings.referrerDiscountValue, currency);
  const forFriends = sum(currency, Array(user.referral.useCount).fill(eachFriend));
  return (
    <>
      <RewardTotals
        totals={[
          [t('rewards.totals.referred'), String(data?.count ?? 0)],
          [t('rewards.totals.redeemable'), money(forFriends)],
          [t('rewards.totals.total'), money(sum(currency, bonuses))],
        ]}
      />
      <Usage
        user={user}
        friends={data?.referredUsers}
        activationAmount={settings.referralActivationAmount}
        failure={
          isError && (
            <RetryNotice retry={t('common.tryAgain')} onRetry={() => void refetch()} isPending={isFetching}>
              {t('rewards.friendsFailed')}
            </RetryNotice>
          )
        }
      />
      <HowItWorks
        steps={[
          t('rewards.referralHow.share'),
          t('rewards.referralHow.sends', { amount: pounds(units(settings.referralActivationAmount, 'GBP')) }),
          t('rewards.referralHow.get', {
            yours: worth(settings.referrerDiscountValue),
            theirs: worth(settings.referredUserDiscountValue),
          }),
          t('rewards.referralHow.use', { minimum: worth(referralscheme.minReferralAmount), days: rewardDays }),
        ]}
      />
    </>
  );
}

/** Friends count in pounds or as much of another currency, which is no pound each. */
function usePounds(user: User): (amount: Money) => string {
  const { t } = useTranslation();
  const { money } = useFormats();
  const isInPounds = payInCurrencyFrom(user.profile.location_country) === 'GBP';
  return (amount) => (isInPounds ? money(amount) : t('rewards.poundsWorth', { amount: money(amount) }));
}

type UsageProps = {
  readonly user: User;
  readonly friends: readonly ReferredUser[] | undefined;
  readonly activationAmount: number;
  readonly failure: ReactNode;
};

function Usage({ user, friends, activationAmount, failure }: UsageProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<UsageTab>('Awaiting Activation');
  const shown = friends?.filter((friend) => usageTabOf(friend) === tab);
  return (
    <section className={card.card} aria-labelledby="usage">
      <h2 id="usage" className={card.title}>
        {t('rewards.usage')}
      </h2>
      <Tabs
        label={t('rewards.usage')}
        items={usageTabs.map((id) => ({ id, label: t(`rewards.usageTabs.${id}`) }))}
        value={tab}
        onChange={setTab}
      >
        {failure}
        {!shown && !failure && <Skeleton count={2} />}
        {shown?.length === 0 && (
          <div className={styles.nobody}>
            <EmptyIllustration of="rewards" />
            <p className={styles.hint}>{t(tab === 'Used' ? 'rewards.noneUsed' : 'rewards.nobodyYet')}</p>
          </div>
        )}
        <ul className={styles.list}>
          {shown?.map((friend) => (
            <FriendRow key={friend.userId} user={user} friend={friend} activationAmount={activationAmount} />
          ))}
        </ul>
      </Tabs>
    </section>
  );
}

const toneOf: Record<ReferralState, StatusBadgeProps['tone']> = {
  'Awaiting activation': 'warning',
  Activated: 'positive',
  Used: 'neutral',
  Expired: 'danger',
};

type FriendRowProps = { readonly user: User; readonly friend: ReferredUser; readonly activationAmount: number };

function FriendRow({ user, friend, activationAmount }: FriendRowProps) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const pounds = usePounds(user);
  const credit = user.referral.Referrals.find(({ ReferrerID }) => ReferrerID === friend.userId);
  const standing = {
    cumulative: moneyOf(friend.cummulativeTransfer, 'GBP'),
    useStatus: friend.useStatus,
    isExpired: credit?.ReferralBonus === 'EXPIRED',
  };
  const goal = moneyOf(activationAmount, 'GBP');
  const percent = referralPercent(standing.cumulative, goal);
  const state = referralState(standing, goal);
  const expiry = referralExpiry(state, credit?.Expires);
  const missing = stillToSend(standing.cumulative, goal);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{`${friend.firstName} ${friend.lastName}`}</span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
        <span className={styles.hint}>{t('rewards.percent', { percent, amount: pounds(goal) })}</span>
        {missing.minor > 0 && (
          <span className={styles.hint}>{t('rewards.stillToSend', { amount: pounds(missing) })}</span>
        )}
      </div>
      <span className={styles.hint}>
        {`${t('rewards.expires')} ${typeof expiry === 'number' ? day(expiry) : t(`rewards.expiry.${expiry}`)}`}
      </span>
      <StatusBadge tone={toneOf[state]} label={t(`rewards.states.${state}`)} />
    </li>
  );
}
