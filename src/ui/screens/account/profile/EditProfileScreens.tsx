import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { EditProfileActor } from '#src/machines/account/edit-profile/editProfileMachine.ts';
import { Dialog } from '../../../controls/Dialog.tsx';
import { notify } from '../../../controls/notify.tsx';
import { ReauthenticationDialog } from '../../../flows/ReauthenticationDialog.tsx';
import { useActorSteps } from '../../../flows/useActorSteps.ts';
import { EditProfileForm } from './EditProfileForm.tsx';

type EditProfileScreensProps = { readonly actor: EditProfileActor; readonly user: User };

/** The profile in a form over its page; the account's password is asked before it is saved (PRF-03, PRF-07). */
export function EditProfileScreens({ actor, user }: EditProfileScreensProps) {
  const { t } = useTranslation();
  const isOpen = useSelector(actor, ({ status }) => status === 'active');
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const password = useSelector(actor, ({ children }) => children.reauthentication);
  useActorSteps(actor, (now, before) => {
    if (now.matches('saved')) notify({ tone: 'positive', text: t('account.profile.saved') });
    if (before.matches('saving') && now.matches('askingProfile')) {
      notify({ tone: 'danger', text: t('account.profile.notSaved') });
    }
  });
  return (
    <>
      <Dialog
        title={t('account.profile.editTitle')}
        isOpen={isOpen}
        onClose={isSaving ? undefined : () => actor.send({ type: 'edit.left' })}
        width={800}
      >
        <EditProfileForm
          user={user}
          failure={failure}
          isSaving={isSaving}
          onSave={(changes) => actor.send({ type: 'changes.entered', changes })}
        />
      </Dialog>
      {password && <ReauthenticationDialog actor={password} text={t('account.confirm.text')} />}
    </>
  );
}
