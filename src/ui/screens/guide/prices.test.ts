import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { readCompetitorRates } from '#contract/quote/competitor.ts';
import { type DeliveryPerformance, readDeliveryTimes } from '#contract/quote/deliveryPerformance.ts';
import { type RateAlertWish, setRateAlert } from '#contract/quote/rateAlert.ts';
import { readRateHistory } from '#contract/quote/rateHistory.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture, someMoment } from '#tests/fixtures/transferFixture.ts';

type Counted = DeliveryPerformance['counted'];
const counted = { promised: 1240, onTime: 1203, late: 37, notArrived: 4, medianMinutes: 3, ninetiethMinutes: 6 };

const server: { wishes: RateAlertWish[]; refusal?: ApiFailure | undefined; isAway: boolean; counted?: Counted } = {
  wishes: [],
  isAway: false,
};
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown, sent?: { readonly body?: RateAlertWish; readonly params?: object }) => {
      if (server.isAway) throw new Error('away');
      if (endpoint === setRateAlert && sent?.body) {
        if (server.refusal) throw server.refusal;
        server.wishes.push(sent.body);
        const known = {
          id: recipientFixture().id,
          destinationCurrency: 'XAF',
          expiresAt: someMoment,
          rateNeeded: '805',
        };
        return { ...sent.body, ...known };
      }
      if (endpoint === readCompetitorRates) {
        const seen = { fee: 1, rate: '790', at: someMoment };
        const competitors = [
          { ...seen, letter: 'A', received: 77_000 },
          { ...seen, letter: 'B', received: 79_100 },
        ];
        return { base: 'GBP', target: 'XAF', amount: 102.19, source: 'Price Watch', competitors };
      }
      if (endpoint === readDeliveryTimes) {
        const way = { originCurrency: 'GBP', destinationCountry: 'CM', method: 'mobile_money' };
        return {
          fewest: 20,
          months: ['2026-10'],
          performance: [{ ...way, month: '2026-10', counted: server.counted }],
        };
      }
      if (endpoint === readRateHistory) {
        const points = ['740', '731.25', '755', '742'].map((rate, day) => ({
          at: someMoment + day * 86_400,
          rate,
          midRate: rate,
        }));
        return { base: 'GBP', target: 'XAF', span: 'month', from: someMoment, until: someMoment + 3 * 86_400, points };
      }
      return answerGuideReads(endpoint);
    },
  };
});
beforeEach(() => Object.assign(server, { wishes: [], refusal: undefined, isAway: false, counted }));
afterEach(() => queryClient.clear());

const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** What comes of a sentence at the first question, or once there is a price. */
async function told(
  language: 'en' | 'fr',
  text: string,
  { isVisitor = false, isPriced = false, recipients = [recipientFixture()] } = {},
) {
  const talk = await startTalk(language, { recipients, isVisitor });
  if (isPriced) {
    await talk.answerEach({ destination: 'CM', method: 'mobile_money', amount: 'payin GB GBP 10000' });
    await talk.asked('recipient');
  } else await talk.asked('destination');
  const before = talk.conversation.getState().log.length;
  talk.speak(text);
  const saidSo = () =>
    talk.conversation
      .getState()
      .log.slice(before)
      .some(({ kind }) => kind === 'told');
  await vi.waitFor(() => expect(saidSo()).toBe(true), { timeout: 15_000 });
  const log = talk.conversation.getState().log.slice(before);
  talk.close();
  return {
    said: log.flatMap((entry) => (entry.kind === 'told' ? [plain(talk.say.say(entry.words))] : [])),
    leads: log.flatMap((entry) => (entry.kind === 'lead' ? [entry.to] : [])),
  };
}

const wished = {
  kind: 'price',
  originCurrency: 'GBP',
  destinationCountryCode: 'CM',
  transferMethod: 'mobile_money',
  destinationAmount: 75_000,
  most: 100,
};

test.each([
  [
    'en',
    'tell me when Marie would get 75,000 XAF for £100',
    /when 75,000 XAF to Marie Ngo costs £100.00 or less/,
    true,
  ],
  ['en', 'let me know when £100 gets 75,000 XAF', /75,000 XAF to Cameroon costs £100.00 or less/, false],
  [
    'fr',
    'préviens-moi quand Marie recevrait 75 000 XAF pour 100 £',
    /75 000 XAF à Marie Ngo coûteront au plus 100,00 £/,
    true,
  ],
  [
    'fr',
    'prévenez-moi dès que 75 000 francs CFA coûtent 100 livres',
    /75 000 XAF \(Cameroun\) coûteront au plus 100,00 £/,
    false,
  ],
] as const)(
  'in %s “%s” sets an alert, and says what was set and where it is stopped (peers 7)',
  async (language, text, says, isFor) => {
    const { said, leads } = await told(language, text);
    expect(server.wishes).toEqual([
      { ...wished, byEmail: true, byPush: false, ...(isFor && { recipientId: recipientFixture().id }) },
    ]);
    expect(said).toEqual([expect.stringMatching(says)]);
    expect(leads).toEqual(['/rates?base=GBP&target=XAF&alerts=']);
  },
);

test('what can be had today, or cannot be waited for, is told in the words of its refusal, and nothing is set', async () => {
  server.refusal = new ApiFailure('rateAlertMetToday', { params: { amount: '98.10', currency: 'GBP' } });
  const { said } = await told('en', 'tell me when 75,000 XAF costs £100');
  expect(said).toEqual(['You can have this today: it costs 98.10 GBP, all fees included.']);
});

test.each([
  ['en', 'tell me when the rate is better', /^Tell me what should arrive/],
  ['fr', 'préviens-moi quand le taux est meilleur', /^Dites-moi ce qui doit arriver/],
] as const)(
  'in %s “%s” is answered with how an alert is said, and sets none (peers 7)',
  async (language, text, says) => {
    const { said } = await told(language, text);
    expect(said).toEqual([expect.stringMatching(says)]);
    expect(server.wishes).toEqual([]);
  },
);

test('a visitor signs in before anything is waited for', async () => {
  const { leads } = await told('en', 'tell me when 75,000 XAF costs £100', { isVisitor: true });
  expect(leads).toEqual(['/sign-in']);
  expect(server.wishes).toEqual([]);
});

test.each([
  [
    'en',
    'how do you compare with others?',
    ['Service B: 79,100 XAF', 'With us: 78,000 XAF', 'Service A: 77,000 XAF'],
    /^For £102.19.*Price Watch saw/,
  ],
  [
    'fr',
    'et par rapport aux autres ?',
    ['Service B : 79 100 XAF', 'Avec nous : 78 000 XAF', 'Service A : 77 000 XAF'],
    /^Pour 102,19 £.*Price Watch a relevé/,
  ],
] as const)(
  'in %s “%s” is answered for the very price, a dearer one below ours and a cheaper one above (peers 5)',
  async (language, text, lines, head) => {
    const { said } = await told(language, text, { isPriced: true });
    expect(said[0]).toMatch(head);
    expect(said).toHaveLength(4);
    for (const [place, line] of lines.entries()) expect(said[place + 1]).toContain(line);
  },
);

test('namesakes are told apart by nobody, so the alert names none', async () => {
  const twin = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000b3' });
  const { said } = await told('en', 'tell me when Marie would get 75,000 XAF for £100', {
    recipients: [recipientFixture(), twin],
  });
  expect(server.wishes[0]).not.toHaveProperty('recipientId');
  expect(said).toEqual([expect.stringContaining('to Cameroon')]);
});

test('without an amount there is nothing to compare, and without the others’ prices that is said (peers 5)', async () => {
  expect((await told('en', 'compare prices')).said).toEqual([expect.stringMatching(/^It depends on the amount/)]);
});

test.each([
  [
    'en',
    'is it a good time to send?',
    /Right now 1 GBP = 742 XAF\. Over the last month our lowest and highest were 731\.25, 755, and I can’t say what comes next/,
  ],
  ['fr', 'est-ce le bon moment pour envoyer ?', /En ce moment, 1 GBP = 742 XAF\. Sur le dernier mois/],
] as const)(
  'in %s “%s” is answered with what was, and nothing of what will be (peers 6)',
  async (language, text, says) => {
    const { said, leads } = await told(language, text);
    expect(said).toEqual([expect.stringMatching(says)]);
    expect(leads).toEqual(['/rates?base=GBP&target=XAF']);
  },
);

test.each([
  [
    'en',
    'how long does it take?',
    '9 of 10 arrive within 6 minutes of your payment reaching us. I counted 1,240 transfers in October 2026.',
  ],
  [
    'en',
    'when will she get it?',
    '9 of 10 arrive within 6 minutes of your payment reaching us. I counted 1,240 transfers in October 2026.',
  ],
  [
    'fr',
    'combien de temps ça prend ?',
    '9 sur 10 arrivent sous 6 minutes après réception de votre paiement. J’ai compté 1 240 transferts en octobre 2026.',
  ],
] as const)(
  'in %s “%s” is answered with when nine of ten arrived, and from how many (peers 9)',
  async (language, text, says) => {
    const { said, leads } = await told(language, text, { isPriced: true });
    expect(said).toEqual([says]);
    expect(leads).toEqual(['/delivery-times']);
  },
);

test('where too few were counted, or nobody answers, the rule is told and no figure (peers 9)', async () => {
  server.counted = undefined;
  const byTheRule = { said: ['It arrives within 10 minutes of your payment.'], leads: [] };
  expect(await told('en', 'how long does it take?', { isPriced: true })).toEqual(byTheRule);
  queryClient.clear();
  server.isAway = true;
  expect(await told('en', 'how long does it take?')).toEqual(byTheRule);
});
