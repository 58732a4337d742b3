import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { passwordFailureText } from '#src/locales/passwordFailureText.ts';
import type { FreshSignInActor } from '#src/machines/fresh-sign-in/freshSignInMachine.ts';
import { ConfirmDialog } from '../../controls/ConfirmDialog.tsx';
import { GoOnInGuide } from '../guide/GoOnInGuide.tsx';

type FreshSignInDialogProps = {
  readonly actor: FreshSignInActor;
  /** What the password is asked for; a transfer goes on with it when nothing is said. */
  readonly text?: string;
};

/** The password once more before money or people change hands (D-120). */
export function FreshSignInDialog({ actor, text }: FreshSignInDialogProps) {
  const words = useTranslation();
  const { t } = words;
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isChecking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  return (
    <ConfirmDialog
      title={t('send.password.title')}
      isOpen
      onCancel={() => actor.send({ type: 'password.declined' })}
      onConfirm={(password) => actor.send({ type: 'password.entered', password })}
      confirmLabel={t('common.continue')}
      isPending={isChecking}
      password={{
        label: t('send.password.label'),
        requiredError: t('fieldProblems.labelRequired', { label: t('send.password.label') }),
        error: failure && passwordFailureText(words, failure),
      }}
    >
      <p>{text ?? t('send.password.text')}</p>
      <GoOnInGuide />
    </ConfirmDialog>
  );
}
