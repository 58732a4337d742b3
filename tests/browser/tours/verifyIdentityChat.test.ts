import { readTransfer } from '#contract/transfer/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { verifyIdentityInChat } from '#tests/paths/screens/verifyIdentity.chat.ts';
import { words } from '#tests/paths/screens/words.ts';
import { verifyIdentityPaths } from '#tests/paths/specs/verifyIdentity.paths.ts';
import { readsOfUnpaid, reviewUnpaid, verifyFirst } from './guided.ts';
import { checksOfIdentity } from './identityChecks.ts';
import { aSender, told } from './senders.ts';
import { walkTours } from './walkTours.ts';

const waiting = transferFixture('PENDING_VERIFICATION');

walkTours({
  face: 'chat',
  spec: {
    ...verifyIdentityPaths,
    starts: {
      'by themselves': { userId: userFixture().id },
      'with a transfer waiting': { userId: userFixture().id, waitingTransferId: waiting.id },
    },
  },
  use: verifyIdentityInChat,
  prepares: aSender,
  opens: {
    'by themselves': verifyFirst,
    async 'with a transfer waiting'(stage) {
      await reviewUnpaid(stage);
      await stage.page.press(words('send.verifyFirst.verify'));
    },
  },
  ends: checksOfIdentity,
  others: new Map([...readsOfUnpaid, told(readTransfer, { data: waiting })]),
  isInSlowMotion: true,
});
