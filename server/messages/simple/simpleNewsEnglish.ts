import { promisesIn } from '#contract/quote/promisedTimes.ts';
import { recallAnswerWorkingDays, recallAskHours, recallChaseWorkingDays } from '#domain/transfer/recall.ts';
import { neededDocuments } from '../transferNewsEnglish.ts';
import type { SimpleNews } from './simpleWords.ts';

const promised = promisesIn('en');

export const simpleNewsEnglish: SimpleNews = {
  paid: ({ recipientName }) => [`Your payment has arrived. We’re sending the money to ${recipientName} now.`],
  held: () => [
    'It’s a large sum. So two of our people check it before it goes out. You don’t need to do anything.',
    'Your money is safe with us. You can still cancel.',
  ],
  onItsWay: () => ['Our partner is paying it out. We’ll tell you again when it arrives.'],
  delivered: () => ['Our partner says so. This transfer is complete.'],
  delayed: () => [
    'It hasn’t come in the time we promised. We’re asking our partner why. You don’t need to do anything.',
    'Your money is safe. We’ll tell you as soon as it arrives. You can’t wait? Contact us.',
  ],
  notPaid: () => ['No money was taken. You can start the transfer again when you like.'],
  payoutFailed: ({ recipientName }) => [
    `The details we have for ${recipientName} were refused. So the transfer is on hold. Your money is safe with us.`,
    'You can choose another recipient. Or you can cancel and get a full refund.',
  ],
  cancelled: () => [
    `It can take ${promised.cancellation} to show in every place.`,
    `Had you paid? Then we’re refunding you. To a card, it takes up to ${promised.cardRefund}. To a bank account, it takes up to ${promised.bankRefund}.`,
  ],
  expired: () => [`You didn’t pay within ${promised.timeToPay}. So it has ended. Start a new one at today’s rate.`],
  refunded: () => ['Your bank or card company may need some time to show it. This transfer has ended.'],
  recallOpened: () => [
    `We’ll ask the partner that paid it within ${recallAskHours} hours. They have ${recallAnswerWorkingDays} working days to answer.`,
    'We can’t promise that the money comes back. You can see each step and its date with the transfer.',
  ],
  recallLate: () => [
    `We don’t have our partner’s answer yet. One of our people is asking again. You’ll hear within ${recallChaseWorkingDays} working days.`,
    'We can’t promise that the money comes back.',
  ],
  recallClosed: () => [
    'What our partner said is with the transfer. The case is closed.',
    'Do you think that’s wrong? Complain from our help page. Name the case.',
  ],
  refundDelayed: () => [
    'Your bank or card company didn’t take the refund. The money is safe with us. It’s still yours.',
    'We’re sending it to you another way. You don’t need to do anything. We’ll tell you again when it arrives.',
  ],
  documentsNeeded: ({ document = 'identity' }) => [
    `We can’t continue yet. We need ${neededDocuments[document]}.`,
    'Open the transfer. Then press “Contact us” to send it.',
    'Have you paid? Your money is safe with us. You can still cancel.',
  ],
  underReview: () => [
    'It’s on hold while we check it. You don’t need to do anything. We’ll tell you as soon as it continues.',
    'Have you paid? Your money is safe with us.',
  ],
  refused: () => ['We had to end it. Contact us. We’ll tell you what happens next.'],
  returned: ({ recipientName }) => [
    `The bank or network of ${recipientName} sent the money back. So it didn’t reach them after all.`,
    'We’ll refund all you paid, with our fee. We’ll tell you when it’s on its way.',
  ],
  returnedNotOwed: ({ recipientName }) => [
    `The bank or network of ${recipientName} sent the money back. So it didn’t reach them after all.`,
    'Your bank has returned what you paid. So there’s nothing left to refund.',
  ],
};
