import { sql } from 'kysely';
import { updateUser } from '#contract/account/profile.ts';
import { acceptTermsUse } from '#tests/paths/screens/acceptTerms.screen.ts';
import { acceptTermsPaths } from '#tests/paths/specs/acceptTerms.paths.ts';
import { byCall } from './endings.ts';
import { aSender } from './senders.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: acceptTermsPaths,
  use: acceptTermsUse,
  prepares: aSender,
  opens: {
    async 'new terms'({ app, tab }) {
      await sql`update app_user set profile = profile || '{"readTermsAndCondition": "0"}'`.execute(app.db);
      await tab.goto('/notifications');
    },
  },
  ends: { agreeToTerms: byCall(updateUser) },
});
