import type { Person } from '#tests/fixtures/people.ts';
import { newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';
import { cards } from './sender.ts';
import { type Story, tellStories } from './story.ts';

/** £100 of theirs reached Marie. */
async function hasSent(person: Person): Promise<void> {
  const transfer = await newTransfer(person);
  await payByBank(person, transfer);
  await untilStatus(person, transfer.id, 'COMPLETE');
}

const stories: readonly Story[] = [
  {
    title: 'Ama is asked whether to send as last time, and names another sum and country instead',
    language: 'en',
    onPhone: true,
    happens: async ({ guide, person, page }) => {
      await hasSent(person);
      await page.goto('/send/guided');
      await guide.asks('Send £100.00 to Marie Ngo again');
      await guide.say('send 60 pounds to Uganda');
      await guide.asks('How will they get it?');
      await guide.say('mobile money');
    },
    ends: ['COMPLETE'],
    told: '£60.00',
  },
  {
    title: 'Awa is asked whether to send again, and wants something else',
    language: 'fr',
    happens: async ({ guide, person, page }) => {
      await hasSent(person);
      await page.goto('/send/guided');
      await guide.asks('Envoyer de nouveau');
      await guide.choose('Autre chose');
    },
    ends: ['COMPLETE'],
    told: 'Où va l’argent',
  },
  {
    title: 'Kofi asks at once how to cancel, is told that he can, and does',
    language: 'en',
    happens: async ({ guide, sender, person, page }) => {
      await newTransfer(person);
      await page.goto('/send/guided');
      await guide.asks('Continue with the transfer');
      await guide.choose('Pay or cancel the one waiting');
      await guide.asks('Check everything is right');
      await guide.say('how do I cancel?');
      await sender.sees('you can still cancel');
      await guide.choose('Cancel this transfer');
      await guide.choose('Yes, cancel it');
    },
    ends: ['CANCELLED'],
    told: 'That’s everything for this transfer.',
  },
  {
    title: 'Luc asks whether he may cancel, and may',
    language: 'fr',
    onPhone: true,
    happens: async ({ guide, person, page }) => {
      await newTransfer(person);
      await page.goto('/send/guided');
      await guide.asks('Reprendre le transfert');
      await guide.choose('Payer ou annuler celui en attente');
      await guide.asks('Vérifiez que tout est juste');
      await guide.say('puis-je annuler ?');
    },
    ends: ['PENDING_PAYMENT'],
    told: /pouvez encore annuler/,
  },
  {
    title: 'Grace asks where her money is in the middle of beginning another',
    language: 'en',
    onPhone: true,
    happens: async ({ guide, person, page }) => {
      await hasSent(person);
      await page.goto('/send/guided');
      await guide.choose('Something else');
      await guide.asks('Where is the money going?');
      await guide.say('where is my money?');
    },
    ends: ['COMPLETE'],
    told: /Marie (Ngo )?has/,
  },
  {
    title: 'Jean asks where his money is in the middle of beginning another',
    language: 'fr',
    happens: async ({ guide, person, page }) => {
      await hasSent(person);
      await page.goto('/send/guided');
      await guide.choose('Autre chose');
      await guide.asks('Où va l’argent');
      await guide.say('où est mon argent ?');
    },
    ends: ['COMPLETE'],
    told: /Marie (Ngo )?a bien reçu|Marie (Ngo )?a /,
  },
  {
    title: 'Esi’s card is refused in the guide, and another of hers pays',
    language: 'en',
    happens: async ({ guide, sender, words, person, page }) => {
      await newTransfer(person);
      await page.goto('/send/guided');
      await guide.choose('Pay or cancel the one waiting');
      await guide.choose(/^Pay £/);
      await guide.asks('How would you like to pay?');
      await guide.choose(/^Card/);
      await guide.asks('Next, you approve the payment');
      await guide.choose(/card page/i);
      await sender.approvesCard(cards.declined);
      await page.waitForURL('**/send/guided?**');
      await guide.choose(words.tryAgain);
      await guide.asks('How would you like to pay?');
      await guide.choose(/^Card/);
      await guide.choose(/card page/i);
      await sender.approvesCard(cards.good);
      await page.waitForURL('**/send/guided?**');
    },
    ends: ['PAYMENT_DECLINED', 'COMPLETE'],
    told: 'The money has arrived, and your receipt is ready.',
  },
  {
    title: 'Amélie reads the page anew at every question, and nothing she said is lost',
    language: 'fr',
    onPhone: true,
    happens: async ({ guide, sender, page }) => {
      await page.goto('/send/guided');
      await guide.asks('Où va l’argent');
      await guide.say('80 livres au Cameroun par mobile money');
      await guide.asks('Qui reçoit l’argent');
      await page.reload();
      await guide.asks('Qui reçoit l’argent');
      await guide.choose('Une nouvelle personne');
      await guide.say('Marie');
      await guide.asks('Et le nom de famille de Marie');
      await page.reload();
      await guide.asks('Et le nom de famille de Marie');
      await guide.say('Ngo');
      await guide.asks('Quel est le numéro de mobile de Marie');
      await guide.say('6 71 23 45 00');
      await guide.asks('C’est votre premier envoi à Marie Ngo');
      await page.reload();
      await guide.asks('C’est votre premier envoi à Marie Ngo');
      await guide.choose(/^Oui/);
      await guide.asks('À quoi sert cet argent');
      await guide.say('pour la famille');
      await guide.asks('Vérifiez que tout est juste');
      await page.reload();
      await guide.asks('Vérifiez que tout est juste');
      await guide.choose(/^Payer /);
      await guide.choose(/^Carte/);
      await guide.choose(/Saisir ma carte/);
      await sender.approvesCard(cards.good);
      await page.waitForURL('**/send/guided?**');
    },
    ends: ['COMPLETE'],
    told: 'L’argent est arrivé et votre reçu est prêt.',
  },
  {
    title: 'Nia asks for the receipt of what she sent yesterday',
    language: 'en',
    onPhone: true,
    happens: async ({ guide, person, page }) => {
      await hasSent(person);
      await page.goto('/send/guided');
      await guide.choose('Something else');
      await guide.asks('Where is the money going?');
      await guide.say('can I have the receipt?');
    },
    ends: ['COMPLETE'],
    told: 'Here is the receipt for £100.00 to Marie Ngo.',
  },
  {
    title: 'Aïcha never finished, comes back tomorrow, and goes on where she was',
    language: 'fr',
    onPhone: true,
    happens: async ({ guide, page }) => {
      await page.goto('/send/guided');
      await guide.asks('Où va l’argent');
      await guide.say('100 livres au Cameroun par mobile money');
      await guide.asks('Qui reçoit l’argent');
      await page.goto('/dashboard');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/send/guided');
      await guide.asks('Qui reçoit l’argent');
    },
    ends: [],
    told: 'Vous en étiez là. Vos réponses sont enregistrées',
  },
];

tellStories('A surprise in the guide', stories);
