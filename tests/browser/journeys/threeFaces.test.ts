import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ledgerEntriesOf } from '#tests/fixtures/ledgerEntries.ts';
import { type Person, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, verifiedSender } from '#tests/fixtures/sending.ts';
import { playInTerminal } from '#tests/fixtures/textFace.ts';
import { guideOn } from '../harness/guideSteps.ts';
import {
  acceptReview,
  createTransferToCameroon,
  enterAs,
  heading,
  payAtBank,
  press,
  seeDelivered,
} from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('a first transfer by each of the three faces', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  async function onScreens(person: Person) {
    const page = await openPage(app);
    page.setDefaultTimeout(30_000);
    await enterAs(page, person);
    await createTransferToCameroon(page);
    await acceptReview(page);
    await payAtBank(page);
    await seeDelivered(page);
  }

  async function inChat(person: Person) {
    const page = await openPage(app);
    page.setDefaultTimeout(30_000);
    await enterAs(page, person);
    await page.goto('/send/guided');
    const guide = guideOn(page);
    await guide.asks('Where is the money going?');
    await guide.say('100 pounds to Cameroon by mobile money');
    await guide.asks('Who gets the money?');
    await guide.choose('Somebody new');
    for (const [question, answer] of [
      ['What’s the recipient’s first name?', 'Marie'],
      ['And Marie’s last name?', 'Ngo'],
      ['What’s Marie’s mobile number?', '6 71 23 45 00'],
      ['You haven’t sent to Marie Ngo before', 'yes'],
      ['What’s the money for?', 'family support'],
    ] as const) {
      await guide.asks(question);
      await guide.say(answer);
    }
    await guide.asks('Check everything is right');
    await guide.choose(/^Pay £102\.19/);
    await guide.asks('Your total is £102.19. How would you like to pay?');
    await guide.choose(/^Instant bank transfer/);
    await guide.asks('Which bank do you pay from?');
    await guide.choose(/Anchor Demo Bank/);
    await guide.asks('Next, you approve the payment');
    await guide.choose('Go to my bank');
    await heading(page, 'Approve this payment');
    await press(page, 'Approve payment');
    await page.waitForURL('**/send/guided?**');
    await guide.asks('The money has arrived');
  }

  const inTerminal = ({ username }: Person) =>
    playInTerminal(app, {
      language: 'en',
      signsIn: true,
      lines: [
        [/email or phone number do you sign in with/, username],
        [/password/, testPassword],
        [/Where is the money going\?/, '100 pounds to Cameroon by mobile money'],
        [/Who gets the money\?/, '1'],
        [/first name\?/, 'Marie'],
        [/last name\?/, 'Ngo'],
        [/mobile number\?/, '6 71 23 45 00'],
        [/Do you know and trust them/, 'yes'],
        [/What’s the money for\?/, '1'],
        [/1 Pay £102\.19/, '1'],
        [/Your total is £102\.19\. How would you like to pay\?/, '1'],
        [/Which bank do you pay from\?/, '1'],
        [/Go to my bank/, '1'],
        [/The money has arrived/, 'quit'],
      ],
    });

  test('ends in the same entries of the ledger (chat rule 19)', async () => {
    const [screens, chat, terminal] = [await verifiedSender(app), await verifiedSender(app), await verifiedSender(app)];
    await onScreens(screens);
    await inChat(chat);
    await inTerminal(terminal);
    const booked = await ledgerEntriesOf(app, screens.username);
    expect(booked).toHaveLength(1);
    expect(booked[0]?.length).toBeGreaterThan(3);
    expect(await ledgerEntriesOf(app, chat.username)).toEqual(booked);
    expect(await ledgerEntriesOf(app, terminal.username)).toEqual(booked);
    expect(await brokenPromises(app)).toEqual([]);
  }, 240_000);
});
