import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import {
  type ChangeSettingsActor,
  needsPassword,
} from '#src/machines/account/change-settings/changeSettingsMachine.ts';
import { notify } from '../../../controls/notify.tsx';
import { useActorSteps } from '../../../flows/useActorSteps.ts';
import { AccountPasswordDialog } from './AccountPasswordDialog.tsx';
import { useDeviceName } from './useDeviceName.ts';

type ChangeSettingsDialogProps = {
  readonly actor: ChangeSettingsActor;
  readonly onSaved: (user: User, saying: string) => void;
};

/** The account's password before anything changes but how pages look, and what became of it (PRF-07). */
export function ChangeSettingsDialog({ actor, onSaved }: ChangeSettingsDialogProps) {
  const { t } = useTranslation();
  const nameOf = useDeviceName();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isChanging = useSelector(actor, (snapshot) => snapshot.matches('changing'));
  const isAsked = useSelector(actor, (snapshot) => !snapshot.matches('overview') && needsPassword(snapshot.context));
  useActorSteps(actor, (now, before) => {
    const { change } = before.context;
    if (!before.matches('changing') || !change) return;
    const isDevice = change.kind === 'endDevice';
    if (now.context.failure) {
      notify({ tone: 'danger', text: t(isDevice ? 'account.settings.notSignedOut' : 'account.settings.notSaved') });
    } else if (isDevice) {
      notify({ tone: 'positive', text: t('account.settings.signedOut', { device: nameOf(change.device) }) });
    } else if (now.context.saved) {
      onSaved(now.context.saved, t(change.isAllOff ? 'account.settings.allIsOff' : 'account.settings.saved'));
    }
  });
  return (
    <AccountPasswordDialog
      isOpen={isAsked}
      isPending={isChanging}
      failure={failure}
      onCancel={() => actor.send({ type: 'change.left' })}
      onConfirm={(password) => actor.send({ type: 'password.entered', password })}
    />
  );
}
