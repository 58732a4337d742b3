import { newTransfer } from '#tests/fixtures/sending.ts';
import { cards } from './sender.ts';
import { type Story, tellStories } from './story.ts';

const stories: readonly Story[] = [
  {
    title: 'Ama declines at her bank by mistake, and pays the same at the second try (RES-11)',
    language: 'en',
    happens: async ({ sender, words }) => {
      await sender.makesTransfer();
      await sender.goesToPayment();
      await sender.opensBankPage();
      await sender.decides('decline');
      await sender.sees(words.cancelled);
      await sender.press(words.tryAgain);
      await sender.titled(words.payTitle);
      await sender.paysByBank();
    },
    ends: ['PAYMENT_DECLINED', 'COMPLETE'],
    told: 'The money has arrived, and your receipt is ready.',
  },
  {
    title: 'Awa’s card is refused on her phone, and her bank pays instead (RES-11)',
    language: 'fr',
    onPhone: true,
    happens: async ({ sender, words }) => {
      await sender.makesTransfer();
      await sender.goesToPayment();
      await sender.usesCard(cards.declined);
      await sender.sees(words.cancelled);
      await sender.press(words.tryAgain);
      await sender.titled(words.payTitle);
      await sender.paysByBank();
    },
    ends: ['PAYMENT_DECLINED', 'COMPLETE'],
    told: 'L’argent est arrivé et votre reçu est prêt.',
  },
  {
    title: 'Luc’s card has too little on it, and another of his pays',
    language: 'fr',
    happens: async ({ sender, words, person }) => {
      await sender.opensPayment((await newTransfer(person, { to: 'UG' })).id);
      await sender.usesCard(cards.withoutFunds);
      await sender.sees(words.cancelled);
      await sender.press(words.tryAgain);
      await sender.titled(words.payTitle);
      await sender.paysByCard();
    },
    ends: ['PAYMENT_DECLINED', 'COMPLETE'],
    told: 'L’argent est arrivé et votre reçu est prêt.',
  },
  {
    title: 'Kofi’s bank asks whether it is he, and he says no',
    language: 'en',
    onPhone: true,
    happens: async ({ sender, words, person }) => {
      await sender.opensPayment((await newTransfer(person)).id);
      await sender.usesCard(cards.withProof);
      await sender.titled('Your bank asks: is this you?');
      await sender.press(words.decline);
      await sender.page.waitForURL('**/transfer-completed/**');
    },
    ends: ['PAYMENT_DECLINED'],
    told: 'Transaction Cancelled',
  },
  {
    title: 'Grace closes her bank’s page half-way, and pays by card the day after (PAY-30)',
    language: 'en',
    onPhone: true,
    happens: async ({ sender, person }) => {
      const transfer = await newTransfer(person);
      await sender.opensPayment(transfer.id);
      await sender.opensBankPage();
      await sender.page.goto('/dashboard');
      await sender.titled(/^Hello/);
      await sender.opensPayment(transfer.id);
      await sender.paysByCard();
    },
    ends: ['COMPLETE'],
    told: 'The money has arrived, and your receipt is ready.',
  },
  {
    title: 'Aïcha comes back from her bank’s page and prefers her card (PAY-30)',
    language: 'fr',
    onPhone: true,
    happens: async ({ sender, words, person }) => {
      await sender.opensPayment((await newTransfer(person)).id);
      await sender.opensBankPage();
      await sender.page.goBack();
      await sender.titled(words.payTitle);
      await sender.paysByCard();
    },
    ends: ['COMPLETE'],
    told: 'L’argent est arrivé et votre reçu est prêt.',
  },
  {
    title: 'Jean cancels at his bank, and wants nothing more',
    language: 'fr',
    happens: async ({ sender, person }) => {
      await sender.opensPayment((await newTransfer(person)).id);
      await sender.opensBankPage();
      await sender.decides('cancel');
    },
    ends: ['PAYMENT_CANCELLED'],
    told: 'Transaction annulée',
  },
  {
    title: 'Nia’s transfer expires while she looks for her card (TRF-11)',
    language: 'en',
    onPhone: true,
    happens: async ({ sender, app, person }) => {
      const transfer = await newTransfer(person);
      await app.db
        .updateTable('transfer')
        .set({ expires_at: new Date(Date.now() + 6_000) })
        .where('id', '=', transfer.id)
        .execute();
      await sender.page.goto(`/review?transferId=${transfer.id}`);
      const expired = sender.page.getByRole('alertdialog', { name: 'Expired' });
      await expired.getByRole('button', { name: 'Go to dashboard' }).click();
      await sender.page.waitForURL('**/dashboard');
    },
    ends: ['EXPIRED'],
    told: 'Marie Ngo',
  },
];

tellStories('A payment that is not made', stories);
