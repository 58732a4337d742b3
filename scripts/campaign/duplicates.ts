import { randomUUID } from 'node:crypto';
import type { SignedInSender } from '#bench/lifecycle.ts';
import { plainFetch } from '#bench/plainFetch.ts';
import { completeBankPayment, listBankProviders, startBankPayment } from '#contract/payment/payment.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { createRateQuote, createTransferQuote } from '#contract/quote/quote.ts';
import { readTransfer } from '#contract/transfer/transfer.ts';
import { priceRequestOf } from '#tests/fixtures/quoting.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import { until } from '#tests/fixtures/until.ts';
import { type Part, portionOf, timerOf } from './part.ts';
import { brokenAfter } from './reckoning.ts';
import type { SeededRandom } from './seededRandom.ts';
import { enterAll } from './sending.ts';
import { type System, startSystem } from './system.ts';

const whole = 10_000;
const [people, atOnce, copies] = [48, 8, 3];
const forTheEnd = 0.3;

export const duplicates: Part = {
  name: 'duplicates',
  does: 'Transfers with every call and every report sent three times, shuffled, before and after the return from the bank.',
  weight: 3,
  runsOn: 'every setting',
  async run({ random, budget, setting, say }) {
    const system = await startSystem({ random, setting, people, copies });
    try {
      const waiting = await enterAll(system);
      const isOver = timerOf({ ...budget, ms: budget.ms * (1 - forTheEnd) });
      const acknowledged = new Map<string, 'delivered'>();
      const failures: string[] = [];
      const wanted = portionOf(whole, budget);
      let calls = 0;
      const worker = async () => {
        for (
          let sender = waiting.shift();
          sender && !isOver() && acknowledged.size < wanted;
          sender = waiting.shift()
        ) {
          const sent = await sendThrice(system, { sender, random: random.of(acknowledged.size) }).catch(String);
          if (typeof sent === 'string') failures.push(sent);
          else {
            acknowledged.set(sent.id, 'delivered');
            calls += sent.calls;
            failures.push(...sent.differing);
            if (acknowledged.size % 20 === 0) say(`${acknowledged.size} of ${wanted} transfers`);
          }
          waiting.push(sender);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      const broken = await brokenAfter(system, { acknowledged, failures });
      return { done: { transfers: acknowledged.size, calls, 'reports repeated': system.door.repeated() }, broken };
    } finally {
      await system.stop();
    }
  },
};

type Call = { readonly method: string; readonly target: string; readonly body: object };
type Drawn = { readonly sender: SignedInSender; readonly random: SeededRandom };

/** One transfer to its delivery: each call three times at once, and all of them again, shuffled, after the return. */
async function sendThrice({ url, senders }: System, { sender, random }: Drawn) {
  const prepared = senders.find(({ id }) => id === sender.id);
  if (!prepared) throw new Error('Nobody sends');
  const browser = createSender(url, plainFetch);
  browser.cookies.set('__Host-sid', prepared.cookie);
  browser.becomes(prepared.userName, prepared.signingKey);
  const isKeyed = random.chance(0.5);
  const made: { call: Call; headers: Record<string, string>; first: string }[] = [];
  const differing: string[] = [];
  let calls = 0;

  async function send({ method, target, body }: Call, headers: Record<string, string>): Promise<string> {
    calls += 1;
    const answer = await browser.sendRaw({ method, target: `/api${target}`, headers, body: JSON.stringify(body) });
    return `${answer.status} ${await answer.text()}`;
  }
  async function thrice(call: Call) {
    const key = isKeyed ? { [requestHeaders.idempotencyKey]: randomUUID() } : {};
    const headers = { ...key, 'x-forwarded-for': prepared?.address ?? '' };
    const answers = await Promise.all([1, 2, 3].map(() => send(call, headers)));
    const [first = ''] = answers;
    if (new Set(answers).size > 1) differing.push(`${call.target} answered ${[...new Set(answers)].join(' and ')}`);
    made.push({ call, headers, first });
    return JSON.parse(first.slice(4)).data;
  }

  const quote = await quoteFor(sender);
  const creation = { recipientId: sender.recipientId, transferQuoteId: quote, transferReasonId: 'family-support' };
  const { id } = await thrice({ method: 'POST', target: `/user/${sender.id}/transfer`, body: creation });
  const [bank] = dataOf(await sender.call(listBankProviders));
  const choice = { providerId: bank?.providerId, schemeId: bank?.schemeId, transferId: id };
  const { auth_flow } = await thrice({ method: 'POST', target: startBankPayment.path, body: choice });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const approve = () => plainFetch(auth_flow.uri, { method: 'POST', headers: form, body: 'decision=approve' });
  await Promise.all([approve(), approve(), approve()]);
  const returning: Call = { method: 'POST', target: completeBankPayment.path, body: { transferId: id } };
  for (const back of [1, 2, 3].map(() => send(returning, { 'x-forwarded-for': prepared.address }))) await back;
  for (const { call, headers, first } of random.shuffled([...made, ...made])) {
    const again = await send(call, headers);
    // Without a key a repeat is answered by what became of it meanwhile.
    if (isKeyed && again !== first) differing.push(`${call.target} again answered ${again}, after ${first}`);
  }
  const read = async () => dataOf(await sender.call(readTransfer, { params: { id: sender.id, tid: id } })).status;
  await until(read, (status) => status === 'COMPLETE');
  return { id: String(id), calls, differing };
}

async function quoteFor({ call, id }: SignedInSender): Promise<string> {
  const held = dataOf(await call(createRateQuote, { body: { base: 'GBP', target: 'XAF', meta: { userId: id } } }));
  return dataOf(await call(createTransferQuote, { body: priceRequestOf({ amount: 20 }, held.id) })).id;
}
