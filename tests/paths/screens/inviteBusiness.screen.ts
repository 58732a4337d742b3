import type { inviteBusinessMachine } from '#src/machines/account/business-invite/inviteBusinessMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { inviteBusinessFacts } from './inviteBusiness.facts.ts';
import { words } from './words.ts';

export const inviteBusinessUse: ScreenUse<typeof inviteBusinessMachine> = {
  facts: inviteBusinessFacts,
  headlines: { invitation: words('account.invite.title') },
  controls: { 'invitation.requested': words('account.invite.submit') },
  table: {
    'email.typed': (page, { email }) => page.fill(words('account.invite.email'), email),
    'invitation.requested': (page) => page.press(words('account.invite.submit')),
  },
};
