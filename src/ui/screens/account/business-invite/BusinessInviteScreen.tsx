import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { failureText } from '#src/locales/failureText.ts';
import { inviteMutation } from '#src/services/account/inviteQueries.ts';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { Form } from '../../../controls/Form.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { notify } from '../../../controls/notify.tsx';
import { TextField } from '../../../controls/TextField.tsx';
import { ButtonLink } from '../../../controls/TextLink.tsx';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { ReferralCode } from '../../reward/ReferralCode.tsx';
import styles from '../settings/settings.module.css';

type BusinessInviteScreenProps = {
  readonly user: User;
  /** Where a friend signs up, with the code in it. */
  readonly link: string;
};

/** Business users invite others, everybody invites friends; who may not is told why (BIZ-01, BIZ-02, RWD-24, D-42). */
export function BusinessInviteScreen({ user, link }: BusinessInviteScreenProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHeading
        title={t('account.invite.title')}
        lead={user.meta.isBusiness ? t('account.invite.lead') : undefined}
      />
      {user.meta.isBusiness ? (
        <InviteForm />
      ) : (
        <Notice
          tone="info"
          title={t('account.invite.notBusiness')}
          actions={<ButtonLink to="/help">{t('account.invite.contact')}</ButtonLink>}
        >
          {t('account.invite.notBusinessText')}
        </Notice>
      )}
      <p className={styles.lead}>{t('account.invite.friend')}</p>
      <ReferralCode code={user.referral.code} link={link} />
    </div>
  );
}

function InviteForm() {
  const words = useTranslation();
  const { t } = words;
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation(inviteMutation);
  function invite() {
    const checked = checkEmail(email);
    setProblem(checked.ok ? undefined : t('fieldProblems.emailInvalid'));
    if (!checked.ok) return;
    mutate(checked.value, {
      onSuccess: () => {
        setEmail('');
        notify({ tone: 'positive', text: t('account.invite.sent') });
      },
      onError: (error) =>
        notify({ tone: 'danger', title: t('account.invite.notSent'), text: failureText(words, failureOf(error)) }),
    });
  }
  return (
    <section className={card.card} aria-label={t('account.invite.title')}>
      <Form onSubmit={invite} problems={[]} label={t('account.invite.title')}>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          label={t('account.invite.email')}
          value={email}
          onChange={setEmail}
          error={problem}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {t('account.invite.submit')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
