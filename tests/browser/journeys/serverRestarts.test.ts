import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTransfers } from '#contract/transfer/transfer.ts';
import { askRunningServer } from '#server/ops/opsSocket.ts';
import { seededPassword, seededPeople } from '#server/seeds/seedPeople.ts';
import { signInWith } from '#tests/fixtures/people.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { fillSignIn } from '../harness/authForms.ts';
import { restartableServer } from '../harness/restartableServer.ts';
import {
  acceptQuote,
  button,
  chooseBankTransfer,
  enterAmount,
  enterMobile,
  enterName,
  goToBank,
  heading,
  openNewRecipient,
  press,
  reasonDialog,
  saveRecipient,
  seeDelivered,
  sentence,
  toPayment,
  trustRecipient,
} from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('a server that dies and comes back', () => {
  const { openPage } = useBrowser();
  let server: Awaited<ReturnType<typeof restartableServer>>;
  beforeAll(async () => {
    server = await restartableServer();
  });
  afterAll(() => server.stop());

  const credentials = { username: seededPeople.ada.email, password: seededPassword };

  async function countTransfers(): Promise<number> {
    const { sender, user } = await signInWith(server, credentials);
    const query = { limit: 100, offset: 0 };
    return dataOf(await sender.call(listTransfers, { params: { id: user.id }, query })).collections.length;
  }

  test('while a transfer is created, before it is paid and before the bank tells: it is made and paid once (TRF-05, PAY-30, ASVS 2.3.3)', async () => {
    const before = await countTransfers();
    const page = await openPage(server, { path: '/sign-in' });
    page.setDefaultTimeout(60_000);
    await fillSignIn(page, credentials);
    await page.waitForURL('**/dashboard');
    await page.goto('/get-quote');
    await enterAmount(page, '60');
    await acceptQuote(page);
    await openNewRecipient(page);
    await enterName(page, { first: 'Aline', last: 'Mbarga' });
    await enterMobile(page, '675234500');
    await saveRecipient(page);
    await trustRecipient(page);
    await reasonDialog(page).getByRole('radio', { name: 'Family & Friend support' }).check({ force: true });

    // The worst moment: the transfer is made, and the answer that says so is lost.
    await page.route(
      '**/api/user/*/transfer',
      async (route) => {
        await route.fetch();
        await server.kill();
        await route.abort();
      },
      { times: 1 },
    );
    await press(page, 'Create transfer');
    const createAgain = page.getByRole('alertdialog').getByRole('button', { name: 'Try again' });
    await createAgain.waitFor();
    await server.start();
    await createAgain.click();
    await heading(page, 'Check everything is right');
    await sentence(page, 'Aline Mbarga gets');
    await button(page, toPayment).waitFor();

    await server.kill();
    await press(page, toPayment);
    // Nobody can say who is there, so the page closes; the draft is kept (D-23).
    await heading(page, 'Welcome back');
    await server.start();
    await page.reload();
    await chooseBankTransfer(page);
    await goToBank(page);
    await press(page, 'Approve payment');
    await page.waitForURL('**/transfer-completed/**');
    await button(page, 'Go to dashboard').waitFor();
    await server.kill();
    await server.start();
    await page.reload();
    await seeDelivered(page);

    expect(await countTransfers()).toBe(before + 1);
    expect(await askRunningServer(server.dataDir, { command: 'verify' })).toMatchObject({ ok: true });
  }, 300_000);
});
