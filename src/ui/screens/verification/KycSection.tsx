import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { neededDocuments, type StepState, verificationStepStates } from '#domain/verification/verificationSteps.ts';
import type { VerifyIdentityActor } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Icon, type IconName } from '../../controls/Icon.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import type { StatusBadgeProps } from '../../controls/StatusBadge.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { HandOverOffer } from './hand-over/HandOverOffer.tsx';
import { Section } from './Section.tsx';
import type { VerificationStatusStep } from './standingStep.ts';
import styles from './verifyIdentity.module.css';

type KycSectionProps = {
  readonly actor: VerifyIdentityActor;
  readonly step: VerificationStatusStep;
  readonly user: User;
  readonly onHandOver?: (() => void) | undefined;
};

const badges = {
  personalDetails: { tone: 'neutral', words: 'toDo' },
  documents: { tone: 'warning', words: 'toDo' },
  inProgress: { tone: 'info', words: 'inProgress' },
  retry: { tone: 'danger', words: 'refused' },
  approved: { tone: 'positive', words: 'completed' },
} as const satisfies Record<VerificationStatusStep, { tone: StatusBadgeProps['tone']; words: string }>;

/** The identity check: what to have at hand, the way into the widget, and how the check stands (KYC-03…05). */
export function KycSection({ actor, step, user, onHandOver }: KycSectionProps) {
  const { t } = useTranslation();
  const { tone, words } = badges[step];
  const failure = useSelector(actor, ({ context }) => (step === 'personalDetails' ? undefined : context.failure));
  return (
    <Section title={t('verification.kyc.title')} badge={{ tone, label: t(`verification.badges.${words}`) }}>
      {step === 'approved' && <p className={styles.text}>{t('verification.kyc.approved')}</p>}
      {step === 'inProgress' && (
        <p className={styles.working}>
          <Spinner />
          {t('verification.kyc.inProgress')}
        </p>
      )}
      {step !== 'approved' && step !== 'inProgress' && <NeededDocuments user={user} />}
      <FailureNotice failure={failure} />
      {step === 'inProgress' && (
        <>
          <Button variant="secondary" onPress={() => actor.send({ type: 'documents.reopened' })}>
            {t('verification.kyc.reopen')}
          </Button>
          <p className={styles.hint}>{t('verification.kyc.reopenHint')}</p>
        </>
      )}
      {step === 'retry' && (
        <Button isWide onPress={() => actor.send({ type: 'verification.restarted' })}>
          {t('verification.verifyNow')}
        </Button>
      )}
      {(step === 'documents' || step === 'personalDetails') && (
        <Begin isReady={step === 'documents'} onBegin={() => actor.send({ type: 'documents.begun' })} />
      )}
      {step === 'documents' && onHandOver && <HandOverOffer onBegin={onHandOver} />}
    </Section>
  );
}

/** KYC-04. */
function Begin({ isReady, onBegin }: { readonly isReady: boolean; readonly onBegin: () => void }) {
  const { t } = useTranslation();
  const hintId = useId();
  return (
    <>
      <Button isWide isDisabled={!isReady} onPress={onBegin} aria-describedby={hintId}>
        {t('verification.kyc.begin')}
      </Button>
      <p id={hintId} className={styles.hint}>
        {t(isReady ? 'verification.kyc.privacy' : 'verification.kyc.detailsFirst')}
      </p>
    </>
  );
}

const done: readonly StepState[] = ['completed', 'notNeeded'];

/** What is still to be captured: all of it at first, what was refused after that (KYC-03, KYC-08, KYC-09). */
function NeededDocuments({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const { identity, address } = neededDocuments(user, user.profile.location_country);
  const states = verificationStepStates(user);
  const country = useFormats().country(user.profile.location_country);
  return (
    <div className={styles.needs}>
      <h3>{t('verification.kyc.needed')}</h3>
      <ul>
        {!done.includes(states.DOCUMENT) && (
          <Need icon="card" text={t('verification.kyc.oneOf')}>
            {identity.map((document) => t(`verification.documents.${document}`, { country }))}
          </Need>
        )}
        {!done.includes(states.IDENTITY) && <Need icon="person" text={t('verification.kyc.face')} />}
        {!done.includes(states.PROOF_OF_ADDRESS) && (
          <Need icon="home" text={t('verification.kyc.address')}>
            {address.map((document) => t(`verification.documents.${document}`))}
          </Need>
        )}
      </ul>
    </div>
  );
}

type NeedProps = { readonly icon: IconName; readonly text: string; readonly children?: readonly string[] };

/** One thing to have at hand, and what it may be. */
function Need({ icon, text, children = [] }: NeedProps) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <p>{text}</p>
        {children.length > 0 && (
          <ul className={styles.documents}>
            {children.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
