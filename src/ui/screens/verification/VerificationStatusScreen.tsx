import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { retryReasonOf } from '#domain/verification/retryReason.ts';
import type { VerifyIdentityActor } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { CheckSteps } from './CheckSteps.tsx';
import { DesktopSiteNote } from './DesktopSiteNote.tsx';
import { KycSection } from './KycSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import type { VerificationStatusStep } from './standingStep.ts';

/** Reached while the person waits for us, who may be anywhere on the page. */
const isOurs = (step: VerificationStatusStep): boolean =>
  step === 'inProgress' || step === 'retry' || step === 'approved';

type StandingScreenProps = {
  readonly actor: VerifyIdentityActor;
  readonly step: VerificationStatusStep;
  readonly user: User;
  readonly onHandOver?: (() => void) | undefined;
};

/** Where somebody's verification stands: both sections at once, with what is to be done now (KYC-02, KYC-03). */
export function VerificationStatusScreen({ actor, step, user, onHandOver }: StandingScreenProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t(`verification.titles.${step}`)} lead={t(`verification.leads.${step}`)} />
      <LiveRegion text={isOurs(step) ? t(`verification.titles.${step}`) : ''} />
      <CheckSteps user={user} />
      {step === 'retry' && (
        <Notice tone="danger" title={t('verification.whatHappened')}>
          {t(`verification.reasons.${retryReasonOf(user.meta.retryReason)}`)}
        </Notice>
      )}
      <WaitingTransfer actor={actor} step={step} />
      <PersonalSection actor={actor} user={user} isAsked={step === 'personalDetails'} />
      <KycSection actor={actor} step={step} user={user} onHandOver={onHandOver} />
      {(step === 'documents' || step === 'retry') && <DesktopSiteNote />}
    </>
  );
}

/** The transfer that could not be paid is kept, and gone on with once both sections are submitted (KYC-07, KYC-20). */
function WaitingTransfer({ actor, step }: Pick<StandingScreenProps, 'actor' | 'step'>) {
  const { t } = useTranslation();
  const isWaiting = useSelector(actor, ({ context }) => context.waitingTransferId !== undefined);
  const mayPay = useSelector(actor, (snapshot) => snapshot.can({ type: 'payment.continued' }));
  if (!isWaiting) return null;
  const mayContinue = step === 'inProgress' || step === 'approved';
  return (
    <Notice
      tone={step === 'approved' ? 'positive' : 'info'}
      icon="send"
      title={t('verification.waiting.title')}
      actions={
        mayContinue && (
          <Button
            variant={step === 'approved' ? 'primary' : 'secondary'}
            isDisabled={!mayPay}
            onPress={() => actor.send({ type: 'payment.continued' })}
          >
            {t('verification.waiting.continue')}
          </Button>
        )
      }
    >
      {t(step === 'approved' ? 'verification.waiting.ready' : 'verification.waiting.text')}
    </Notice>
  );
}
