import { writeToSupport } from '#contract/help/support.ts';
import { tellWorry } from '#contract/help/worry.ts';
import { checkSession, signOut } from '#contract/session/session.ts';
import { readDraft } from '#contract/transfer/draft.ts';
import { cancelTransfer, listTransfers, type Transfer } from '#contract/transfer/transfer.ts';
import { toMajorNumber } from '#domain/money/money.ts';
import { sessionFlow } from '#src/app/session/sessionFlow.ts';
import { safeguardFlow, talkToPersonFlow } from '#src/routes/guide/dialogueFlow.ts';
import { guideFlow } from '#src/routes/guide/guideFlow.ts';
import { draftToKeep } from '#src/services/transfer/draftTransfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { checkSessionPaths } from '../../specs/checkSession.paths.ts';
import { guidedSenderPaths } from '../../specs/guidedSender.paths.ts';
import { safeguardPaths } from '../../specs/safeguard.paths.ts';
import { sessionPaths } from '../../specs/session.paths.ts';
import { talkToPersonPaths } from '../../specs/talkToPerson.paths.ts';
import { childOf, dataOf, told, wireOf } from '../wire.ts';

const totals = { completed: 0, cancelled: 0, pending: 0 };
const older: Transfer = { ...transferFixture(), id: '0197a000-0000-7000-8000-0000000000e1' };

export const guidedSenderWire = wireOf({
  spec: guidedSenderPaths,
  flow: guideFlow({ sendMoney: () => undefined, signUp: undefined }),
  answers: {
    // The newest first; of two unpaid ones it is gone on with the one begun last.
    fetchPast({ last, rest, unpaidId, begun }) {
      const unpaid = unpaidId === undefined ? [] : [{ ...transferFixture(), id: unpaidId }, older];
      const stays = rest?.draft.payinActualValue;
      const split = rest && stays ? { id: rest.restOf, rest: toMajorNumber(stays) } : {};
      const sent = last ? [{ ...transferFixture('COMPLETE'), ...split }] : [];
      const collections = [...unpaid, ...sent];
      const draft = begun && draftToKeep(begun);
      return new Map([
        told(listTransfers, { collections, total: collections.length, totals }),
        told(readDraft, draft ? { draft } : {}),
      ]);
    },
  },
  visitors: ['a visitor', 'back from a payment page, signed out'],
  signsIn: ['signIn: signed in', 'signIn: needs an e-mail', 'signUp: signed in', 'user.found'],
});

export const safeguardWire = wireOf({
  spec: safeguardPaths,
  flow: safeguardFlow,
  answers: { keepWorry: dataOf(tellWorry), cancelTransfer: dataOf(cancelTransfer) },
});

export const talkToPersonWire = wireOf({
  spec: talkToPersonPaths,
  flow: talkToPersonFlow,
  answers: { sendMessage: ({ message }) => new Map([told(writeToSupport, { message, replyBy: message.at + 86_400 })]) },
});

export const sessionWire = wireOf({
  spec: sessionPaths,
  flow: sessionFlow,
  answers: { signOut: () => new Map([told(signOut, { done: true })]) },
});

export const checkSessionWire = wireOf({
  spec: checkSessionPaths,
  flow: childOf(sessionFlow, 'checkSession'),
  answers: { readSession: (read) => new Map([told(checkSession, read)]) },
});
