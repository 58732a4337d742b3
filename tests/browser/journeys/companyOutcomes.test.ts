import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { PayInCountryCode } from '#domain/reference/countryCodes.ts';
import { hostedSwitches } from '#tests/fixtures/hostedPayments.ts';
import { livesIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';
import { button, enterAs, press, resultTitled, sentence } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

type Company = {
  readonly payer: 'GB' | 'CA';
  readonly from: PayInCountryCode;
  readonly way: RegExp;
  readonly isCard?: true;
  /** Who has a bank chosen before theirs. */
  readonly bank?: RegExp;
  /** Whose page is a frame in ours. */
  readonly isFramed?: true;
  /** Who keeps no word of a page that was left, so that nobody knows of the cancelling. */
  readonly forgetsTheLeft?: true;
};

const way = { card: /^Card/, bank: /^Instant bank transfer/, interac: /^Interac/ };

/** Every company, in the order they are paid with. */
const companies: Readonly<Record<PaymentProviderId, Company>> = {
  truelayer: { payer: 'GB', from: 'GB', way: way.bank, bank: /Anchor Demo Bank/ },
  'trust-payment': { payer: 'GB', from: 'GB', way: way.card, isCard: true, forgetsTheLeft: true },
  axcess: { payer: 'GB', from: 'FR', way: way.card, isCard: true, isFramed: true },
  paycross: { payer: 'GB', from: 'SE', way: way.card, isCard: true },
  ivy: { payer: 'GB', from: 'DK', way: way.bank },
  pay360: { payer: 'CA', from: 'CA', way: way.card, isCard: true },
  interac: { payer: 'CA', from: 'CA', way: way.interac },
};

describe('on every company’s page', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 50, paymentSwitches: hostedSwitches });
  });
  afterAll(() => app.stop());

  /** From the choice of how to pay to the company's page, or its frame. */
  async function toCompany(page: Page, id: string, { way: chosen, bank, isFramed }: Company) {
    await page.goto(`/payment-method?transferId=${id}`);
    await page.getByRole('radio', { name: chosen }).check({ force: true });
    await press(page, 'Proceed to payment');
    if (bank) await press(page, bank);
    await button(page, /^(Go to|Enter my card)/).click();
    return isFramed ? page.frameLocator('iframe') : page;
  }

  test.each(['GB', 'CA'] as const)(
    'somebody of %s who cancels is told so, and one whose tab is closed after paying has paid all the same (RES-11, PAY-22…25)',
    async (countryCode) => {
      const sender = await verifiedSender(app, { countryCode });
      const page = await openPage(app, { path: '/sign-in' });
      await enterAs(page, sender);
      for (const company of Object.values(companies).filter(({ payer }) => payer === countryCode)) {
        await livesIn(app.db, sender, company.from);
        const unpaid = await newTransfer(sender, { from: company.from, to: 'UG' });
        const asked = await toCompany(page, unpaid.id, company);
        await asked.getByRole('button', { name: 'Cancel', exact: true }).click();
        await resultTitled(page, company.forgetsTheLeft ? 'Transaction In Progress' : 'Transaction Cancelled');

        const paid = await newTransfer(sender, { from: company.from, to: 'UG' });
        const shown = await toCompany(page, paid.id, company);
        if (company.isCard) await shown.getByRole('link', { name: '4111 1111 1111 1111' }).click();
        // Where the company sends its payer back to never opens.
        await page.route('**/transfer-completed/**', (route) => route.fulfill({ body: '' }));
        await shown.getByRole('button', { name: 'Approve payment' }).click();
        await page.waitForURL('**/transfer-completed/**');
        await page.unroute('**/transfer-completed/**');
        await page.goto(`/transactions?transfer=${paid.id}`);
        await sentence(page, 'The company that paid it out has confirmed it.');
      }
      expect(await brokenPromises(app)).toEqual([]);
    },
    180_000,
  );
});
