import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#src/services/http/queryClient.ts';
import { keptTyped } from '#tests/fixtures/keptTyped.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

async function writing(typed = keptTyped()) {
  const talk = await startTalk('en', { typed, kept: [] });
  await talk.asked('destination');
  talk.conversation.repair('person', talk.say);
  await talk.asked('personMessage');
  return { typed, talk };
}

describe('a reload while a message to a person is being written (chat rule 17)', () => {
  test('asks for it still, with what was written, and comes back to the question once it is sent', async () => {
    const { typed, talk } = await writing();
    talk.conversation.keepTyped('Where is my mon');
    talk.close();

    const again = await startTalk('en', { typed, kept: [] });
    await again.asked('personMessage');
    expect(again.conversation.begunMessage()).toBe('Where is my mon');
    again.speak('Where is my money?');
    await again.asked('destination');
    expect(again.conversation.begunMessage()).toBeUndefined();
    expect([...typed.forms.keys()]).not.toContain('personMessage');
    again.close();
  });

  test('keeps no card number of it (R28)', async () => {
    const { typed, talk } = await writing();
    talk.conversation.keepTyped('my card 4000 0000 0000 1091 was taken');
    expect(JSON.stringify(typed.read('personMessage'))).not.toMatch(/4000 0000/);
    talk.close();
  });

  test('asks for nothing once it was given up', async () => {
    const { typed, talk } = await writing();
    talk.conversation.keepTyped('Where is');
    talk.conversation.leave();
    await talk.asked('destination');
    talk.close();
    const again = await startTalk('en', { typed, kept: [] });
    await again.asked('destination');
    again.close();
  });
});
