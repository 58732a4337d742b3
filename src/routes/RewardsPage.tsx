import { RewardsScreen } from '#src/ui/screens/rewards/RewardsScreen.tsx';
import { AccountPage } from './AccountPage.tsx';
import { referralLink } from './referralLink.ts';
import { useSignedInUser } from './sessionContext.ts';

/** What the person earned, and the code that earns more (RWD-01). */
export function RewardsPage() {
  const user = useSignedInUser();
  return (
    <AccountPage>
      <RewardsScreen user={user} link={referralLink(user.referral.code)} />
    </AccountPage>
  );
}
