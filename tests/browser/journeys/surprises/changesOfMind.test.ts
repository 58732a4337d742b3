import { newTransfer } from '#tests/fixtures/sending.ts';
import { type Scene, type Story, tellStories } from './story.ts';

async function sendsToUganda({ sender, words, person, page }: Scene, uganda: string): Promise<void> {
  await newTransfer(person, { to: 'UG' });
  await sender.asksForPrice('100');
  await page.getByRole('button', { name: words.sendingTo }).click();
  await page.getByRole('option', { name: uganda }).click();
  await sender.sees(words.total);
  await sender.goesOnToRecipients();
  await sender.sendsTo(/^Grace Akello/);
  await sender.goesToPayment();
  await sender.paysByCard();
}

const stories: readonly Story[] = [
  {
    title: 'Ada cancels before she pays, and is told that nothing was taken',
    language: 'en',
    onPhone: true,
    happens: async ({ sender, person }) => {
      await sender.page.goto(`/review?transferId=${(await newTransfer(person)).id}`);
      await sender.cancelsTransfer();
    },
    ends: ['CANCELLED'],
    told: 'Transfer cancelled',
  },
  {
    title: 'Luc cancels before he pays, and is told that nothing was taken',
    language: 'fr',
    happens: async ({ sender, person }) => {
      await sender.page.goto(`/review?transferId=${(await newTransfer(person)).id}`);
      await sender.cancelsTransfer();
    },
    ends: ['CANCELLED'],
    told: 'Transfert annulé',
  },
  {
    title: 'Amélie types fifty with a comma and francs, and sends fifty pounds and fifty pence (QUO-19)',
    language: 'fr',
    onPhone: true,
    happens: async ({ sender, words }) => {
      await sender.asksForPrice('50,50');
      await sender.goesOnToRecipients();
      await sender.addsMarie();
      await sender.saysWhy();
      await sender.titled(words.reviewTitle);
    },
    ends: ['PENDING_PAYMENT'],
    told: /^50,50\s£$/,
  },
  {
    title: 'Kwame types 100,50 as he is used to at home, and says which amount he means (QUO-19)',
    language: 'en',
    happens: async ({ sender, words }) => {
      await sender.page.goto('/get-quote');
      await sender.typesAmount('100,50');
      await sender.page.getByRole('button', { name: '£100.50' }).first().click();
      await sender.sees(words.total);
      await sender.goesOnToRecipients();
      await sender.addsMarie();
      await sender.saysWhy();
      await sender.titled(words.reviewTitle);
    },
    ends: ['PENDING_PAYMENT'],
    told: '£100.50',
  },
  {
    title: 'Awa types her sister’s number wrong the second time, and corrects it before anything is sent (RCP-13)',
    language: 'fr',
    onPhone: true,
    happens: async ({ sender, words }) => {
      await sender.asksForPrice('100');
      await sender.goesOnToRecipients();
      await sender.press(words.addRecipient);
      await sender.titled(words.addRecipient);
      await sender.fill(words.first, 'Marie');
      await sender.fill(words.last, 'Ngo');
      await sender.typesMobile('671234500', '671234509');
      await sender.press(words.save);
      await sender.sees(words.mobilesDiffer);
      await sender.typesMobile('671234500');
      await sender.press(words.save);
      await sender.saysWhy();
      await sender.goesToPayment();
      await sender.paysByBank();
    },
    ends: ['COMPLETE'],
    told: 'L’argent est arrivé et votre reçu est prêt.',
  },
  {
    title: 'Esi goes back from the review to send more, and leaves the first transfer unpaid',
    language: 'en',
    happens: async ({ sender, words }) => {
      await sender.makesTransfer();
      await sender.page.goBack();
      await sender.press('Start another');
      await sender.titled(words.quoteTitle);
      await sender.fill(words.youSend, '140');
      await sender.sees(words.total);
      await sender.goesOnToRecipients();
      await sender.sendsTo(/^Marie Ngo/);
      await sender.goesToPayment();
      await sender.paysByBank();
    },
    ends: ['PENDING_PAYMENT', 'COMPLETE'],
    told: 'The money has arrived, and your receipt is ready.',
  },
  {
    title: 'Kofi chose Cameroon, and his aunt is in Uganda',
    language: 'en',
    onPhone: true,
    happens: (scene) => sendsToUganda(scene, 'Uganda'),
    ends: ['PENDING_PAYMENT', 'COMPLETE'],
    told: 'The money has arrived, and your receipt is ready.',
  },
  {
    title: 'Luc chose Cameroon, and his aunt is in Uganda',
    language: 'fr',
    happens: (scene) => sendsToUganda(scene, 'Ouganda'),
    ends: ['PENDING_PAYMENT', 'COMPLETE'],
    told: 'L’argent est arrivé et votre reçu est prêt.',
  },
];

tellStories('A change of mind', stories);
