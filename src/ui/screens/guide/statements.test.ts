import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
afterEach(() => queryClient.clear());

test.each([
  ['en', 'can I have a statement for my taxes?', 'Open your statements'],
  ['fr', 'je peux avoir un relevé pour les impôts ?', 'Ouvrir vos relevés'],
] as const)('in %s “%s” leads to the statements, which add up (peers 20)', async (language, said, name) => {
  const talk = await startTalk(language, {});
  await talk.asked('destination');
  talk.speak(said);
  const leads = () =>
    talk.conversation
      .getState()
      .log.flatMap((entry) => (entry.kind === 'lead' ? [{ to: entry.to, name: talk.say.say(entry.words) }] : []));
  await vi.waitFor(() => expect(leads()).toEqual([{ to: '/account-statements', name }]));
  talk.close();
});
