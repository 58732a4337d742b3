import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { playConversation } from './conversations/playConversation.ts';
import { startOf } from './conversations/starts.ts';

/** When the sender is to be reminded, as the server has it; at eight in the morning, in seconds since 1970. */
const reminder = vi.hoisted(() => ({
  at: undefined as number | undefined,
  times: { thisEvening: 1_800_039_600, tomorrow: 1_800_093_600, inThreeDays: 1_800_266_400 },
}));

/** One transfer was made before: paid, and on its way to Marie. */
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { askForReminder, cancelReminder, readReminder } = await import('#contract/guide/guideReminder.ts');
  const { listTransfers } = await import('#contract/transfer/transfer.ts');
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  const { transferFixture } = await import('#tests/fixtures/transferFixture.ts');
  const page = { collections: [transferFixture('PAYMENT_COMPLETED')], total: 1, totals: {} };
  type Asked = { readonly body?: { readonly when: keyof typeof reminder.times } };
  return {
    async callApi(endpoint: unknown, { body }: Asked = {}) {
      if (endpoint === listTransfers) return page;
      if (endpoint === askForReminder) reminder.at = body && reminder.times[body.when];
      else if (endpoint === cancelReminder) reminder.at = undefined;
      else if (endpoint !== readReminder) return answerGuideReads(endpoint);
      return { at: reminder.at };
    },
  };
});

afterEach(() => {
  queryClient.clear();
  reminder.at = undefined;
});

const root = join(import.meta.dirname, 'conversations');

/** What was said, after which nothing was said and nothing else is asked. */
const metWithSilence = (played: string): readonly string[] =>
  [...played.matchAll(/( {3}\[.*\])\nYou: (.*)\n\1(?=\n|$)/g)].map(([, , said = '']) => said);

/** Told to choose, with nothing to choose from. */
const withoutChoice = (played: string): readonly string[] =>
  [...played.matchAll(/(?:amount and currency do you mean|de quelle devise parlez-vous).*\n( {3}\[.*\])/g)]
    .map(([, state = '']) => state)
    .filter((state) => !state.includes('to press'));

/** What people say is written by hand; `-u` writes anew what the guide answers, to be read before it is accepted. */
describe.each(languages)('the conversations in %s', (language) => {
  test.each(readdirSync(join(root, language)))('%s goes as it is written (chat rules 2, 16, 17)', async (file) => {
    const path = join(root, language, file);
    const text = readFileSync(path, 'utf8');
    const played = await playConversation(text, { language, ...startOf(text) });
    expect(metWithSilence(played)).toEqual([]);
    expect(withoutChoice(played)).toEqual([]);
    await expect(played).toMatchFileSnapshot(path);
  });
});
