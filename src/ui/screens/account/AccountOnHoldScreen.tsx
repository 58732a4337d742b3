import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SignInActor } from '#src/machines/account/sign-in/signInMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Facts } from '../../controls/DescriptionList.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';

/** Stays until the person contacts us or turns to another account (AUT-21). */
export function AccountOnHoldScreen({ actor }: { readonly actor: SignInActor }) {
  const { t } = useTranslation();
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <div className={styles.page}>
      <AuthHeading title={t('auth.onHold.title')} lead={t('auth.onHold.whatNow')} />
      <FailureNotice failure={failure} />
      {failure?.code === 'accountBlocked' && <BlockRule />}
      <div className={styles.actions}>
        <ButtonLink to="/help" isWide>
          {t('common.contactUs')}
        </ButtonLink>
        <Button variant="secondary" isWide onPress={() => actor.send({ type: 'notice.dismissed' })}>
          {t('auth.onHold.otherAccount')}
        </Button>
      </div>
    </div>
  );
}

/** What a block is, in the same words whatever it was for: of what was found nothing may be told (peers 31). */
function BlockRule() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('auth.onHold.rule.label')}>
      <Facts
        facts={(['what', 'why', 'money', 'next'] as const).map((part) => ({
          label: t(`auth.onHold.rule.${part}`),
          value: t(`auth.onHold.rule.${part}Text`),
        }))}
      />
    </section>
  );
}
