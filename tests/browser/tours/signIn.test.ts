import { signInUse } from '#tests/paths/screens/signIn.screen.ts';
import { signInPaths } from '#tests/paths/specs/signIn.paths.ts';
import { at, knowing } from './openings.ts';
import { accountEmail, anAccount, signingIn, signingInByCode } from './signInAccount.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: signInPaths,
  use: signInUse,
  prepares: anAccount,
  opens: { 'nobody known': at('/sign-in'), 'somebody known': knowing('/sign-in', accountEmail) },
  ends: { signIn: signingIn, signInByPasskey: 'elsewhere', signInByCode: signingInByCode },
  endsAt: { 'signIn.provingPasskey': 'a passkey takes an authenticator, which the browser of a tour has not' },
});
