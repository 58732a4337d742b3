import { asks } from '#tests/paths/screens/chatWords.ts';
import { signInInChat } from '#tests/paths/screens/signIn.chat.ts';
import { words } from '#tests/paths/screens/words.ts';
import { signInPaths } from '#tests/paths/specs/signIn.paths.ts';
import { askedWhoSends } from './guided.ts';
import { anAccount, signingIn, signingInByCode, signingInByPasskey, withPasskeyHere } from './signInAccount.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  face: 'chat',
  spec: signInPaths,
  use: signInInChat,
  prepares: anAccount,
  opens: {
    'nobody known': withPasskeyHere(async (stage) => {
      await askedWhoSends(stage);
      await stage.page.choose(asks('account'), words('guide.options.haveAccount'));
    }),
  },
  startsElsewhere: { 'somebody known': 'nobody is known before the guide has asked' },
  ends: { signIn: signingIn, signInByPasskey: signingInByPasskey, signInByCode: signingInByCode },
});
