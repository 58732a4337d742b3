import { useActorRef } from '@xstate/react';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { inviteBusinessMachine } from '#src/machines/account/business-invite/inviteBusinessMachine.ts';
import { inviteBusinessServices } from '#src/services/account/inviteServices.ts';
import { BusinessInviteScreen } from '#src/ui/screens/account/business-invite/BusinessInviteScreen.tsx';
import { referralLink } from '../reward/referralLink.ts';

export const inviteBusinessFlow = inviteBusinessMachine.provide({ actors: inviteBusinessServices });

export function BusinessInvitePage() {
  const user = useSignedInUser();
  const invitation = useActorRef(inviteBusinessFlow);
  return (
    <AccountPage>
      <BusinessInviteScreen user={user} link={referralLink(user.referral.code)} invitation={invitation} />
    </AccountPage>
  );
}
