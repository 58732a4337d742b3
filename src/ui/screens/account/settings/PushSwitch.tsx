import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type PushStanding, pushMutation, pushQuery } from '#src/services/notification/push/pushQueries.ts';
import { notify } from '../../../controls/notify.tsx';
import { Switch } from '../../../controls/Switch.tsx';

/** Notifications on this device, where they can be had. The browser asks its question only after this was pressed. */
export function PushSwitch() {
  const { t } = useTranslation();
  const { data: standing = 'unavailable' } = useQuery(pushQuery);
  const { mutate, isPending } = useMutation({
    ...pushMutation,
    onError: () => notify({ tone: 'danger', text: t('account.settings.notSaved') }),
  });
  if (standing === 'unavailable') return null;
  const press = (isWanted: boolean) => mutate(isWanted, { onSuccess: (now) => tell(now, isWanted) });
  function tell(now: PushStanding, isWanted: boolean) {
    if (now === (isWanted ? 'on' : 'off')) notify({ tone: 'positive', text: t('account.settings.saved') });
    else notify({ tone: 'warning', text: t(`account.settings.${now === 'refused' ? 'pushRefused' : 'pushNotAsked'}`) });
  }
  return (
    <Switch
      isSelected={standing === 'on'}
      isDisabled={isPending}
      onChange={press}
      hint={t(`account.settings.${standing === 'refused' ? 'pushRefused' : 'pushHint'}`)}
    >
      {t('account.settings.push')}
    </Switch>
  );
}
