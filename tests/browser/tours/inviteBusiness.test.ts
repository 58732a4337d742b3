import { sql } from 'kysely';
import { inviteBusinessUser } from '#contract/account/business.ts';
import type { Credentials } from '#src/machines/account/sign-in/signInMachine.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { inviteBusinessUse } from '#tests/paths/screens/inviteBusiness.screen.ts';
import { inviteBusinessPaths } from '#tests/paths/specs/inviteBusiness.paths.ts';
import { byCall } from './endings.ts';
import { at } from './openings.ts';
import { aSender } from './senders.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: inviteBusinessPaths,
  use: inviteBusinessUse,
  async prepares(app: RunningApp): Promise<Credentials> {
    const sender = await aSender(app);
    await sql`update app_user set meta = meta || '{"isBusiness": true}'`.execute(app.db);
    return sender;
  },
  opens: { 'a business': at('/business/invite') },
  ends: { invite: byCall(inviteBusinessUser) },
});
