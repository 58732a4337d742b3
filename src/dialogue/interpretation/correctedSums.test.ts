import { expect, test, vi } from 'vitest';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return { callApi: async (endpoint: unknown) => answerGuideReads(endpoint) };
});

const recipients = [recipientFixture(), recipientFixture({ id: 'paul', firstName: 'Paul', lastName: 'Owona Etoa' })];

test.each([
  ['en', 'Sorry, change the amount to 250'],
  ['en', 'Sorry, change the amount to 250, by cash'],
  ['en', 'No, change the amount to 250 for Paul'],
  ['en', 'Sorry, change the amount for Paul to 250'],
  ['fr', 'Non, changez le montant à 250 pour Paul'],
] as const)('in %s, “%s” puts the sum right, whatever else it says (chat rule 16)', async (language, said) => {
  const talk = await startTalk(language, { recipients });
  await talk.answerEach({ destination: 'CM', method: 'mobile_money', amount: 'payin GB GBP 10000' });
  await talk.asked('recipient');
  talk.speak(said);
  await vi.waitFor(() =>
    expect(talk.conversation.getState().log.findLast((entry) => entry.kind === 'priced')).toMatchObject({
      sum: { youSend: { currency: 'GBP', minor: 25_000 } },
    }),
  );
  talk.close();
});

test.each(['1.500', '2500'])('a sum that may be one of several is not guessed: %s (R16)', async (sum) => {
  const talk = await startTalk('en', { recipients });
  await talk.answerEach({ destination: 'CM', method: 'mobile_money', amount: 'payin GB GBP 10000' });
  await talk.asked('recipient');
  talk.speak(`Sorry, change the amount to ${sum} for Paul`);
  await talk.asked('trust');
  expect(talk.conversation.getState().log.filter((entry) => entry.kind === 'changing')).toEqual([]);
  talk.close();
});
