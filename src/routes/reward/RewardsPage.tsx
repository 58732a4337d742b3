import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { RewardsScreen } from '#src/ui/screens/reward/RewardsScreen.tsx';
import { referralLink } from './referralLink.ts';

/** What the person earned, and the code that earns more (RWD-01). */
export function RewardsPage() {
  const user = useSignedInUser();
  return (
    <AccountPage>
      <RewardsScreen user={user} link={referralLink(user.referral.code)} />
    </AccountPage>
  );
}
