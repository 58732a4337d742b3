import { sql } from 'kysely';
import { dismissVerificationToast } from '#contract/account/account.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { listBanks, listTransferReasons } from '#contract/protocol/lookup.ts';
import { isFirstTime, listRecipients } from '#contract/recipient/recipient.ts';
import type { Credentials } from '#src/machines/account/sign-in/signInMachine.ts';
import { type Person, type RegistrationDifferences, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { bank, marie, paul, reason } from '#tests/paths/screens/sendFixtures.ts';
import { words } from '#tests/paths/screens/words.ts';
import type { Page } from '#tests/paths/walker/page.ts';
import type { Answer } from './heldCalls.ts';
import type { ActorEnd, Stage } from './stage.ts';

/** Somebody with an account, who has sent nothing yet. */
export async function aSender(app: RunningApp, differences?: RegistrationDifferences): Promise<Credentials> {
  const { username } = await signUpAndIn(app, differences);
  return { username, password: testPassword };
}

/** Somebody whose account has a phone and nothing else. */
export async function aPhoneOwner(app: RunningApp): Promise<Credentials> {
  const username = '+447700900123';
  const { user } = await signUpAndIn(app);
  await sql`update app_user set email = null, phone = ${username} where id = ${user.id}`.execute(app.db);
  return { username, password: testPassword };
}

/** Somebody with an account, who enters once more where a session ended. */
export function aSenderWhoComesBack(differences?: RegistrationDifferences) {
  let credentials: Credentials;
  return {
    async prepares(app: RunningApp): Promise<Credentials> {
      credentials = await aSender(app, differences);
      return credentials;
    },
    username: () => credentials.username,
    /** From the page that says the session is over. */
    async signInAgain(page: Page): Promise<void> {
      await page.press(words('common.signIn'));
      await page.fill(words('auth.fields.username'), credentials.username);
      await page.fill(words('auth.fields.password'), credentials.password);
      await page.press(words('common.signIn'));
    },
  };
}

/** A call of the pages around a machine, and what it is always told. */
export const told = (endpoint: Endpoint, answer: Answer): readonly [Endpoint, () => Answer] => [endpoint, () => answer];

/** What pages around a transfer read: two people sent to before, a reason, a bank. */
export const readsOfSender = [
  told(listRecipients, { data: [marie, paul] }),
  told(listTransferReasons, { data: [reason] }),
  told(listBanks, { data: [bank] }),
  told(isFirstTime, { data: { isFirstTime: false } }),
] as const;

/** The dialog that asks for the password once more, answered to the real server. */
export async function giveOrKeepPassword({ page }: Stage, { output }: ActorEnd): Promise<void> {
  if (!output.isConfirmed) return page.press(words('controls.cancel'));
  await page.fill(words('send.password.label'), testPassword);
  await page.press(words('common.continue'));
}

/** From the amounts to the page that asks for whom, at the real server's price. */
export async function acceptPrice(stage: Stage, address = '/get-quote'): Promise<void> {
  await stage.tab.goto(address);
  await acceptShownPrice(stage);
}

/** Going on before there is a price is no news to the calculator. */
export async function acceptShownPrice({ tab, page }: Stage): Promise<void> {
  await tab.getByText(words('price.sum.totalToPay')).first().waitFor();
  await page.press(words('common.continue'));
}

/** Somebody verified whose transfer was delivered on the real server, anew for each tour. */
export function aSenderWithDelivered() {
  let transferId: string;
  return {
    async prepares(app: RunningApp): Promise<Credentials> {
      const person = await verifiedSender(app);
      await person.sender.call(dismissVerificationToast, { body: { displayVerificationToast: false } });
      const transfer = await newTransfer(person);
      await payByBank(person, transfer);
      transferId = (await untilStatus(person, transfer.id, 'COMPLETE')).id;
      return { username: person.username, password: testPassword };
    },
    /** With a dialog of it open, by the name it has in the address. */
    opens:
      (dialog: 'recall' | 'share') =>
      ({ tab }: Stage) =>
        tab.goto(`/transactions?transfer=${transferId}&${dialog}=`).then(() => undefined),
  };
}

/** Somebody verified, and transfers of theirs on the real server, one for each tour. */
export function aSenderWithTransfers() {
  let person: Person;
  return {
    async prepares(app: RunningApp): Promise<Credentials> {
      person = await verifiedSender(app);
      await person.sender.call(dismissVerificationToast, { body: { displayVerificationToast: false } });
      return { username: person.username, password: testPassword };
    },
    createTransfer: () => newTransfer(person),
    async reviewNewTransfer({ tab }: Stage): Promise<void> {
      const { id } = await newTransfer(person);
      await tab.goto(`/review?transferId=${id}`);
    },
  };
}
