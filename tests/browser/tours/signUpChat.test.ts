import { confirmAccount, registerAccount } from '#contract/account/registration.ts';
import { signIn, signInInstantly } from '#contract/session/session.ts';
import { asks, write } from '#tests/paths/screens/chatWords.ts';
import { signUpInChat } from '#tests/paths/screens/signUp.chat.ts';
import { words } from '#tests/paths/screens/words.ts';
import { signUpPaths } from '#tests/paths/specs/signUp.paths.ts';
import { byConfirmingInChat, codeSent, withoutKind } from './codes.ts';
import { byCall } from './endings.ts';
import { askedWhoSends } from './guided.ts';
import { told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const entersAtOnce = true as const;
const { 'invited by a friend': invited, 'sent here by signing in': unconfirmed } = signUpPaths.starts;

const asNew = (address?: string) => async (stage: Stage) => {
  await askedWhoSends(stage, address);
  await stage.page.choose(asks('account'), words('guide.options.newHere'));
};

/** The server knows the account, and that it was never confirmed. */
async function asUnconfirmed(stage: Stage): Promise<void> {
  await askedWhoSends(stage);
  await stage.page.choose(asks('account'), words('guide.options.haveAccount'));
  await write(stage.page, asks('username'), 'ama@example.com');
  await write(stage.page, asks('signInPassword'), 'Correct-horse1');
}

walkTours({
  face: 'chat',
  spec: {
    ...signUpPaths,
    starts: {
      ...signUpPaths.starts,
      'invited to a conversation': { ...invited, entersAtOnce },
      'not confirmed, as signing in found': { ...unconfirmed, entersAtOnce },
    },
  },
  use: signUpInChat,
  opens: {
    'in a conversation': asNew(),
    'invited to a conversation': asNew('?referral=SAW12345'),
    'not confirmed, as signing in found': asUnconfirmed,
  },
  startsElsewhere: {
    'new here': 'on the screens',
    'invited by a friend': 'on the screens',
    'sent here by signing in': 'on the screens',
    'link followed': 'a link in a message opens a page of its own',
    'reloaded at the second part': 'the conversation goes on by itself after a reload',
    'reloaded at the third part': 'the conversation goes on by itself after a reload',
  },
  outOfReach: {
    'signUp.starting | always | 1': 'the conversation goes on by itself after a reload',
    'signUp.starting | always | 2': 'the conversation goes on by itself after a reload',
    'signUp.confirmingCode | part.reopened | 2': 'it is refused to whoever followed a link, which the guide does not',
    'signUp.askingToEnter | always | 0': 'in a conversation the account is always entered at once',
    'signUp.askingToEnter | account.entered | 0': 'in a conversation the account is always entered at once',
  },
  ends: {
    registerAccount: byCall(registerAccount, { wire: () => codeSent }),
    confirmCode: byConfirmingInChat(confirmAccount, withoutKind),
    signInInstantly: byCall(signInInstantly, { wire: (user) => ({ user, signingKey: 'a'.repeat(43) }) }),
  },
  others: new Map([told(signIn, { code: 'accountNotConfirmed' })]),
});
