import { afterEach, expect, test, vi } from 'vitest';
import { listRateSpreads } from '#contract/protocol/lookup.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

type Paused = string | readonly [target: string, returnsOn: string];
const server: { paused: readonly Paused[] } = { paused: [] };
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown) =>
      endpoint === listRateSpreads
        ? server.paused.map((paused) => {
            const [target, returnsOn] = typeof paused === 'string' ? [paused] : paused;
            return { base: 'GBP', target, downtimeStatus: true, returnsOn };
          })
        : answerGuideReads(endpoint),
  };
});
afterEach(() => queryClient.clear());

const patience = { timeout: 15_000 };

test.each([
  [
    'en',
    ['XAF'],
    [
      'Before you choose: transfers to Cameroon are paused for now.',
      'We don’t know yet when they’ll start again.',
      'You can send to Kenya, Tanzania, Uganda, Nigeria.',
    ],
  ],
  [
    'fr',
    ['XAF'],
    [
      'Avant de choisir, sachez que les envois vers ce pays sont suspendus pour le moment : Cameroun.',
      'Nous ne savons pas encore quand ils reprendront.',
      'Pays ouverts : Kenya, Tanzanie, Ouganda, Nigeria.',
    ],
  ],
  [
    'en',
    [['XAF', '2026-12-03'], 'NGN'],
    [
      'Before you choose: transfers to Cameroon (until 3 December 2026), Nigeria are paused for now.',
      'We don’t know yet when the others will start again.',
      'You can send to Kenya, Tanzania, Uganda.',
    ],
  ],
  [
    'fr',
    [
      ['XAF', '2026-12-03'],
      ['NGN', '2026-12-10'],
    ],
    [
      'Avant de choisir, sachez que les envois vers ces pays sont suspendus pour le moment : Cameroun (jusqu’au 3 décembre 2026), Nigeria (jusqu’au 10 décembre 2026).',
      'Pays ouverts : Kenya, Tanzanie, Ouganda.',
    ],
  ],
] as const)(
  'in %s the guide says once what is closed, until when, and what is open, before it asks where to: %j (peers 36)',
  async (language, paused, said) => {
    server.paused = paused;
    const talk = await startTalk(language, {});
    await talk.asked('destination');
    const told = () =>
      talk.conversation
        .getState()
        .log.flatMap((entry) =>
          entry.kind === 'told' ? [talk.say.say(entry.words).replaceAll(/[\u00a0\u202f]/g, ' ')] : [],
        );
    await vi.waitFor(() => expect(told()).toEqual(expect.arrayContaining([...said])), patience);
    expect(talk.conversation.getState().log.at(-1)).toMatchObject({ kind: 'asked', part: 'destination' });
    talk.conversation.answer('KE');
    await talk.asked('method').catch(() => talk.asked('amount'));
    expect(told().filter((text) => text === said[0])).toHaveLength(1);
    talk.close();
  },
);

test('where all is open, nothing is said of it', async () => {
  server.paused = [];
  const talk = await startTalk('en', {});
  await talk.asked('destination');
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(JSON.stringify(talk.conversation.getState().log)).not.toContain('closedNow');
  talk.close();
});
