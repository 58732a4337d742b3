import { newTransfer } from '#tests/fixtures/sending.ts';
import { cards } from './sender.ts';
import { type Story, tellStories } from './story.ts';

const stories: readonly Story[] = [
  {
    title: 'Ama begins on the screens, adds Marie there, and pays in the guide',
    language: 'en',
    happens: async ({ sender, guide, page }) => {
      await sender.makesTransfer();
      await sender.goesToGuide();
      await guide.asks('Check everything is right');
      await guide.choose(/^Pay £/);
      await guide.asks('How would you like to pay?');
      await guide.choose(/^Card/);
      await guide.choose(/card page/i);
      await sender.approvesCard(cards.good);
      await page.waitForURL('**/send/guided?**');
    },
    ends: ['COMPLETE'],
    told: 'The money has arrived, and your receipt is ready.',
  },
  {
    title: 'Awa says it in the guide, and pays on the screens of her phone',
    language: 'fr',
    onPhone: true,
    happens: async ({ sender, guide, words, page }) => {
      await page.goto('/send/guided');
      await guide.asks('Où va l’argent');
      await guide.say('100 livres au Cameroun par mobile money');
      await guide.asks('Qui reçoit l’argent');
      await page.getByRole('link', { name: words.screens }).click();
      await sender.titled(words.whoTitle);
      await sender.addsMarie();
      await sender.saysWhy();
      await sender.titled(words.reviewTitle);
      await sender.goesToPayment();
      await sender.paysByBank();
    },
    ends: ['COMPLETE'],
    told: 'L’argent est arrivé et votre reçu est prêt.',
  },
  {
    title: 'Kofi half fills the form of his aunt, and the guide asks only what is missing',
    language: 'en',
    onPhone: true,
    happens: async ({ sender, guide, words }) => {
      await sender.asksForPrice('100');
      await sender.goesOnToRecipients();
      await sender.press(words.addRecipient);
      await sender.titled(words.addRecipient);
      await sender.fill(words.first, 'Marie');
      await sender.fill(words.last, 'Ngo');
      await sender.goesToGuide();
      await guide.asks('What’s Marie’s mobile number?');
    },
    ends: [],
    told: 'What’s Marie’s mobile number?',
  },
  {
    title: 'Luc turns his unpaid transfer over to the guide, and back, and cancels it',
    language: 'fr',
    happens: async ({ sender, guide, words, person, page }) => {
      await page.goto(`/review?transferId=${(await newTransfer(person)).id}`);
      await sender.titled(words.reviewTitle);
      await sender.goesToGuide();
      await guide.asks('Vérifiez que tout est juste');
      await page.getByRole('link', { name: words.screens }).click();
      await sender.titled(words.reviewTitle);
      await sender.cancelsTransfer();
    },
    ends: ['CANCELLED'],
    told: 'Transfert annulé',
  },
  {
    title: 'Grace is refused on the screens, and pays in the guide at the second try',
    language: 'en',
    onPhone: true,
    happens: async ({ sender, guide, words, person, page }) => {
      await sender.opensPayment((await newTransfer(person)).id);
      await sender.usesCard(cards.declined);
      await sender.sees(words.cancelled);
      await sender.press(words.tryAgain);
      await sender.titled(words.payTitle);
      await sender.goesToGuide();
      await guide.asks('How would you like to pay?');
      await guide.choose(/^Card/);
      await guide.choose(/card page/i);
      await sender.approvesCard(cards.good);
      await page.waitForURL('**/send/guided?**');
    },
    ends: ['PAYMENT_DECLINED', 'COMPLETE'],
    told: 'The money has arrived, and your receipt is ready.',
  },
];

tellStories('Two faces, changed half-way', stories);
