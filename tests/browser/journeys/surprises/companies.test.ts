import { expect, vi } from 'vitest';
import { cancelTransfer, readTransfer } from '#contract/transfer/transfer.ts';
import { clearFaults, orderFault, partnerBook, releasePayout, releaseWebhooks } from '#tests/fixtures/companies.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { marieEndingIn, newTransfer, payByBank, payByCard, untilStatus } from '#tests/fixtures/sending.ts';
import { type Story, tellStories } from './story.ts';

/** Once the partner has closed what it could not pay, which it says a moment later. */
async function cancelOnceOffered({ sender, user }: Person, tid: string): Promise<void> {
  const params = { id: user.id, tid };
  const isOffered = async () => dataOf(await sender.call(readTransfer, { params })).cancellable;
  await vi.waitFor(async () => expect(await isOffered()).toBe(true), { timeout: 30_000 });
  dataOf(await sender.call(cancelTransfer, { params }));
}

const stories: readonly Story[] = [
  {
    title: 'Ama’s bank is slow to say that she paid, and nobody tells her that nothing was taken',
    language: 'en',
    onPhone: true,
    happens: async ({ app, sender, person, page }) => {
      await sender.opensPayment((await newTransfer(person)).id);
      await orderFault(app, { provider: 'truelayer', kind: 'hold', count: 5 });
      await sender.opensBankPage();
      await sender.decides('approve');
      await sender.sees(/^Transaction In Progress|^Payment Successful/);
      if (await page.getByText('Nothing has been taken from you').isVisible()) throw new Error('She had paid');
      await releaseWebhooks(app);
      await clearFaults(app);
    },
    ends: ['COMPLETE'],
    told: 'The money has arrived, and your receipt is ready.',
  },
  {
    title: 'Luc’s card company is cut off after he paid, and his money is found all the same',
    language: 'fr',
    happens: async ({ app, sender, person }) => {
      await sender.opensPayment((await newTransfer(person)).id);
      await orderFault(app, { provider: 'trust', kind: 'duplicate', count: 5 });
      await sender.paysByCard();
    },
    ends: ['COMPLETE'],
    told: 'L’argent est arrivé et votre reçu est prêt.',
  },
  {
    title: 'Awa’s sister is paid late by her network, and the page says who has the money',
    language: 'fr',
    onPhone: true,
    happens: async ({ person, page }) => {
      const transfer = await newTransfer(person, { recipient: marieEndingIn('01') });
      await payByBank(person, transfer);
      await untilStatus(person, transfer.id, 'PAYMENT_COMPLETED');
      await page.goto(`/transactions?transfer=${transfer.id}`);
    },
    ends: ['PAYMENT_COMPLETED'],
    told: /Notre partenaire, qui le verse/,
  },
  {
    title: 'Kofi’s partner hangs, is let go on, and Marie is paid',
    language: 'en',
    happens: async ({ app, sender, person, page }) => {
      const transfer = await newTransfer(person, { recipient: marieEndingIn('01') });
      await payByBank(person, transfer);
      await untilStatus(person, transfer.id, 'PAYMENT_COMPLETED');
      await page.goto(`/transactions?transfer=${transfer.id}`);
      await sender.sees('We’ve asked our payout partner to pay.');
      const attempt = await app.db
        .selectFrom('payout_attempt')
        .select('reference')
        .where('transfer_id', '=', transfer.id)
        .executeTakeFirstOrThrow();
      const [order] = await partnerBook(app, 'AZA', attempt.reference);
      const [other] = await partnerBook(app, 'PIVOT', attempt.reference);
      const partner = order ? 'AZA' : 'PIVOT';
      await releasePayout(app, partner, { id: (order ?? other)?.id ?? '', state: 'paid' });
    },
    ends: ['COMPLETE'],
    told: 'The company that paid it out has confirmed it.',
  },
  {
    title: 'Grace’s aunt cannot be paid at the number given, and what was sent is given back',
    language: 'en',
    onPhone: true,
    happens: async ({ person, page }) => {
      const held = await newTransfer(person, { recipient: marieEndingIn('19') });
      await payByBank(person, held);
      await untilStatus(person, held.id, 'PAYMENT_SUSPENDED');
      await cancelOnceOffered(person, held.id);
      await untilStatus(person, held.id, 'REFUNDED');
      await page.goto(`/transactions?transfer=${held.id}`);
    },
    ends: ['REFUNDED'],
    told: 'You have your money back.',
  },
  {
    title: 'Jean’s aunt cannot be paid at the number given, and what was sent is given back',
    language: 'fr',
    happens: async ({ person, page }) => {
      const held = await newTransfer(person, { recipient: marieEndingIn('19') });
      await payByCard(person, held);
      await untilStatus(person, held.id, 'PAYMENT_SUSPENDED');
      await cancelOnceOffered(person, held.id);
      await untilStatus(person, held.id, 'REFUNDED');
      await page.goto(`/transactions?transfer=${held.id}`);
    },
    ends: ['REFUNDED'],
    told: 'Vous avez récupéré votre argent.',
  },
  {
    title: 'Nia’s aunt gave a number nobody has, and the money waits for another',
    language: 'en',
    onPhone: true,
    happens: async ({ person, page }) => {
      const transfer = await newTransfer(person, { recipient: marieEndingIn('19') });
      await payByBank(person, transfer);
      await untilStatus(person, transfer.id, 'PAYMENT_SUSPENDED');
      await page.goto(`/transactions?transfer=${transfer.id}`);
    },
    ends: ['PAYMENT_SUSPENDED'],
    told: /couldn’t use the details we have/,
  },
  {
    title: 'Amélie’s uncle is paid, and his network gives the money back',
    language: 'fr',
    onPhone: true,
    happens: async ({ sender, person, page }) => {
      const transfer = await newTransfer(person, { recipient: marieEndingIn('44') });
      await payByBank(person, transfer);
      await untilStatus(person, transfer.id, 'COMPLETE');
      await page.goto(`/transactions?transfer=${transfer.id}`);
      await sender.titled(/Transferts|Historique/);
    },
    ends: ['COMPLETE'],
    told: /nous a rendu l’argent/,
  },
];

tellStories('A company that is slow, refuses or gives back', stories);
