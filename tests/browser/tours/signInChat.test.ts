import { asks } from '#tests/paths/screens/chatWords.ts';
import { signInInChat } from '#tests/paths/screens/signIn.chat.ts';
import { words } from '#tests/paths/screens/words.ts';
import { signInPaths } from '#tests/paths/specs/signIn.paths.ts';
import { askedWhoSends } from './guided.ts';
import { anAccount, signingIn, signingInByCode } from './signInAccount.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  face: 'chat',
  // Nobody is known before the guide has asked.
  spec: { ...signInPaths, starts: { 'nobody known': {} } },
  use: signInInChat,
  prepares: anAccount,
  opens: {
    async 'nobody known'(stage) {
      await askedWhoSends(stage);
      await stage.page.choose(asks('account'), words('guide.options.haveAccount'));
    },
  },
  ends: { signIn: signingIn, signInByPasskey: 'elsewhere', signInByCode: signingInByCode },
  endsAt: { 'signIn.provingPasskey': 'a passkey takes an authenticator, which the browser of a tour has not' },
});
