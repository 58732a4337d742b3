import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, type Snapshot } from 'xstate';
import { money } from '#domain/money/money.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { guidedFlow, guidedInput } from '#tests/fixtures/guidedFlow.ts';
import { keptTyped } from '#tests/fixtures/keptTyped.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

/** Every question of a first transfer to somebody new, with its answer, up to the bank. */
const answers: readonly (readonly [PartId, string])[] = [
  ['destination', 'CM'],
  ['method', 'mobile_money'],
  ['amount', amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) })],
  ['recipient', 'new'],
  ['recipientFirstName', 'Marie'],
  ['recipientLastName', 'Ngo'],
  ['recipientMobile', '671234500'],
  ['trust', 'agree'],
  ['reason', 'family-support'],
  ['review', 'pay'],
  ['paymentMethod', 'truelayer'],
  ['bank', 'ob-anchor-demo'],
];

type Left = Snapshot<unknown> | undefined;

/** As a page keeps it for the other face: text, and nothing that lives. */
const asKept = (snapshot: unknown): Left => JSON.parse(JSON.stringify(snapshot));

/** The screens open what the chat left, and leave it as they found it. */
async function throughScreens(leftAs: Left): Promise<Left> {
  const screens = createActor(guidedFlow({ leftAs }).machine, { input: guidedInput({ isUnderWay: true }) }).start();
  const found = screens.getSnapshot().children.sendMoney;
  await vi.waitFor(() => expect(found?.getSnapshot().status).toBe('active'));
  const kept = asKept(found?.getPersistedSnapshot());
  screens.stop();
  return kept;
}

/** Gives every answer in the chat, and is on the screens in between where the pattern says so. */
async function sendWith(switches: readonly boolean[]) {
  const typed = keptTyped();
  const created: object[] = [];
  let leftAs: Left;
  let talk = await startTalk('en', { typed, kept: [] });
  for (const [index, [part, answer]] of answers.entries()) {
    await talk.asked(part);
    if (switches[index]) {
      leftAs = await throughScreens(asKept(talk.guide.getSnapshot().children.sendMoney?.getPersistedSnapshot()));
      const { log } = talk.conversation.getState();
      created.push(...talk.created);
      talk.close();
      talk = await startTalk('en', { typed, kept: log, leftAs, input: { isUnderWay: true } });
      await talk.asked(part);
    }
    talk.conversation.answer(answer);
  }
  await talk.asked('leaving');
  created.push(...talk.created);
  const { transfer, draft, reasonId, recipientId } =
    talk.guide.getSnapshot().children.sendMoney?.getSnapshot().context ?? {};
  talk.close();
  return {
    made: created.map((each) => ({ ...each, draftId: undefined, idempotencyKey: undefined })),
    ends: { transferId: transfer?.id, draft, reasonId, recipientId },
  };
}

describe('a first transfer whose sender goes between chat and screens (chat rule 19)', () => {
  test('at every question is asked nothing twice, and is the transfer of who never left', async () => {
    const stayed = await sendWith([]);
    expect(stayed.made).toHaveLength(1);
    expect(await sendWith(answers.map(() => true))).toEqual(stayed);
  });

  test('at any of the questions is that transfer too', async () => {
    const stayed = await sendWith([]);
    const somewhere = fc.array(fc.boolean(), { minLength: answers.length, maxLength: answers.length });
    await fc.assert(
      fc.asyncProperty(somewhere, async (switches) => {
        queryClient.clear();
        expect(await sendWith(switches)).toEqual(stayed);
      }),
      { numRuns: 4 },
    );
  }, 60_000);
});
