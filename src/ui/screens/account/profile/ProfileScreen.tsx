import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { type IdentityStanding, identityStanding } from '#domain/verification/verificationState.ts';
import { Avatar } from '../../../controls/Avatar.tsx';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { Icon } from '../../../controls/Icon.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { StatusBadge, type StatusBadgeProps } from '../../../controls/StatusBadge.tsx';
import { ButtonLink } from '../../../controls/TextLink.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import styles from './profile.module.css';
import { isSubmitted, needsUpdate, type ProfileFact, profileDetails } from './profileDetails.ts';

const toneOf: Record<User['status'], StatusBadgeProps['tone']> = {
  ACTIVE: 'positive',
  UNCONFIRMED: 'warning',
  BLOCKED: 'danger',
  INACTIVE: 'neutral',
};

const toneOfIdentity: Record<IdentityStanding, StatusBadgeProps['tone']> = {
  verified: 'positive',
  refused: 'danger',
  checking: 'info',
  notYet: 'warning',
};

type ProfileScreenProps = { readonly user: User; readonly onEdit: () => void };

/** What the account says of its owner, read-only (PRF-01, PRF-04, PRF-05). */
export function ProfileScreen({ user, onEdit }: ProfileScreenProps) {
  const { t } = useTranslation();
  const groups = profileDetails({ t, countryName: useFormats().country }, user);
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.profile.title')} lead={t('account.profile.lead')} />
      {needsUpdate(user) && (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onPress={onEdit}>
              {t('account.profile.update')}
            </Button>
          }
        >
          {t('account.profile.moreNeeded')}
        </Notice>
      )}
      {!isSubmitted(user) && (
        <Notice tone="info" actions={<ButtonLink to="/verification">{t('account.profile.submitDetails')}</ButtonLink>}>
          {t('account.profile.submitFirst')}
        </Notice>
      )}
      <section className={card.card} aria-label={t('account.profile.you')}>
        <Person user={user} />
        <FactList facts={groups.you} />
        <div>
          <Button variant="secondary" isDisabled={!isSubmitted(user)} onPress={onEdit}>
            {t('account.profile.edit')}
          </Button>
        </div>
      </section>
      <Group title={t('account.profile.address')} facts={groups.address} />
      {groups.origins.length > 0 && <Group title={t('account.profile.origins')} facts={groups.origins} />}
    </div>
  );
}

function Person({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const { firstName, lastName } = user.profile;
  const standing = identityStanding(user);
  return (
    <div className={styles.person}>
      <Avatar name={`${firstName} ${lastName}`} size="large" />
      <div className={styles.who}>
        <p className={styles.name}>{`${firstName} ${lastName}`}</p>
        <p className={styles.membership}>{`${t('account.profile.membership')} ${user.referral.code}`}</p>
      </div>
      <div className={styles.badges}>
        <StatusBadge tone={toneOf[user.status]} label={t(`account.profile.status.${user.status}`)} />
        <StatusBadge tone={toneOfIdentity[standing]} icon="shield" label={t(`account.profile.identity.${standing}`)} />
      </div>
    </div>
  );
}

type GroupProps = { readonly title: string; readonly facts: readonly ProfileFact[] };

function Group({ title, facts }: GroupProps) {
  return (
    <section className={card.card} aria-label={title}>
      <h2 className={card.title}>{title}</h2>
      <FactList facts={facts} />
    </section>
  );
}

function FactList({ facts }: { readonly facts: readonly ProfileFact[] }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.facts}>
      {facts.map(({ field, label, value, isMissing }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {value ??
              (isMissing ? (
                <span className={styles.missing}>
                  <Icon name="alert" />
                  {t('fieldProblems.required')}
                </span>
              ) : (
                <span className={styles.empty}>{t('account.profile.notGiven')}</span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
