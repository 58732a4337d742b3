import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ConfirmCodeActor } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import styles from './auth.module.css';
import { ResendWait } from './ResendWait.tsx';

/** Another code: at once, after the wait, or, for somebody we do not know, from the page that asks who they are. */
export function ResendCode({ actor }: { readonly actor: ConfirmCodeActor }) {
  const { t } = useTranslation();
  const { purpose, username } = useSelector(actor, ({ context }) => context);
  const isHeld = useSelector(actor, (snapshot) => snapshot.matches({ askingCode: 'holdingResend' }));
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('resendingCode'));
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const elsewhere = purpose === 'passwordReset' ? '/forget-password' : '/confirm-account';
  const isKnown = username !== undefined || purpose === 'phone';
  return (
    <div className={styles.resend}>
      <LiveRegion text={isHeld ? '' : t('auth.code.resendNow')} />
      {isHeld ? (
        <ResendWait actor={actor} />
      ) : (
        <>
          {t('auth.code.nothingYet')}
          {isKnown ? (
            <Button
              variant="quiet"
              size="small"
              isPending={isSending}
              isDisabled={isWorking && !isSending}
              onPress={() => actor.send({ type: 'code.requested' })}
            >
              {t('auth.code.resend')}
            </Button>
          ) : (
            <TextLink href={elsewhere} isRoomy>
              {t('auth.code.resendElsewhere')}
            </TextLink>
          )}
        </>
      )}
    </div>
  );
}
