import { tellWorry } from '#contract/help/worry.ts';
import { cancelTransfer } from '#contract/transfer/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { asks, write } from '#tests/paths/screens/chatWords.ts';
import { safeguardInChat } from '#tests/paths/screens/safeguard.chat.ts';
import { safeguardPaths } from '#tests/paths/specs/safeguard.paths.ts';
import { manyFrom, ok } from '#tests/paths/walker/pathSpec.ts';
import { byCall } from './endings.ts';
import { aGuidedSender, readsOfUnpaid, reviewUnpaid } from './guided.ts';
import { at } from './openings.ts';
import { walkTours } from './walkTours.ts';

/** A winter's day so far off that the tour takes it as it is. */
const heldUntil = 1_831_622_400;

const worried = '/send/guided?worried';

walkTours({
  face: 'chat',
  spec: {
    ...safeguardPaths,
    outcomes: {
      ...safeguardPaths.outcomes,
      keepWorry: (snapshot) =>
        manyFrom(safeguardPaths.outcomes.keepWorry, snapshot).map((outcome) =>
          'output' in outcome && outcome.output.heldUntil ? ok({ heldUntil }, outcome.label) : outcome,
        ),
    },
  },
  use: safeguardInChat,
  prepares: aGuidedSender().prepares,
  opens: {
    'a visitor’s worry': at(worried),
    'a worry before there is a transfer': at(worried),
    async 'a worry about an unpaid transfer'(stage) {
      await reviewUnpaid(stage);
      await write(stage.page, asks('review'), 'He says I must pay today');
    },
    'a worry about a paid transfer': at(`${worried}&transferId=${transferFixture().id}&payment_type=truelayer`),
  },
  visitors: ['a visitor’s worry'],
  ends: { keepWorry: byCall(tellWorry), cancelTransfer: byCall(cancelTransfer) },
  others: new Map(readsOfUnpaid),
});
