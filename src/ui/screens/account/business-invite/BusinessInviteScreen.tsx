import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { InviteBusinessActor } from '#src/machines/account/business-invite/inviteBusinessMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { Form } from '../../../controls/Form.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { notify } from '../../../controls/notify.tsx';
import { TextField } from '../../../controls/TextField.tsx';
import { ButtonLink } from '../../../controls/TextLink.tsx';
import { useActorSteps } from '../../../flows/useActorSteps.ts';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { ReferralCode } from '../../reward/ReferralCode.tsx';
import styles from '../settings/settings.module.css';

type BusinessInviteScreenProps = {
  readonly user: User;
  /** Where a friend signs up, with the code in it. */
  readonly link: string;
  readonly invitation: InviteBusinessActor;
};

/** Business users invite others, everybody invites friends; who may not is told why (BIZ-01, BIZ-02, RWD-24, D-42). */
export function BusinessInviteScreen({ user, link, invitation }: BusinessInviteScreenProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHeading
        title={t('account.invite.title')}
        lead={user.meta.isBusiness ? t('account.invite.lead') : undefined}
      />
      {user.meta.isBusiness ? (
        <InviteForm actor={invitation} />
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

function InviteForm({ actor }: { readonly actor: InviteBusinessActor }) {
  const words = useTranslation();
  const { t } = words;
  const { email, problem } = useSelector(actor, ({ context }) => context);
  const isInviting = useSelector(actor, (snapshot) => snapshot.matches('inviting'));
  useActorSteps(actor, ({ context: { hasInvited, failure } }, before) => {
    if (!before.matches('inviting')) return;
    if (hasInvited) notify({ tone: 'positive', text: t('account.invite.sent') });
    if (failure) notify({ tone: 'danger', title: t('account.invite.notSent'), text: failureText(words, failure) });
  });
  return (
    <section className={card.card} aria-label={t('account.invite.title')}>
      <Form
        onSubmit={() => actor.send({ type: 'invitation.requested' })}
        problems={[]}
        label={t('account.invite.title')}
      >
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          label={t('account.invite.email')}
          value={email}
          onChange={(typed) => actor.send({ type: 'email.typed', email: typed })}
          error={problem && t(`fieldProblems.${problem}`)}
        />
        <div>
          <Button type="submit" isPending={isInviting}>
            {t('account.invite.submit')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
