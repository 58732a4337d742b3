import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type GuideThread, keepThread, longestThread, readThread } from '#contract/guide/guideThread.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { forgetTypedForms, typedForms } from '#src/app/storage/typedFormStore.ts';
import { readKept } from '#src/dialogue/keeping.ts';
import { leadElsewhere } from '#src/dialogue/thread.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { answerGuideReads } from '#tests/fixtures/guideReads.ts';
import { startTalk, type Told } from '#tests/fixtures/talking.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { keepThreads } from './keptThread.ts';

type Kept = { revision: number; thread?: GuideThread };
/** As the server has it. */
const server = vi.hoisted((): Kept & { isAway?: boolean; losesAnswers?: boolean; bodies: string[] } => ({
  revision: 0,
  bodies: [],
}));

vi.mock('#src/services/http/apiClient.ts', () => ({
  async callApi(endpoint: unknown, { body }: { body: GuideThread & { revision: number } }) {
    if (server.isAway) throw new ApiFailure('serviceUnavailable');
    if (endpoint === readThread) return { revision: server.revision, thread: server.thread };
    if (endpoint !== keepThread) return answerGuideReads(endpoint);
    server.bodies.push(JSON.stringify(body));
    if (body.revision !== server.revision) throw new ApiFailure('threadChanged');
    const { revision, ...thread } = body;
    Object.assign(server, { revision: revision + 1, thread });
    if (server.losesAnswers) throw new ApiFailure('serviceUnavailable');
    return { revision: server.revision };
  },
}));

/** The tab of another device holds nothing of this one. */
function goElsewhere() {
  forgetTypedForms();
  sessionStorage.clear();
}

beforeEach(() => {
  goElsewhere();
  Object.assign(server, { revision: 0, thread: undefined, isAway: false, losesAnswers: false, bodies: [] });
});
afterEach(() => queryClient.clear());

async function talk(told: Told = {}) {
  const talking = await startTalk('en', { typed: typedForms, kept: [], ...told });
  const stop = keepThreads(talking);
  return {
    ...talking,
    close() {
      stop();
      talking.close();
    },
  };
}

const keptAtServer = () => JSON.stringify(readKept(server.thread?.kept)?.input.thread ?? []);
const isKept = (words: string) => vi.waitFor(() => expect(keptAtServer()).toContain(words));
const offersIn = ({ conversation }: Awaited<ReturnType<typeof talk>>) =>
  conversation.getState().log.filter((entry) => entry.kind === 'lead' && entry.to === leadElsewhere.to);

describe('a conversation is kept by the server (chat rule 26)', () => {
  test('as it goes, each time from the revision before, and not before anything was said', async () => {
    const here = await talk();
    await here.asked('destination');
    expect(server.bodies).toEqual([]);
    here.speak('the purple one with stripes');
    await isKept('the purple one with stripes');
    here.speak('Cameroon');
    await here.asked('method');
    await isKept('"CM"');
    expect(server.revision).toBe(server.bodies.length);
    here.close();
  });

  test('not of a visitor', async () => {
    const here = await talk({ isVisitor: true });
    await here.asked('destination');
    here.speak('Cameroon');
    await here.asked('method');
    expect(server.bodies).toEqual([]);
    here.close();
  });

  test('where another device went on, that is offered once, and stays until the sender speaks here', async () => {
    const here = await talk();
    await here.asked('destination');
    here.speak('Cameroon');
    await isKept('"CM"');
    const elsewhere = JSON.stringify({
      version: 1,
      thread: [{ id: 1, kind: 'typed', text: 'from my phone' }],
      plan: {},
      taken: [],
      askedOpenly: [],
    });
    Object.assign(server, { revision: 9, thread: { kept: elsewhere } });
    here.speak('mobile money');
    await vi.waitFor(() => expect(offersIn(here)).toHaveLength(1));
    expect(keptAtServer()).toContain('from my phone');
    here.speak('100 pounds');
    await isKept('10000');
    expect(keptAtServer()).not.toContain('from my phone');
    expect(offersIn(here)).toHaveLength(1);
    here.close();
  });

  test('what a page kept that was left before it heard so is no other device’s', async () => {
    const here = await talk();
    await here.asked('destination');
    server.losesAnswers = true;
    here.speak('Cameroon');
    await isKept('"CM"');
    server.losesAnswers = false;
    here.close();
    const again = await talk();
    await again.asked('destination');
    again.speak('the purple one');
    await isKept('the purple one');
    expect(offersIn(again)).toEqual([]);
    again.close();
  });

  test('a server that is away costs nothing, and has it all once it is back', async () => {
    const here = await talk();
    await here.asked('destination');
    server.isAway = true;
    here.speak('Cameroon');
    await here.asked('method');
    server.isAway = false;
    here.speak('mobile money');
    await isKept('"CM"');
    here.close();
  });

  test('of a thread that is too long, the newest turns', async () => {
    const here = await talk();
    await here.asked('destination');
    const long = 'é"'.repeat(1_500);
    for (let turn = 0; turn < 12; turn++) here.conversation.log({ kind: 'typed', text: `${turn} ${long}` });
    await isKept('11 é');
    expect(server.thread?.kept.length).toBeLessThanOrEqual(longestThread);
    expect(keptAtServer()).not.toContain('"0 é');
    here.close();
  });
});

/** Of the right sum, in the groups a card has. */
const cardNumber = fc.tuple(fc.stringMatching(/^4\d{14}$/), fc.constantFrom('', ' ', '-')).map(([digits, gap]) => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`.replace(/(\d{4})(?=\d)/g, `$1${gap}`);
});

describe('what is masked in the thread never reaches the server (R28, D-121)', () => {
  test('a card number, in whatever words it is said', () =>
    fc.assert(
      fc.asyncProperty(cardNumber, fc.constantFrom('my card is ', 'pay with ', ''), async (number, before) => {
        goElsewhere();
        Object.assign(server, { revision: 0, thread: undefined, bodies: [] });
        const here = await talk();
        await here.asked('destination');
        here.speak(`${before}${number}`);
        here.speak('Cameroon');
        await isKept('"CM"');
        expect(server.bodies.join(' ').replace(/[ -]/g, '')).not.toContain(number.replace(/[ -]/g, ''));
        here.close();
      }),
      { numRuns: 15 },
    ));

  test('a password', () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Za-z0-9!#$%&*]{14,30}$/), async (password) => {
        goElsewhere();
        Object.assign(server, { revision: 0, thread: undefined, bodies: [] });
        const here = await talk({ isVisitor: true });
        await here.asked('destination');
        here.speak('100 pounds to Cameroon by mobile money');
        await here.asked('account');
        here.conversation.answer('known');
        await here.asked('username');
        here.speak('ama@example.com');
        await here.asked('signInPassword');
        here.speak(password);
        await Promise.resolve();
        here.guide.send({ type: 'user.found', userId: userFixture().id });
        here.speak('thanks');
        await isKept('"CM"');
        expect(server.bodies.join(' ')).not.toContain(password);
        here.close();
      }),
      { numRuns: 10 },
    ));
});
