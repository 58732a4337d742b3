import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import type { GuidedSenderInput, Past } from '#src/machines/guide/guided-sender/guidedSenderContext.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { type Acts, counted } from '#tests/fixtures/countedActs.ts';
import { rightCode } from '#tests/fixtures/guidedFlow.ts';
import { paidFromDemoBank, waysRead } from '#tests/fixtures/guideReads.ts';
import { openGuide } from '#tests/fixtures/openGuide.tsx';
import { openScreens } from '#tests/fixtures/openScreens.tsx';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { jsdomPage } from '#tests/paths/walker/jsdomPage.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
vi.mock('../payment/leaveFor.ts', () => ({ leaveFor: () => undefined }));

afterEach(() => queryClient.clear());

const page = jsdomPage({ isPatient: true });
const agreed = (what: string) => `I agree to the ${what} (opens in a new tab)`;
const { firstName, lastName, mobile, email, password } = registrationFixture;
const draft = enterSend(startDraft('GB'), money('GBP', 10_000));
const past: Past = { last: { draft, recipientId: recipientFixture().id, reasonId: 'family-support' } };
const failedPayment = { transferId: transferFixture().id, paymentType: 'paycross', statusCode: '2002' };

const trust = 'You haven’t sent to Marie Ngo before. Do you know and trust them?';
const change = 'Change amount: You send £100.00';

type Journey = {
  readonly input?: Partial<GuidedSenderInput>;
  readonly past?: Past;
  readonly isFirstTime?: boolean;
  /** They paid from the bank of the sandbox then. */
  readonly hasPaid?: boolean;
  readonly isVisitor?: boolean;
  readonly screens: (acts: Acts) => Promise<void>;
  readonly chat: (acts: Acts) => Promise<void>;
};

const payOnScreens = async ({ press, choose }: Acts) => {
  await press('Continue to payment');
  await choose('Ways to pay', 'Instant bank transfer');
  await press('Proceed to payment');
  await press('Anchor Demo Bank');
  await press('Go to my bank');
};
const howToPay = 'Your total is £102.19. How would you like to pay?';
const payInChat = async ({ press, choose }: Acts) => {
  await press(`Pay £102.19, Marie gets ${formatMoney(money('XAF', 78_000), 'en-GB')}`);
  await choose(howToPay, 'Instant bank transfer');
  await choose('Which bank do you pay from?', 'Anchor Demo Bank');
  await press('Go to my bank');
};
const reasonOnScreens = async ({ press, choose }: Acts) => {
  await choose('Reason', 'Family & Friend support');
  await press('Create transfer');
};
const newMarieOnScreens = async ({ press, fill }: Acts) => {
  await press('Add new recipient');
  await fill('First name', 'Marie');
  await fill('Last name', 'Ngo');
  await fill('Mobile number', '671234500');
  await fill('Confirm mobile number', '671234500');
  await press('Save recipient');
  await press('Yes, I know and trust them');
};
const newMarieInChat = async ({ say, choose }: Acts) => {
  await choose('Who gets the money?', 'Somebody new');
  await say('What’s the recipient’s first name?', 'Marie');
  await say('And Marie’s last name?', 'Ngo');
  await say('What’s Marie’s mobile number?', '671234500');
  await choose(trust, 'Yes, I know and trust them');
};

const journeys: Readonly<Record<string, Journey>> = {
  'first transfer': {
    isVisitor: true,
    async screens(acts) {
      await acts.fill('You send', '100');
      await acts.press('Continue');
      await acts.follow();
      await acts.follow((guide) => {
        act(() => guide.send({ type: 'account.isNew' }));
      });
      await acts.fill('First name', firstName);
      await acts.fill('Last name', lastName);
      for (const [part, text] of [
        ['Day', '14'],
        ['Month', '3'],
        ['Year', '1990'],
      ] as const)
        await acts.fill(part, text);
      await acts.press('Continue');
      await acts.fill('Mobile number', mobile);
      await acts.fill('Email', email);
      await acts.press('Continue');
      await acts.fill('Password', password);
      await acts.fill('Confirm password', password);
      await acts.tick(agreed('terms and conditions'));
      await acts.tick(agreed('privacy policy'));
      await acts.press('Create account');
      await acts.fill('6-digit code', rightCode);
      // The page of the screens that says "Your account is ready" is one press more; the guide has none.
      await newMarieOnScreens(acts);
      await reasonOnScreens(acts);
      await payOnScreens(acts);
    },
    async chat(acts) {
      const { say, choose } = acts;
      await say('Where is the money going?', '100 pounds to Cameroon by mobile money');
      await choose('Your quote is ready. Are you new to Sawa, or do you have an account?', 'I’m new here');
      await say('Let’s set up your account. What’s your first name?', firstName);
      await say('And your last name?', lastName);
      await say('What’s your date of birth?', '14 March 1990');
      await say('What’s your mobile number?', mobile);
      await say('What’s your email address?', email);
      await choose('Where should I send your six-digit code?', 'By email');
      await say('Choose a password for your account.', password);
      await acts.tick(agreed('terms and conditions'));
      await acts.tick(agreed('privacy policy'));
      await acts.press('I agree');
      await acts.sayCode('What’s the six-digit code I sent to a…@example.com?', rightCode);
      await newMarieInChat(acts);
      await choose('What’s the money for?', 'Family & Friend support');
      await payInChat(acts);
    },
  },
  repeat: {
    past,
    isFirstTime: false,
    hasPaid: true,
    async screens(acts) {
      // "Send again" on the dashboard leads to the calculator, filled in.
      await acts.follow(async (guide) => {
        await vi.waitFor(() => expect(guide.getSnapshot().matches('askingRepeat')).toBe(true));
        act(() => guide.send({ type: 'repeat.chosen' }));
      });
      await acts.press('Continue');
      await acts.press('Continue');
      await reasonOnScreens(acts);
      await acts.press('Pay £102.19');
      await acts.press('Go to my bank');
    },
    async chat(acts) {
      await acts.choose('Welcome back. Send £100.00 to Marie Ngo again, as last time?', 'Yes, send it again');
      await acts.press('Pay £102.19 from Anchor Demo Bank');
      await acts.press('Go to my bank');
    },
  },
  'new recipient': {
    async screens(acts) {
      await acts.fill('You send', '100');
      await acts.press('Continue');
      await newMarieOnScreens(acts);
      await reasonOnScreens(acts);
      await payOnScreens(acts);
    },
    async chat(acts) {
      await acts.say('Where is the money going?', '100 pounds to Cameroon by mobile money');
      await newMarieInChat(acts);
      await acts.choose('What’s the money for?', 'Family & Friend support');
      await payInChat(acts);
    },
  },
  'change of amount': {
    async screens(acts) {
      await acts.fill('You send', '100');
      await acts.press('Continue');
      await acts.choose('Recipients', 'Marie Ngo');
      await acts.press('Continue');
      await acts.press('Yes, I know and trust them');
      await page.choose('Reason', 'Family & Friend support');
      acts.begin();
      await acts.press('Close');
      await acts.follow((guide) => {
        act(() => guide.getSnapshot().children.sendMoney?.send({ type: 'step.reopened', step: 'amount' }));
      });
      await acts.fill('You send', '200');
      await acts.press('Continue');
      await acts.press('Continue');
      await page.choose('Reason', 'Family & Friend support');
    },
    async chat(acts) {
      await acts.say('Where is the money going?', '100 pounds to Cameroon by mobile money');
      await acts.choose('Who gets the money?', 'Marie Ngo');
      await acts.choose(trust, 'Yes, I know and trust them');
      await screen.findByLabelText('What’s the money for?', { selector: 'input' });
      acts.begin();
      await acts.press(change);
      await acts.say('How much would you like to send?', '200 pounds');
      await screen.findByLabelText('What’s the money for?', { selector: 'input' });
    },
  },
  'declined, and paid again': {
    input: { followed: failedPayment },
    async screens(acts) {
      await acts.press('Try again');
      await acts.choose('Ways to pay', 'Instant bank transfer');
      await acts.press('Proceed to payment');
      await acts.press('Anchor Demo Bank');
      await acts.press('Go to my bank');
    },
    async chat(acts) {
      await acts.press('Try again');
      await acts.choose(howToPay, 'Instant bank transfer');
      await acts.choose('Which bank do you pay from?', 'Anchor Demo Bank');
      await acts.press('Go to my bank');
    },
  },
};

describe('an action in the guide', () => {
  const lines: string[] = [];
  afterAll(() => void process.stdout.write(`\nactions, screens and guide\n${lines.join('\n')}\n`));

  test.each(Object.entries(journeys))(
    'is one more than on the screens at most: %s (chat rule 21)',
    async (name, journey) => {
      const { screens, chat, hasPaid, ...start } = journey;
      waysRead.paidLast = hasPaid ? paidFromDemoBank : undefined;
      const onScreens = openScreens(start);
      const pages = counted(onScreens.guide);
      await screens(pages);
      onScreens.close();
      queryClient.clear();

      const inGuide = await openGuide(start);
      const thread = counted(inGuide.guide);
      await chat(thread);
      inGuide.close();

      lines.push(`${name.padEnd(26)} ${String(pages.actions()).padStart(3)} ${String(thread.actions()).padStart(3)}`);
      expect(thread.actions()).toBeLessThanOrEqual(pages.actions() + 1);
      if (name === 'repeat') expect(thread.actions()).toBeLessThanOrEqual(3);
    },
  );
});
