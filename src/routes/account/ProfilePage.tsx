import { useActorRef } from '@xstate/react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '#contract/account/account.ts';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSession, useSignedInUser } from '#src/app/session/sessionContext.ts';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { EditProfileScreens } from '#src/ui/screens/account/profile/EditProfileScreens.tsx';
import { ProfileScreen } from '#src/ui/screens/account/profile/ProfileScreen.tsx';
import { isSubmitted } from '#src/ui/screens/account/profile/profileDetails.ts';
import { editProfileFlow } from './settingFlows.ts';

/** The profile; `mode=edit` in its address opens the form, so that others can lead there (PRF-03). */
export function ProfilePage() {
  const user = useSignedInUser();
  const [search, setSearch] = useSearchParams();
  const isEditing = search.get('mode') === 'edit' && isSubmitted(user);
  return (
    <AccountPage>
      <ProfileScreen user={user} onEdit={() => setSearch({ mode: 'edit' })} />
      {isEditing && <ProfileEdit user={user} onEnd={() => setSearch({}, { replace: true })} />}
    </AccountPage>
  );
}

function ProfileEdit({ user, onEnd }: { readonly user: User; readonly onEnd: () => void }) {
  const { send } = useSession();
  const actor = useActorRef(editProfileFlow, { input: { userId: user.id } });
  useActorSteps(actor, ({ status, output }) => {
    if (status !== 'done') return;
    if (output?.user) send({ type: 'user.refreshed', user: output.user });
    onEnd();
  });
  return <EditProfileScreens actor={actor} user={user} />;
}
