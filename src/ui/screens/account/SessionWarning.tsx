import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionTime } from '#contract/session/session.ts';
import { sessionLifeHours } from '#domain/account/browserMemory.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';

export type SessionWarningProps = {
  readonly reason: 'idle' | 'life';
  readonly endsIn: SessionTime;
  /** The server is being asked. */
  readonly isPending: boolean;
  readonly onStay: () => void;
  readonly onSignIn: () => void;
  readonly onSignOut: () => void;
};

/** Before somebody is signed out by the clock: said by ear and eye, and put off where it can be (WCAG 2.2.1). */
export const SessionWarning = (props: SessionWarningProps) =>
  props.reason === 'idle' ? <IdleWarning {...props} /> : <LifeWarning {...props} />;

/** Leaving it by Escape is something a person did, so it keeps the session as well. */
function IdleWarning({ endsIn, isPending, onStay, onSignOut }: SessionWarningProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('session.idle.title')}
      isOpen
      onClose={onStay}
      width={410}
      role="alertdialog"
      actions={
        <>
          <Button isPending={isPending} onPress={onStay}>
            {t('session.idle.stay')}
          </Button>
          <Button variant="secondary" onPress={onSignOut}>
            {t('session.idle.signOut')}
          </Button>
        </>
      }
    >
      {t('session.idle.text', { count: minutes(endsIn.idleSeconds) })}
    </Dialog>
  );
}

function LifeWarning({ endsIn, onSignIn }: SessionWarningProps) {
  const { t } = useTranslation();
  const [isSeen, setSeen] = useState(false);
  return (
    <Dialog
      title={t('session.life.title')}
      isOpen={!isSeen}
      onClose={() => setSeen(true)}
      width={410}
      role="alertdialog"
      actions={
        <>
          <Button onPress={onSignIn}>{t('session.life.signIn')}</Button>
          <Button variant="secondary" onPress={() => setSeen(true)}>
            {t('session.life.later')}
          </Button>
        </>
      }
    >
      {t('session.life.text', { count: minutes(endsIn.lifeSeconds), hours: sessionLifeHours })}
    </Dialog>
  );
}

/** Never none: a minute begun counts. */
const minutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));
