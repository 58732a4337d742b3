import { afterEach, expect, test, vi } from 'vitest';
import { interpret } from '#src/dialogue/interpretation/interpret.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
afterEach(() => queryClient.clear());

type Talk = Awaited<ReturnType<typeof startTalk>>;

const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' ');
const toldIn = (talk: Talk) =>
  talk.conversation
    .getState()
    .log.flatMap((entry) => (entry.kind === 'told' ? [plain(talk.say.say(entry.words))] : []));
const offeredIn = (talk: Talk) =>
  talk.conversation.getState().candidates.map(({ words }) => plain(talk.say.say(words)));
const isPaidFor = (talk: Talk) =>
  talk.guide.getSnapshot().children.sendMoney?.getSnapshot().context.draft.allowOperatorFee;

async function priced(language: 'en' | 'fr') {
  const talk = await startTalk(language, { recipients: [recipientFixture()] });
  await talk.answerEach({ destination: 'CM', method: 'mobile_money', amount: 'payin GB GBP 10000' });
  await talk.asked('recipient');
  return talk;
}

test.each([
  [
    'en',
    'who pays the withdrawal fee?',
    'The operator fee pays whoever hands the money over. It’s in your total right now: which would you like?',
    [
      'Pay it: you pay £102.19, and they keep 78,000 XAF',
      'Leave it out: you pay £100.00, and they keep about 76,292 XAF if they’re charged',
    ],
  ],
  [
    'fr',
    'qui paie les frais de retrait ?',
    'Les frais d’opérateur paient l’entreprise qui remet l’argent. Ils sont dans votre total en ce moment : que préférez-vous ?',
    [
      'Les payer : vous payez 102,19 £ et la personne garde 78 000 XAF',
      'Ne pas les payer : vous payez 100,00 £ et la personne garde environ 76 292 XAF si des frais lui sont prélevés',
    ],
  ],
] as const)(
  'in %s “%s” is asked back with both outcomes of the operator fee beside each other (peers 4)',
  async (language, text, asks, outcomes) => {
    const talk = await priced(language);
    talk.speak(text);
    expect(toldIn(talk).at(-1)).toBe(asks);
    expect(offeredIn(talk)).toEqual(outcomes);
    talk.close();
  },
);

test('the outcome that is pressed is priced, and nothing else is asked again (peers 4)', async () => {
  const talk = await priced('en');
  talk.conversation.answer(recipientFixture().id);
  await talk.asked('trust');
  talk.speak('who pays the operator fee?');
  const [, leaveItOut] = talk.conversation.getState().candidates;
  if (!leaveItOut) throw new Error('Nothing was offered');
  talk.conversation.choose(leaveItOut);
  await talk.asked('trust');
  expect(isPaidFor(talk)).toBe(false);
  expect(talk.conversation.getState().candidates).toEqual([]);
  const asked = talk.conversation.getState().log.flatMap((entry) => (entry.kind === 'asked' ? [entry.part] : []));
  expect(asked).toEqual(['destination', 'method', 'amount', 'recipient', 'trust', 'amount', 'trust']);
  expect(toldIn(talk)).toContain('I’ve left the operator fee out. Their network or bank may charge them.');

  talk.speak('who pays the operator fee?');
  expect(toldIn(talk).at(-1)).toMatch(/^You’ve left the operator fee out/);
  talk.speak('include the operator fee');
  await talk.asked('trust');
  await vi.waitFor(() => expect(isPaidFor(talk)).toBe(true));
  talk.close();
});

test('what counts already is pressed without a new price (peers 4)', async () => {
  const talk = await priced('en');
  talk.speak('who pays the operator fee?');
  const [payIt] = talk.conversation.getState().candidates;
  if (!payIt) throw new Error('Nothing was offered');
  const asked = talk.conversation.getState().log.filter(({ kind }) => kind === 'asked').length;
  talk.conversation.choose(payIt);
  expect(talk.conversation.getState().candidates).toEqual([]);
  expect(talk.conversation.getState().log.filter(({ kind }) => kind === 'asked')).toHaveLength(asked);
  expect(isPaidFor(talk)).toBe(true);
  talk.close();
});

test('to Nigeria there is nothing to choose, and that is said (peers 4, QUO-18)', async () => {
  const talk = await startTalk('en', { recipients: [] });
  await talk.answerEach({ destination: 'NG', amount: 'payin GB GBP 10000' });
  await talk.asked('recipient');
  talk.speak('who pays the operator fee?');
  expect(toldIn(talk).at(-1)).toBe('There’s no operator fee on this transfer, so there’s nothing to choose.');
  talk.close();
});

test.each([
  ['paidByPromo', /^Your promo covers the operator fee/],
  ['overLimit', /^With the operator fee, this is more than you can send at once/],
] as const)('where there is no choice the reason is said: %s (peers 4, QUO-16, QUO-17)', async (because, reason) => {
  const talk = await startTalk('en');
  await talk.asked('destination');
  const heard = talk.conversation.situation({ language: 'en', today: '2026-11-21', write: talk.say.say });
  if (!heard) throw new Error('Nothing is asked');
  const reading = { ...heard.reading, feeChoice: () => ({ kind: 'none', because }) as const };
  const told = interpret('who pays the operator fee?', { ...heard, reading }).flatMap((outcome) =>
    outcome.type === 'thread.continued'
      ? outcome.happenings.flatMap((one) => (one.kind === 'told' ? [talk.say.say(one.words)] : []))
      : [],
  );
  expect(told).toEqual([expect.stringMatching(reason)]);
  talk.close();
});
