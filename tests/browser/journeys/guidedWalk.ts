import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Registration } from '#contract/account/registration.ts';
import { testPassword } from '#tests/fixtures/people.ts';
import { readableStorage } from '../harness/browserStorage.ts';
import { type Guide, guideOn } from '../harness/guideSteps.ts';
import { dismissVerificationNews, heading, reasonDialog, trustDialog } from '../harness/sendingSteps.ts';

/** One question of a first transfer: how it is put, where the screens put it, and how it is answered. */
export type Asked = {
  readonly question: string;
  /** Waits for the very step on the screens. */
  readonly onScreens: (page: Page) => Promise<unknown>;
  readonly answer: (guide: Guide, page: Page) => Promise<void>;
  /** What is kept nowhere is asked again first. */
  readonly restore?: (guide: Guide) => Promise<void>;
  /** Nothing is left to ask once the screens have said it. */
  readonly isOverOnceLeft?: true;
  /** The page is read anew as well. */
  readonly reloads?: true;
};

type Known = { readonly person: Registration; readonly code: () => Promise<string> };

/** The news of being verified stands over whichever page comes first. */
const titled = (name: string | RegExp) => async (page: Page) => {
  const news = page.getByRole('alertdialog', { name: /^Your account is verified/ });
  await news
    .or(page.getByRole('heading', { level: 1, name }))
    .first()
    .waitFor();
  if (await news.isVisible()) await dismissVerificationNews(page);
  await heading(page, name);
};
const holds = (label: string, text: string) => async (page: Page) => {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.waitFor();
  const value = await field.inputValue();
  if (value.replaceAll(' ', '') !== text.replaceAll(' ', ''))
    throw new Error(`${label} holds "${value}", not "${text}"`);
};
const both =
  (first: (page: Page) => Promise<unknown>, second: (page: Page) => Promise<unknown>) => async (page: Page) => {
    await first(page);
    await second(page);
  };
const says = (text: string) => (guide: Guide) => guide.say(text);
const chooses = (option: string | RegExp) => (guide: Guide) => guide.choose(option);

const form = titled('Create your account');
const calculator = titled('How much would you like to send?');
const newRecipient = titled('Add new recipient');
const aboutYou = (page: Page) => page.getByRole('heading', { level: 1, name: 'First, a little about you' }).waitFor();

const reviewQuestion = 'Check everything is right';

/** From the first question to the money delivered: somebody who has never been here sends £100 to Marie. */
export const firstTransfer = ({ person, code }: Known): readonly Asked[] => [
  { question: 'Where is the money going?', onScreens: calculator, answer: says('Cameroon') },
  { question: 'How will they get it?', onScreens: calculator, answer: says('mobile money') },
  { question: 'How much would you like to send?', onScreens: calculator, answer: says('100 pounds') },
  { question: 'Your quote is ready', onScreens: titled('One quick step first'), answer: chooses('I’m new here') },
  ...signUp(person),
  {
    reloads: true,
    question: 'What’s the six-digit code',
    onScreens: titled('Confirm your email'),
    answer: async (guide) => guide.enterCode(await code()),
  },
  { question: 'Who gets the money?', onScreens: titled('Who are you sending to?'), answer: chooses('Somebody new') },
  { question: 'What’s the recipient’s first name?', onScreens: newRecipient, answer: says('Marie') },
  {
    question: 'And Marie’s last name?',
    onScreens: both(newRecipient, holds('First name', 'Marie')),
    answer: says('Ngo'),
  },
  {
    reloads: true,
    question: 'What’s Marie’s mobile number?',
    onScreens: both(newRecipient, holds('Last name', 'Ngo')),
    answer: says('6 71 23 45 00'),
  },
  {
    question: 'You haven’t sent to Marie Ngo before',
    onScreens: (page) => trustDialog(page).waitFor(),
    answer: chooses(/^Yes, I know/),
  },
  { question: 'What’s the money for?', onScreens: (page) => reasonDialog(page).waitFor(), answer: chooses(/^Family/) },
  {
    question: reviewQuestion,
    onScreens: titled('Check everything is right'),
    answer: chooses('Verify now'),
  },
  ...identity,
  { question: 'How would you like to pay?', onScreens: titled('How would you like to pay?'), answer: chooses(/^Card/) },
  { question: 'Next, you approve the payment', onScreens: titled(/card/i), answer: payByCard },
  {
    question: 'The money has arrived, and your receipt is ready.',
    onScreens: (page) => page.getByText('Paid to recipient').first().waitFor(),
    answer: async () => undefined,
  },
];

const signUp = (person: Registration): readonly Asked[] => [
  { question: 'What’s your first name?', onScreens: form, answer: says('Awa') },
  { question: 'And your last name?', onScreens: both(form, holds('First name', 'Awa')), answer: says('Diallo') },
  {
    question: 'What’s your date of birth?',
    onScreens: both(form, holds('Last name', 'Diallo')),
    answer: says('14 February 1990'),
  },
  { question: 'What’s your mobile number?', onScreens: form, answer: says(person.mobile) },
  {
    reloads: true,
    question: 'What’s your email address?',
    onScreens: both(form, holds('Mobile number', person.mobile)),
    answer: says(person.email),
  },
  {
    question: 'Where should I send your six-digit code?',
    onScreens: both(form, holds('Email', person.email)),
    answer: chooses(/^By email/),
  },
  { question: 'Choose a password', onScreens: form, answer: says(testPassword) },
  { question: 'read and agree to our terms', onScreens: form, answer: agree, restore: passwordAgain },
];

const identity: readonly Asked[] = [
  { question: 'What’s your address, with number and street?', onScreens: aboutYou, answer: says('14 Harbour Street') },
  {
    question: 'Which town or city',
    onScreens: both(aboutYou, holds('Address line 1', '14 Harbour Street')),
    answer: says('Leeds'),
  },
  {
    reloads: true,
    question: 'What’s the postcode?',
    onScreens: both(aboutYou, holds('City', 'Leeds')),
    answer: says('LS1 4AP'),
  },
  {
    question: 'Anything to add',
    onScreens: both(aboutYou, holds('Postal or ZIP code', 'LS1 4AP')),
    answer: chooses('Nothing to add'),
  },
  { question: 'Now show us it’s you', onScreens: titled('Now show us it’s you'), answer: proveIdentity },
  {
    isOverOnceLeft: true,
    question: 'your account is verified',
    onScreens: titled('Your account is verified'),
    answer: chooses('Continue with payment'),
  },
];

async function agree(guide: Guide): Promise<void> {
  await guide.tick(/terms and conditions/);
  await guide.tick(/privacy policy/);
  await guide.choose('I agree');
}

/** A password leaves the page for the server only (D-121). */
async function passwordAgain(guide: Guide): Promise<void> {
  await guide.asks('Choose a password');
  await guide.say(testPassword);
}

async function proveIdentity(guide: Guide, page: Page): Promise<void> {
  await guide.choose('Begin the check');
  await guide.asks('Follow the steps');
  const widget = page.frameLocator('iframe');
  for (const part of ['document', 'face'] as const) {
    const step = widget.locator(`[data-step=${part}]`);
    await step.getByRole('button', { name: 'Use a sample picture' }).click();
    await step.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText(`Photos received: ${part === 'document' ? 1 : 2} of 2`).waitFor();
  }
  await widget.getByLabel('Approve').check();
  await widget.getByRole('button', { name: 'Finish' }).click();
}

async function payByCard(guide: Guide, page: Page): Promise<void> {
  await guide.choose(/card/);
  await page.getByRole('link', { name: '4111 1111 1111 1111' }).click();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await page.waitForURL('**/send/guided?**');
}

/** What was typed is there again, and nobody could have read it meanwhile (D-121). */
async function reload(page: Page): Promise<void> {
  expect(await readableStorage(page)).not.toMatch(/Diallo|Ngo|Harbour|@example/);
  await page.reload();
}

type Walk = {
  /** Every question is left for the screens and come back to. */
  readonly switchesFace: boolean;
  readonly atReview: () => Promise<void>;
};

export async function walkGuide(page: Page, asked: readonly Asked[], { switchesFace, atReview }: Walk): Promise<void> {
  const guide = guideOn(page);
  for (const each of asked) {
    await guide.asks(each.question);
    if (switchesFace) {
      await guide.goToScreens();
      await each.onScreens(page);
      // A dialog over the page has a link of its own.
      await page
        .getByRole('link', { name: /^(Continue in the guide|Send with the guide)$/ })
        .last()
        .click();
      if (each.isOverOnceLeft) continue;
      await each.restore?.(guide);
      await guide.asks(each.question);
    }
    if (switchesFace && each.reloads) await reload(page);
    await guide.asks(each.question);
    if (each.question === reviewQuestion) await atReview();
    await each.answer(guide, page);
  }
}
