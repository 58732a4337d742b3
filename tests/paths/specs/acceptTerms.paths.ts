import { ApiFailure } from '#contract/protocol/failure.ts';
import { acceptTermsMachine } from '#src/machines/account/accept-terms/acceptTermsMachine.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const agreed = userFixture({ profile: { readTermsAndCondition: '1' } });

export const acceptTermsPaths: PathSpec<typeof acceptTermsMachine> = {
  machine: acceptTermsMachine,
  starts: { 'new terms': { userId: agreed.id } },
  outcomes: { agreeToTerms: [ok(agreed), fail(new ApiFailure('serviceUnavailable'))] },
  key: ({ user, failure }) => [user?.profile.readTermsAndCondition, failure?.code],
  invariants: {
    'nothing is agreed to but by a press': { in: ['agreeing'], holds: (_, past) => past.at(-1) === 'terms.agreed' },
    'terms are agreed to only where the server says so': {
      in: ['agreed'],
      holds: ({ user }, past) => user?.profile.readTermsAndCondition === '1' && past.at(-1) === 'agreeToTerms: ok',
    },
    'whoever declines has agreed to nothing': { in: ['declined'], holds: ({ user }) => user === undefined },
    'what was refused before is not said of a new try': {
      in: ['agreeing'],
      holds: ({ failure }) => failure === undefined,
    },
  },
  about: { agreed: ['SHL-08', 'API-17'], 'agreeToTerms: serviceUnavailable': ['ERR-17'] },
  words: {
    events: { 'terms.agreed': 'agrees', 'terms.declined': 'signs out' },
    outcomes: { agreeToTerms: { ok: 'has agreed' } },
  },
};
