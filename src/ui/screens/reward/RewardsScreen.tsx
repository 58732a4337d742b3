import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { seededRewardScheme } from '#domain/reward/rewardScheme.ts';
import { valuesQuery } from '#src/services/lookup/lookupQueries.ts';
import { Tabs } from '../../controls/Tabs.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { LoyaltyInsights } from './LoyaltyInsights.tsx';
import { ReferralCode } from './ReferralCode.tsx';
import { ReferralInsights } from './ReferralInsights.tsx';
import styles from './rewards.module.css';

export type RewardsScreenProps = {
  readonly user: User;
  /** Where a friend signs up, with the code in it (RWD-03). */
  readonly link: string;
};

const tabs = ['referral', 'loyalty'] as const;
type RewardTab = (typeof tabs)[number];

/** What somebody earned, how, and what is left to be used (RWD-01 to RWD-12). */
export function RewardsScreen({ user, link }: RewardsScreenProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<RewardTab>('referral');
  // The values are those the operator set; until they are read, what an operator starts with.
  const { data: values = seededRewardScheme } = useQuery(valuesQuery);
  return (
    <div className={styles.page}>
      <PageHeading title={t('rewards.title')} lead={t('rewards.lead')} />
      <ReferralCode code={user.referral.code} link={link} />
      <Tabs
        label={t('rewards.tabs')}
        items={tabs.map((id) => ({ id, label: t(`rewards.${id}`) }))}
        value={tab}
        onChange={setTab}
      >
        <div className={styles.panel}>
          {tab === 'referral' ? (
            <ReferralInsights user={user} scheme={values} />
          ) : (
            <LoyaltyInsights user={user} scheme={values} />
          )}
        </div>
      </Tabs>
    </div>
  );
}
