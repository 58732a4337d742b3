import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listTransfers, type Transfer } from '#contract/transfer/transfer.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk, toldAbout } from '#tests/fixtures/talking.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';

type Asked = Readonly<Record<string, unknown>>;
const server: { total: number; isAway: boolean; asked: Asked[] } = { total: 0, isAway: false, asked: [] };
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown, call: { readonly query?: Asked } = {}) => {
      if (endpoint !== listTransfers) return answerGuideReads(endpoint);
      if (server.isAway) throw new Error('away');
      server.asked.push(call.query ?? {});
      const rows = Math.min(server.total, Number(call.query?.limit));
      return { collections: Array.from({ length: rows }, (_, place) => one(place)), total: server.total, totals: {} };
    },
  };
});
beforeEach(() => void Object.assign(server, { total: 3, isAway: false, asked: [] }));
afterEach(() => queryClient.clear());

const marie = recipientFixture();
const one = (place: number): Transfer => ({
  ...transferFixture('COMPLETE'),
  id: `0197a000-0000-7000-8000-0000000000b${place}`,
});
const ofMonth = (year: number, month: number) => ({
  dateFrom: String(new Date(year, month - 1, 1).getTime() / 1000),
  dateTo: String(new Date(year, month, 1).getTime() / 1000 - 1),
});
const pounds = { amount: '200.00 GBP' };

/** Today is 21 November 2026. */
test.each([
  ['en', 'what did I send in March', ofMonth(2026, 3), '?span=2026-03'],
  ['en', 'show me my transfers in December', ofMonth(2025, 12), '?span=2025-12'],
  ['en', 'everything I sent in March 2025', ofMonth(2025, 3), '?span=2025-03'],
  ['en', 'what have I sent this month?', ofMonth(2026, 11), '?span=2026-11'],
  ['en', 'the 200 pounds one', pounds, '?amount=200.00+GBP'],
  ['en', 'where is the £200 transfer?', pounds, '?amount=200.00+GBP'],
  ['en', 'find the one of 200 pounds', pounds, '?amount=200.00+GBP'],
  ['en', 'which of my transfers failed?', { group: 'cancelled' }, '?group=cancelled'],
  ['en', 'the ones that didn’t go through in March', { group: 'cancelled', ...ofMonth(2026, 3) }, undefined],
  ['en', 'what did I send Marie last month?', { recipientId: marie.id, ...ofMonth(2026, 10) }, undefined],
  ['en', 'the £200 one to Marie', { ...pounds, recipientId: marie.id }, undefined],
  ['fr', 'tout ce que j’ai envoyé en mars', ofMonth(2026, 3), '?span=2026-03'],
  ['fr', 'qu’est-ce que j’ai envoyé en août ?', ofMonth(2026, 8), '?span=2026-08'],
  ['fr', 'mes transferts du mois dernier', ofMonth(2026, 10), '?span=2026-10'],
  ['fr', 'mes transferts de mars de l’année dernière', ofMonth(2025, 3), '?span=2025-03'],
  ['fr', 'ceux qui ont échoué', { group: 'cancelled' }, '?group=cancelled'],
  ['fr', 'montrez-moi mes transferts en cours', { group: 'pending' }, '?group=pending'],
  ['fr', 'celui de 200 livres', pounds, '?amount=200.00+GBP'],
  ['fr', 'qu’est-ce que j’ai envoyé à Marie en mars ?', { recipientId: marie.id, ...ofMonth(2026, 3) }, undefined],
] as const)(
  'in %s “%s” is looked for by the server, listed, and found again in the history (peers 22)',
  async (language, text, asked, query) => {
    const { leads, said } = await toldAbout(language, text, { recipients: [marie] });
    expect(server.asked).toEqual([{ ...asked, limit: 5, offset: 0 }]);
    expect(said[0]).toMatch(/^(?:I found|J’ai trouvé) 3 transfer/);
    expect(leads).toHaveLength(3 + 1);
    expect(leads[0]).toBe(`/transactions?transfer=${one(0).id}`);
    if (query) expect(leads.at(-1)).toBe(`/transactions${query}`);
  },
);

test.each([
  [
    'en',
    'what did I send in March?',
    ['I found 10,000 transfers: March 2026.', 'Here are the newest 5.'],
    /^£100\.00 to /,
  ],
  [
    'fr',
    'tout ce que j’ai envoyé en mars',
    ['J’ai trouvé 10 000 transferts : mars 2026.', 'Voici les 5 plus récents.'],
    /^100,00 £ à /,
  ],
] as const)('of ten thousand five are told and fetched, in %s (peers 22)', async (language, text, words, line) => {
  server.total = 10_000;
  const { said, all, leads } = await toldAbout(language, text, { recipients: [marie] });
  expect(said).toEqual(words);
  expect(all.slice(2, -1)).toEqual(Array.from({ length: 5 }, () => expect.stringMatching(line)));
  expect(leads).toHaveLength(5 + 1);
  expect(server.asked).toMatchObject([{ limit: 5 }]);
});

test.each([
  ['en', /^None of your transfers match: March 2026, £200\.00\.$/],
  ['fr', /^Aucun de vos transferts ne correspond : mars 2026, 200,00 £\.$/],
] as const)('in %s what is not found says what was looked for (peers 22)', async (language, words) => {
  server.total = 0;
  const text = language === 'en' ? 'find the £200 transfer in March' : 'trouvez le transfert de 200 £ en mars';
  const { said, leads } = await toldAbout(language, text);
  expect(said[0]).toMatch(words);
  expect(leads).toEqual(['/transactions']);
});

test('whoever is signed out is led to sign in, and a server that is away is said to be (peers 22)', async () => {
  const text = 'what did I send in March?';
  expect((await toldAbout('en', text, { isVisitor: true })).leads).toEqual(['/sign-in']);
  server.isAway = true;
  expect((await toldAbout('en', text)).said).toEqual([expect.stringMatching(/^I can’t look into your account/)]);
});

/** One word more, two months, or something else that is wanted: none of it is guessed. */
test.each([
  ['en', 'I want to send 200 pounds in March'],
  ['en', 'what did I send in March and April'],
  ['en', 'what did I send April'],
  ['en', 'where is my transfer to Marie'],
  ['en', 'send the 200 pounds to Marie'],
  ['en', 'the two hundred one'],
  ['en', 'why did the 200 pounds one fail'],
  ['en', 'what did I send between March and May'],
  ['fr', 'je veux envoyer 200 livres en mars'],
  ['fr', 'où est mon transfert à Marie'],
  ['fr', 'celui de 200'],
] as const)('in %s “%s” lists nothing (peers 22)', async (language, text) => {
  const talk = await startTalk(language, { recipients: [marie] });
  await talk.asked('destination');
  const before = talk.conversation.getState().log.length;
  talk.speak(text);
  await vi.waitFor(() => expect(talk.conversation.getState().log.length).toBeGreaterThan(before));
  const keys = talk.conversation
    .getState()
    .log.flatMap((entry) => (entry.kind === 'told' && 'key' in entry.words ? [entry.words.key] : []));
  expect(keys.filter((key) => key.startsWith('guide.found'))).toEqual([]);
  expect(server.asked.filter((query) => query.limit === 5)).toEqual([]);
  talk.close();
});
