import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#src/services/http/queryClient.ts';
import { keptTyped } from '#tests/fixtures/keptTyped.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const questions = ['hasMet', 'isHurried', 'isToldWhatToSay', 'worryDecision', 'worryPause'] as const;
const answers = ['no', 'yes', 'no', 'person'];

/** Each question is answered once it is asked. */
async function decide({ asked, conversation }: Awaited<ReturnType<typeof startTalk>>, given: readonly string[]) {
  for (const [step, answer] of given.entries()) {
    await asked(questions[step] ?? 'hasMet');
    conversation.answer(answer);
  }
}

describe('a reload in the middle of a worry (peers 27)', () => {
  test.each([0, 1, 2, 3, 4])('asks what it had asked after %i answers, and nothing else', async (given) => {
    const asks = questions[given] ?? 'hasMet';
    const typed = keptTyped();
    const first = await startTalk('en', { typed, kept: [] });
    await first.asked('destination');
    first.speak('someone on the phone is telling me to hurry');
    await decide(first, answers.slice(0, given));
    await first.asked(asks);
    first.close();

    const again = await startTalk('en', { typed, kept: [] });
    await again.asked(asks);
    again.speak('100 pounds to Kenya');
    await again.asked(asks);
    again.close();
  });

  test('goes on once it is decided, and asks no more after another reload', async () => {
    const typed = keptTyped();
    const first = await startTalk('en', { typed, kept: [] });
    await first.asked('destination');
    first.speak('someone on the phone is telling me to hurry');
    await first.asked('hasMet');
    first.close();

    const again = await startTalk('en', { typed, kept: [] });
    await decide(again, ['yes', 'no', 'no', 'goOn']);
    await again.asked('destination');
    expect(JSON.parse(typed.read('conversation').kept ?? '')).toHaveProperty('beside', {});
    again.close();

    const last = await startTalk('en', { typed, kept: [] });
    await last.asked('destination');
    last.close();
  });

  test.each(['', 'not a snapshot', {}, { status: 'active', value: 'elsewhere', context: {} }])(
    'begins as ever where %j was kept of it, which no release of ours writes',
    async (snapshot) => {
      const typed = keptTyped();
      const said = { version: 1, thread: [], plan: {}, taken: [], askedOpenly: [] };
      const beside = { safeguard: { src: 'safeguard', snapshot } };
      typed.keep('conversation', { kept: JSON.stringify({ ...said, beside }) });
      const talk = await startTalk('en', { typed, kept: [] });
      await talk.asked('destination');
      talk.close();
    },
  );
});

describe('a reload while somebody writes to one of our people', () => {
  const startsWriting = async (typed: ReturnType<typeof keptTyped>) => {
    const talk = await startTalk('en', { typed, kept: [] });
    await talk.asked('destination');
    return talk;
  };

  test('asks for the message still, and comes back to the question it was asked at', async () => {
    const typed = keptTyped();
    const first = await startsWriting(typed);
    first.conversation.repair('person', first.say);
    await first.asked('personMessage');
    first.close();

    const again = await startTalk('en', { typed, kept: [] });
    await again.asked('personMessage');
    again.speak('Where is my money?');
    await again.asked('destination');
    again.close();
  });

  test('comes back to the worry it was written in', async () => {
    const typed = keptTyped();
    const first = await startsWriting(typed);
    first.speak('someone on the phone is telling me to hurry');
    await first.asked('hasMet');
    first.conversation.repair('person', first.say);
    await first.asked('personMessage');
    first.close();

    const again = await startTalk('en', { typed, kept: [] });
    await again.asked('personMessage');
    again.speak('not now');
    await again.asked('hasMet');
    again.close();
  });
});

test('who answers is told while everything has stopped, and the question stays (chat rule 17)', async () => {
  const talk = await startTalk('en', { isVisitor: true });
  await talk.asked('destination');
  talk.speak('someone on the phone is telling me to hurry');
  await talk.asked('hasMet');
  talk.conversation.repair('person', talk.say);
  expect(talk.conversation.getState().log.slice(-2)).toMatchObject([
    { kind: 'told', words: { key: 'guide.told.person' } },
    { kind: 'lead', to: '/help' },
  ]);
  await talk.asked('hasMet');
  talk.close();
});
