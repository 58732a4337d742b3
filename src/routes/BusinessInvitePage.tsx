import { BusinessInviteScreen } from '#src/ui/screens/business-invite/BusinessInviteScreen.tsx';
import { AccountPage } from './AccountPage.tsx';
import { referralLink } from './referralLink.ts';
import { useSignedInUser } from './sessionContext.ts';

export function BusinessInvitePage() {
  const user = useSignedInUser();
  return (
    <AccountPage>
      <BusinessInviteScreen user={user} link={referralLink(user.referral.code)} />
    </AccountPage>
  );
}
