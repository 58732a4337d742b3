import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Factors } from '#contract/session/secondFactor.ts';
import type { SecondFactorActor, SecondFactorStep } from '#src/machines/account/second-factor/secondFactorMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { factorsQuery } from '#src/services/account/factorServices.ts';
import { Button } from '../../../controls/Button.tsx';
import card from '../../../controls/card.module.css';
import { Icon } from '../../../controls/Icon.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { notify } from '../../../controls/notify.tsx';
import { RetryNotice } from '../../../controls/RetryNotice.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { FailureNotice } from '../../../flows/FailureNotice.tsx';
import { ReauthenticationDialog } from '../../../flows/ReauthenticationDialog.tsx';
import { useActorSteps } from '../../../flows/useActorSteps.ts';
import { useFormats } from '../../../formats/useFormats.ts';
import { SecondFactorDialogs } from './SecondFactorDialogs.tsx';
import styles from './settings.module.css';

/** Passkeys, an authenticator app and its recovery codes: what signs in beside the password (ASVS 6.3.3). */
export function SecondFactorSection({ actor }: { readonly actor: SecondFactorActor }) {
  const { t } = useTranslation();
  const { data: factors, isError, isFetching, refetch } = useQuery(factorsQuery);
  const step = useSelector(actor, (snapshot) => currentStep<SecondFactorStep>(snapshot));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const reauthentication = useSelector(actor, ({ children }) => children.reauthentication);
  useActorSteps(actor, (now, before) => {
    const { act } = before.context;
    if (before.matches('changing') && now.matches('overview') && act && !now.context.failure) {
      notify({ tone: 'positive', text: t(`account.factors.done.${act.kind}`) });
    }
  });
  return (
    <section className={card.card} aria-labelledby="second-factor">
      <h2 id="second-factor" className={card.title}>
        {t('account.factors.title')}
      </h2>
      <p className={styles.lead}>{t('account.factors.lead')}</p>
      {isError && (
        <RetryNotice retry={t('common.tryAgain')} onRetry={() => void refetch()} isPending={isFetching}>
          {t('account.factors.notRead')}
        </RetryNotice>
      )}
      {!factors && !isError && <Skeleton />}
      {step === 'overview' && <FailureNotice failure={failure} />}
      {factors && <FactorList actor={actor} factors={factors} />}
      <SecondFactorDialogs actor={actor} />
      {reauthentication && <ReauthenticationDialog actor={reauthentication} text={t('account.factors.confirmText')} />}
    </section>
  );
}

type FactorListProps = { readonly actor: SecondFactorActor; readonly factors: Factors };

function FactorList({ actor, factors }: FactorListProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isBusy = useSelector(actor, (snapshot) => !snapshot.matches('overview'));
  const { passkeys, removedAt } = factors;
  return (
    <>
      {removedAt !== undefined && (
        <Notice tone="danger">
          <p>{t('account.factors.removal', { date: formats.moment(removedAt) })}</p>
          <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'keeping.wanted' })}>
            {t('account.factors.keep')}
          </Button>
        </Notice>
      )}
      {passkeys.length > 0 && (
        <ul className={styles.devices} aria-label={t('account.factors.passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} actor={actor} passkey={passkey} isBusy={isBusy} />
          ))}
        </ul>
      )}
      <div>
        <Button variant="secondary" isDisabled={isBusy} onPress={() => actor.send({ type: 'passkey.wanted' })}>
          {t('account.factors.addPasskey')}
        </Button>
        <p className={styles.hint}>{t('account.factors.passkeyHint')}</p>
      </div>
      <AppRow actor={actor} factors={factors} isBusy={isBusy} />
    </>
  );
}

type PasskeyRowProps = {
  readonly actor: SecondFactorActor;
  readonly passkey: Factors['passkeys'][number];
  readonly isBusy: boolean;
};

function PasskeyRow({
  actor,
  passkey: { id: passkeyId, name, addedAt, lastUsedAt, isSynced },
  isBusy,
}: PasskeyRowProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <li className={styles.device}>
      <Icon name="shield" />
      <div>
        <p className={styles.deviceName}>{name}</p>
        <p className={styles.hint}>{t('account.factors.added', { date: formats.moment(addedAt) })}</p>
        {lastUsedAt !== undefined && (
          <p className={styles.hint}>{t('account.settings.lastSeen', { date: formats.moment(lastUsedAt) })}</p>
        )}
        {isSynced && <p className={styles.hint}>{t('account.factors.synced')}</p>}
      </div>
      <div className={styles.rowActions}>
        <Button
          variant="secondary"
          size="small"
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'rename.wanted', passkeyId, name })}
          aria-label={t('account.factors.renameNamed', { name })}
        >
          {t('account.factors.rename')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'removal.wanted', act: { kind: 'removePasskey', passkeyId, name } })}
          aria-label={t('account.factors.removeNamed', { name })}
        >
          {t('account.factors.remove')}
        </Button>
      </div>
    </li>
  );
}

/** An app for whoever has no passkey, or the way out of it. */
function AppRow({ actor, factors, isBusy }: FactorListProps & { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  if (!factors.hasAuthenticator) {
    return (
      <div>
        <Button variant="secondary" isDisabled={isBusy} onPress={() => actor.send({ type: 'app.wanted' })}>
          {t('account.factors.addApp')}
        </Button>
        <p className={styles.hint}>{t('account.factors.appHint')}</p>
      </div>
    );
  }
  return (
    <div>
      <p className={styles.deviceName}>{t('account.factors.appOn')}</p>
      <p className={styles.hint}>{t('account.factors.codesLeft', { count: factors.recoveryCodesLeft })}</p>
      <div className={styles.rowActions}>
        <Button
          variant="secondary"
          size="small"
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'codes.wanted' })}
        >
          {t('account.factors.newCodes')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'removal.wanted', act: { kind: 'removeAuthenticator' } })}
        >
          {t('account.factors.removeApp')}
        </Button>
      </div>
    </div>
  );
}
