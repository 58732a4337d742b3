import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#src/services/queryClient.ts';
import { keptTyped } from '#tests/fixtures/keptTyped.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

vi.mock('#src/services/apiClient.ts', async () => ({
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
    const first = await startTalk('en', { typed });
    await first.asked('destination');
    first.speak('someone on the phone is telling me to hurry');
    await decide(first, answers.slice(0, given));
    await first.asked(asks);
    first.close();

    const again = await startTalk('en', { typed });
    await again.asked(asks);
    again.speak('100 pounds to Kenya');
    await again.asked(asks);
    again.close();
  });

  test('goes on once it is decided, and asks no more after another reload', async () => {
    const typed = keptTyped();
    const first = await startTalk('en', { typed });
    await first.asked('destination');
    first.speak('someone on the phone is telling me to hurry');
    await first.asked('hasMet');
    first.close();

    const again = await startTalk('en', { typed });
    await decide(again, ['yes', 'no', 'no', 'goOn']);
    await again.asked('destination');
    expect([...typed.forms.keys()]).not.toContain('worry');
    again.close();

    const last = await startTalk('en', { typed });
    await last.asked('destination');
    last.close();
  });

  test.each(['', 'not JSON', '{}', '{"status":"active","value":"elsewhere","context":{}}'])(
    'begins as ever where %j was kept, which no release of ours writes',
    async (snapshot) => {
      const typed = keptTyped();
      typed.keep('worry', { snapshot });
      const talk = await startTalk('en', { typed });
      await talk.asked('destination');
      talk.close();
    },
  );
});
