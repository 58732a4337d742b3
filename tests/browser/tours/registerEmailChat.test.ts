import { confirmAccount, registerEmail } from '#contract/account/registration.ts';
import { registerEmailInChat } from '#tests/paths/screens/registerEmail.chat.ts';
import { registerEmailPaths } from '#tests/paths/specs/registerEmail.paths.ts';
import { byConfirmingInChat, codeSent, withoutKind } from './codes.ts';
import { byCall, byPlaying } from './endings.ts';
import { giveOrKeepPasswordInChat } from './guided.ts';
import { at } from './openings.ts';
import { aPhoneOwner } from './senders.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  face: 'chat',
  spec: registerEmailPaths,
  use: registerEmailInChat,
  prepares: aPhoneOwner,
  opens: { 'phone only': at('/send/guided') },
  ends: {
    registerEmail: byCall(registerEmail, { wire: () => codeSent }),
    reauthentication: byPlaying(giveOrKeepPasswordInChat),
    confirmCode: byConfirmingInChat(confirmAccount, withoutKind),
  },
});
