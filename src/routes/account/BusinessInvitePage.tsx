import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { BusinessInviteScreen } from '#src/ui/screens/account/business-invite/BusinessInviteScreen.tsx';
import { referralLink } from '../reward/referralLink.ts';

export function BusinessInvitePage() {
  const user = useSignedInUser();
  return (
    <AccountPage>
      <BusinessInviteScreen user={user} link={referralLink(user.referral.code)} />
    </AccountPage>
  );
}
