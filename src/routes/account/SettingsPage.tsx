import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { usePageTools } from '#src/app/page/usePageTools.ts';
import { useSession, useSignedInUser } from '#src/app/session/sessionContext.ts';
import { devicesQuery } from '#src/services/account/settingsQueries.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { notify } from '#src/ui/controls/notify.tsx';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { ChangePasswordScreens } from '#src/ui/screens/account/settings/ChangePasswordScreens.tsx';
import { SettingsScreen } from '#src/ui/screens/account/settings/SettingsScreen.tsx';
import { ConfirmHere } from './ConfirmHere.tsx';
import { changePasswordFlow, changeSettingsFlow, secondFactorFlow } from './settingFlows.ts';
import { isStillToBeSaid, sayAfterLoad } from './settingNews.ts';

/** Settings; `mode=password` in the address opens the change of the password (D-06). */
export function SettingsPage() {
  const user = useSignedInUser();
  const { send } = useSession();
  const { language, onLanguageChange } = usePageTools();
  const secondFactor = useActorRef(secondFactorFlow);
  const changes = useActorRef(changeSettingsFlow);
  const [search, setSearch] = useSearchParams();
  const { t } = useTranslation();
  useEffect(() => {
    if (isStillToBeSaid()) notify({ tone: 'positive', text: t('account.settings.saved') });
  }, [t]);
  return (
    <AccountPage>
      <SettingsScreen
        user={user}
        secondFactor={secondFactor}
        changes={changes}
        onChangePassword={() => setSearch({ mode: 'password' })}
        onSaved={(saved, saying) => {
          send({ type: 'user.refreshed', user: saved });
          const wasLanguage = saved.settings.language !== user.settings.language;
          if (wasLanguage && saved.settings.language !== language) {
            sayAfterLoad();
            onLanguageChange(saved.settings.language);
          } else {
            notify({ tone: 'positive', text: saying });
          }
        }}
      />
      <ConfirmHere text={t('account.confirm.text')} />
      {search.get('mode') === 'password' && <PasswordChange onEnd={() => setSearch({}, { replace: true })} />}
    </AccountPage>
  );
}

function PasswordChange({ onEnd }: { readonly onEnd: () => void }) {
  const actor = useActorRef(changePasswordFlow);
  useActorSteps(actor, ({ status, output }) => {
    if (status !== 'done') return;
    if (output?.isChanged) void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
    onEnd();
  });
  return <ChangePasswordScreens actor={actor} />;
}
