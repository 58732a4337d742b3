import { englishFailures } from '#contract/protocol/englishFailures.ts';
import { cancelTransfer } from '#contract/transfer/transfer.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { type Scene, type Story, tellStories } from './story.ts';

async function createsWithoutNetwork({ sender, words, page }: Scene, told: RegExp): Promise<void> {
  await sender.asksForPrice('100');
  await sender.goesOnToRecipients();
  await sender.addsMarie();
  await page.getByRole('alertdialog', { name: words.trustTitle }).waitFor();
  await sender.press(words.trust);
  await sender.choosesReason();
  await page.context().setOffline(true);
  await sender.press(words.create);
  await sender.sees(told);
  await page.context().setOffline(false);
  await sender.press(words.tryAgain);
  await sender.titled(words.reviewTitle);
}

const stories: readonly Story[] = [
  {
    title: 'Ama pays on her phone what she made on her laptop, which is told',
    language: 'en',
    happens: async ({ sender, person, elsewhere }) => {
      const { id } = await newTransfer(person);
      await sender.page.goto(`/review?transferId=${id}`);
      await sender.titled('Check everything is right');
      const phone = await elsewhere();
      await phone.opensPayment(id);
      await phone.paysByBank();
      await sender.page.reload();
    },
    ends: ['COMPLETE'],
    told: 'The money has arrived, and your receipt is ready.',
  },
  {
    title: 'Awa’s transfer is paid elsewhere while her phone asks how',
    language: 'fr',
    onPhone: true,
    happens: async ({ sender, person }) => {
      const transfer = await newTransfer(person);
      await sender.opensPayment(transfer.id);
      await payByBank(person, transfer);
      await untilStatus(person, transfer.id, 'COMPLETE');
      await sender.page.reload();
    },
    ends: ['COMPLETE'],
    told: 'L’argent est arrivé et votre reçu est prêt.',
  },
  {
    title: 'Luc cancels on one device while the other asks how to pay',
    language: 'fr',
    happens: async ({ sender, person }) => {
      const { id } = await newTransfer(person);
      await sender.opensPayment(id);
      dataOf(await person.sender.call(cancelTransfer, { params: { id: person.user.id, tid: id } }));
      await sender.page.reload();
    },
    ends: ['CANCELLED'],
    told: /Vous avez annulé ce transfert|Transaction annulée/,
  },
  {
    title: 'Kofi uses his one promotion on two devices, and the second goes on without it',
    language: 'en',
    onPhone: true,
    happens: async ({ sender, words, person, page }) => {
      await page.goto('/get-quote?send=100&to=CM');
      await sender.titled(words.quoteTitle);
      await sender.fill('Promo code', 'WELCOME10');
      await sender.press('Apply');
      await sender.sees(words.total);
      await sender.goesOnToRecipients();
      await newTransfer(person, { promoCode: 'WELCOME10' });
      await sender.addsMarie('671234511');
      await sender.saysWhy();
      await sender.press('See the price without the promo');
      await sender.titled(words.quoteTitle);
      await sender.sees(englishFailures.promoUsedUp);
      await sender.press(words.goOn);
      await sender.titled(words.reviewTitle);
    },
    ends: ['PENDING_PAYMENT', 'PENDING_PAYMENT'],
    told: 'Check everything is right',
  },
  {
    title: 'Esi opens a link to somebody else’s transfer, and makes her own all the same',
    language: 'en',
    happens: async ({ sender, app }) => {
      const others = await newTransfer(await verifiedSender(app));
      await sender.page.goto(`/review?transferId=${others.id}`);
      await sender.sees('We can’t find this transfer');
      await sender.makesTransfer();
      await sender.goesToPayment();
      await sender.paysByBank();
    },
    ends: ['COMPLETE'],
    told: 'The money has arrived, and your receipt is ready.',
  },
  {
    title: 'Jean opens a link to somebody else’s transfer, and makes his own all the same',
    language: 'fr',
    onPhone: true,
    happens: async ({ sender, app }) => {
      const others = await newTransfer(await verifiedSender(app));
      await sender.page.goto(`/review?transferId=${others.id}`);
      await sender.sees('Ce transfert est introuvable');
      await sender.makesTransfer();
      await sender.goesToPayment();
      await sender.paysByBank();
    },
    ends: ['COMPLETE'],
    told: 'L’argent est arrivé et votre reçu est prêt.',
  },
  {
    title: 'Grace loses the network as she creates her transfer, and tries again when it is back (TRF-05)',
    language: 'en',
    onPhone: true,
    happens: (scene) => createsWithoutNetwork(scene, /No money has moved/),
    ends: ['PENDING_PAYMENT'],
    told: 'Marie Ngo gets',
  },
  {
    title: 'Awa loses the network as she creates her transfer, and tries again when it is back (TRF-05)',
    language: 'fr',
    onPhone: true,
    happens: (scene) => createsWithoutNetwork(scene, /Rien n’a été prélevé et vos réponses/),
    ends: ['PENDING_PAYMENT'],
    told: /^Marie Ngo reçoit/,
  },
];

tellStories('Two devices, a wrong link, no network', stories);
