import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { createRecipient, type NewRecipient } from '#contract/recipient/recipient.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { recipientIn, verifiedSender } from '#tests/fixtures/sending.ts';
import { guideOn } from '../harness/guideSteps.ts';
import { type KeptConversation, keptConversation, withoutFigures } from '../harness/keptConversations.ts';
import { enterAs } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

/**
 * Fifteen of each language. Played are those whose answers do not hang on the files' own world: nothing is made in them,
 * no account is asked about, they pay in the sender's own currency, and a page's fields are not filled in.
 */
const played = {
  en: {
    visitor: ['my-cousins-transfer', 'safe-and-fees', 'what-is-needed', 'where-it-comes-from'],
    sender: `the-smallest-sum the-way-after-the-country they-should-get thinking-aloud three-in-the-morning trust-doubts
      trusted-anew twenty-five-fifty two-in-one-question txt-spk uganda-no-kenya`.split(/\s+/),
  },
  fr: {
    visitor: ['une-vraie-entreprise', 'ce-quil-faut', 'compte-bloque', 'depuis-montreal'],
    sender: `recus redit refus-polis remboursements revenir-plus-tard rien-ne-va son-numero-de-compte style-sms
      tous-les-mois tout-compris trop-vite`.split(/\s+/),
  },
} as const;

/** Told to hurry by nobody: a page may take this long to answer on the busiest machine. */
const patience = { timeout: 20_000 };

/** Several conversations, each as patiently. */
const whole = { timeout: 240_000 };

describe.each(languages)('the kept conversations in %s, on the page', (language) => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 100 });
  });
  afterAll(() => app.stop());

  test('go for a visitor as they are written (chat rules 2, 16, 17)', whole, async () => {
    const page = await openPage(app, { language });
    for (const name of played[language].visitor) {
      await play(page, keptConversation(language, name), language);
    }
  });

  test('go for somebody with a book of three as they are written (chat rules 2, 16, 17)', whole, async () => {
    const person = await verifiedSender(app);
    for (const body of book)
      dataOf(await person.sender.call(createRecipient, { params: { id: person.user.id }, body }));
    const page = await openPage(app);
    await enterAs(page, person);
    await forgetDrafts(page);
    await forgetThreads(page);
    for (const name of played[language].sender) {
      await play(page, keptConversation(language, name), language);
    }
  });
});

const cameroon = recipientIn['CM mobile_money'] as NewRecipient;
/** As in `tests/conversations/starts.ts`. */
const book: readonly NewRecipient[] = [
  cameroon,
  recipientIn['UG mobile_money'] as NewRecipient,
  {
    ...cameroon,
    firstName: 'Paul',
    lastName: 'Owona Etoa',
    profile: { ...cameroon.profile, mobile: '671234501' },
  } as NewRecipient,
];

/** The server keeps what was begun, and would offer it to the next conversation. */
async function forgetDrafts(page: Page): Promise<void> {
  await page.route('**/api/user/*/draft', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), data: {} } });
  });
}

/** As well as what was said in it. */
async function forgetThreads(page: Page): Promise<void> {
  await page.route('**/api/user/*/guide-thread', (route) =>
    route.fulfill({ json: { status: '200', data: { revision: route.request().method() === 'GET' ? 0 : 1 } } }),
  );
}

/** Each begins where nothing was said yet; the page before keeps its answers as it is left. */
async function play(page: Page, { name, opening, exchanges }: KeptConversation, language: Language): Promise<void> {
  await page.goto('/maintenance');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/send/guided?lang=${language}`);
  const guide = guideOn(page);
  const expected = [...opening];
  await expect.poll(() => saidOn(page, expected.length), { ...patience, message: name }).toEqual(expected);
  for (const { said, answers } of exchanges) {
    expected.push(...answers);
    await guide.say(said);
    const message = `${name}: ${said}`;
    await expect.poll(() => saidOn(page, expected.length), { ...patience, message }).toEqual(expected);
  }
}

/**
 * The guide's sentences in the thread, in order; its cards are drawn, and told apart by their rules. A question that was
 * said last stands at its answer instead.
 */
async function saidOn(page: Page, count: number): Promise<readonly string[]> {
  const told = await page.locator('[data-turn][data-by=guide]:not(:has(hr))').evaluateAll((turns) =>
    turns.map((turn) => {
      const words = turn.cloneNode(true) as Element;
      for (const button of words.querySelectorAll('button')) button.remove();
      return words.textContent ?? '';
    }),
  );
  const asked = told.length < count ? await page.locator('main label').first().allTextContents() : [];
  return [...told, ...asked].map(withoutFigures);
}
