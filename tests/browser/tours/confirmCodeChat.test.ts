import { confirmAccount, registerAccount, resendActivation } from '#contract/account/registration.ts';
import { registeredParts } from '#tests/fixtures/registrationFixture.ts';
import { asks } from '#tests/paths/screens/chatWords.ts';
import { confirmCodeInChat } from '#tests/paths/screens/confirmCode.chat.ts';
import { tell } from '#tests/paths/screens/signUp.chat.ts';
import { words } from '#tests/paths/screens/words.ts';
import { confirmCodePaths } from '#tests/paths/specs/confirmCode.paths.ts';
import { codeSent, withoutKind } from './codes.ts';
import { byCall, byTime } from './endings.ts';
import { askedWhoSends } from './guided.ts';
import { told } from './senders.ts';
import type { Stage } from './stage.ts';
import { passes } from './untilResend.ts';
import { walkTours } from './walkTours.ts';

async function register(stage: Stage): Promise<void> {
  const { page } = stage;
  await askedWhoSends(stage);
  await page.choose(asks('account'), words('guide.options.newHere'));
  const { aboutYou, contact, consent } = registeredParts();
  await tell.aboutYou(page, aboutYou);
  await tell.contact(page, contact);
  await tell.consent(page, consent);
}

walkTours({
  face: 'chat',
  spec: confirmCodePaths,
  use: confirmCodeInChat,
  passes,
  opens: { 'code sent': register },
  startsElsewhere: {
    'code sent to a phone': 'no page asks for it yet',
    'link followed': 'a link in a message opens a page of its own',
    'link without its token': 'a link in a message opens a page of its own',
  },
  outOfReach: {
    'confirmCode.starting | always | 0': 'the guide follows no link',
    'confirmCode.starting | always | 1': 'the guide follows no link',
    'confirmCode.askingNewCode.offeringResend | code.requested | 0': 'the guide knows whom to send a code to',
  },
  ends: {
    checkCode: byCall(confirmAccount, { wire: withoutKind }),
    sendCode: byCall(resendActivation, { wire: () => codeSent }),
    waitUntilResend: byTime(codeSent.resendAfterSeconds),
  },
  others: new Map([told(registerAccount, { data: codeSent })]),
});
