import { vi } from 'vitest';
import { BusinessInviteScreen } from '#src/ui/screens/account/business-invite/BusinessInviteScreen.tsx';
import { ComplaintSection } from '#src/ui/screens/help/ComplaintSection.tsx';
import { TermsGate } from '#src/ui/screens/shell/TermsGate.tsx';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { acceptTermsPaths } from '../specs/acceptTerms.paths.ts';
import { inviteBusinessPaths } from '../specs/inviteBusiness.paths.ts';
import { makeComplaintPaths } from '../specs/makeComplaint.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { acceptTermsUse } from './acceptTerms.screen.ts';
import { inProduct } from './inProduct.tsx';
import { inviteBusinessUse } from './inviteBusiness.screen.ts';
import { makeComplaintUse } from './makeComplaint.screen.ts';
import { withReads } from './sendReads.tsx';
import { words } from './words.ts';

vi.mock('#src/services/http/serverClock.ts', async (original) => ({
  ...(await original<object>()),
  serverSeconds: () => someMoment,
}));

walkScreen(acceptTermsPaths, { ...acceptTermsUse, mount: (actor) => inProduct(<TermsGate actor={actor} />) });

walkScreen(inviteBusinessPaths, {
  ...inviteBusinessUse,
  mount: (actor) =>
    inProduct(
      <BusinessInviteScreen
        user={userFixture({ meta: { isBusiness: true } })}
        link="https://sawa.example/sign-up"
        invitation={actor}
      />,
    ),
});

walkScreen(makeComplaintPaths, {
  ...makeComplaintUse,
  mount: (actor) =>
    withReads(
      <>
        <h1>{words('help.title')}</h1>
        <ComplaintSection actor={actor} user={undefined} reference={undefined} />
      </>,
    ),
});
