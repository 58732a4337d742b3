import { signInUse } from '#tests/paths/screens/signIn.screen.ts';
import { signInPaths } from '#tests/paths/specs/signIn.paths.ts';
import { at, knowing } from './openings.ts';
import {
  accountEmail,
  anAccount,
  signingIn,
  signingInByCode,
  signingInByPasskey,
  withPasskeyHere,
} from './signInAccount.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: signInPaths,
  use: signInUse,
  prepares: anAccount,
  opens: {
    'nobody known': withPasskeyHere(at('/sign-in')),
    'somebody known': withPasskeyHere(knowing('/sign-in', accountEmail)),
  },
  ends: { signIn: signingIn, signInByPasskey: signingInByPasskey, signInByCode: signingInByCode },
});
