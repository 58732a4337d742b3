import { promisesIn } from '#contract/quote/promisedTimes.ts';
import type { DocumentReason } from '#domain/transfer/documentReason.ts';
import { recallAnswerWorkingDays, recallAskHours, recallChaseWorkingDays } from '#domain/transfer/recall.ts';
import type { TransferNewsWords } from './transferNewsWords.ts';

/** What is asked for, to stand in a sentence. */
export const neededDocuments: Readonly<Record<DocumentReason, string>> = {
  identity: 'a copy of your passport or identity card',
  address: 'a bill or bank letter that shows your address',
  'source-of-funds': 'something that shows where the money comes from, like a payslip',
  purpose: 'something that shows what the money is for, like an invoice',
  relationship: 'something that shows how you know the person who receives it',
};

const promised = promisesIn('en');

export const transferNewsEnglish: TransferNewsWords = {
  hello: 'Hello',
  action: 'See the transfer',
  facts: {
    recipient: 'Recipient',
    amount: 'Amount',
    total: 'Total with fees',
    refunded: 'Refunded',
    reference: 'Transfer',
  },
  tell: {
    paid: ({ total, recipientName }) => ({
      subject: `We have your ${total}`,
      lines: [`Your payment has arrived. We’re sending the money to ${recipientName} now.`],
    }),
    held: ({ sent }) => ({
      subject: `We’re looking at your transfer of ${sent}`,
      lines: [
        'It’s large, so two of our people check it before it goes out. You don’t need to do anything.',
        'Your money is safe with us, and you can still cancel.',
      ],
    }),
    onItsWay: ({ received, recipientName }) => ({
      subject: `${received} is on its way to ${recipientName}`,
      lines: ['Our partner is paying it out. We’ll tell you again when it arrives.'],
    }),
    delivered: ({ received, recipientName }) => ({
      subject: `${recipientName} has ${received}`,
      lines: ['Our partner has confirmed it. This transfer is complete.'],
    }),
    delayed: ({ recipientName }) => ({
      subject: `Your transfer to ${recipientName} is late`,
      lines: [
        'It hasn’t arrived in the time we promised. We’re asking our partner why, and you don’t need to do anything.',
        'Your money is safe, and we’ll tell you as soon as it arrives. If you can’t wait, contact us.',
      ],
    }),
    notPaid: ({ total }) => ({
      subject: `Your payment of ${total} didn’t go through`,
      lines: ['No money was taken. You can start the transfer again whenever you like.'],
    }),
    payoutFailed: ({ recipientName }) => ({
      subject: `We couldn’t pay ${recipientName} yet`,
      lines: [
        `The details we have for ${recipientName} were refused, so the transfer is on hold. Your money is safe with us.`,
        'Choose another recipient, or cancel for a full refund.',
      ],
    }),
    cancelled: ({ recipientName }) => ({
      subject: `Your transfer to ${recipientName} was cancelled`,
      lines: [
        `It can take ${promised.cancellation} to show everywhere.`,
        `If you’d paid, we’re refunding you: within ${promised.cardRefund} to a card, or ${promised.bankRefund} to a bank account.`,
      ],
    }),
    expired: ({ recipientName }) => ({
      subject: `Your transfer to ${recipientName} has expired`,
      lines: [`You didn’t pay within ${promised.timeToPay}, so it has ended. Start a new one at today’s rate.`],
    }),
    refunded: ({ recipientName }) => ({
      subject: `We’ve refunded your transfer to ${recipientName}`,
      lines: ['It may take your bank or card company a little while to show it. This transfer has ended.'],
    }),
    recallOpened: ({ recipientName }) => ({
      subject: `We’ve opened a case about your transfer to ${recipientName}`,
      lines: [
        `We’ll ask the partner that paid it within ${recallAskHours} hours. They have ${recallAnswerWorkingDays} working days to answer.`,
        'We can’t promise that the money comes back. Each step and its date are with the transfer.',
      ],
    }),
    recallLate: ({ recipientName }) => ({
      subject: `Your case about ${recipientName} is late`,
      lines: [
        `We don’t have our partner’s answer yet. One of our people is chasing it: you’ll hear within ${recallChaseWorkingDays} working days.`,
        'We can’t promise that the money comes back.',
      ],
    }),
    recallClosed: ({ recipientName }) => ({
      subject: `We couldn’t get your money back from ${recipientName}`,
      lines: [
        'What our partner answered is with the transfer, and the case is closed.',
        'If you think that’s wrong, complain from our help page and name the case.',
      ],
    }),
    refundDelayed: ({ recipientName }) => ({
      subject: `Your refund for ${recipientName} is taking longer`,
      lines: [
        'Your bank or card company didn’t accept the refund. The money is safe with us and still yours.',
        'We’re sending it to you another way. You don’t need to do anything; we’ll tell you again when it arrives.',
      ],
    }),
    documentsNeeded: ({ recipientName, document = 'identity' }) => ({
      subject: `We need a document for your transfer to ${recipientName}`,
      lines: [
        `Before we can continue, we need ${neededDocuments[document]}. Open the transfer and press “Contact us” to send it.`,
        'If you’ve paid, your money is safe with us and you can still cancel.',
      ],
    }),
    underReview: ({ recipientName }) => ({
      subject: `We’re taking a closer look at your transfer to ${recipientName}`,
      lines: [
        'It’s on hold while we check it. You don’t need to do anything; we’ll tell you as soon as it continues.',
        'If you’ve paid, your money is safe with us.',
      ],
    }),
    refused: ({ recipientName }) => ({
      subject: `We can’t complete your transfer to ${recipientName}`,
      lines: ['We’ve had to end it. Contact us and we’ll explain what happens next.'],
    }),
    returned: ({ recipientName }) => ({
      subject: `The money for ${recipientName} came back`,
      lines: [
        `${recipientName}’s bank or network sent the money back, so it didn’t reach them after all.`,
        'We’ll refund everything you paid, including our fee. We’ll tell you when it’s on its way.',
      ],
    }),
    returnedNotOwed: ({ recipientName }) => ({
      subject: `The money for ${recipientName} came back`,
      lines: [
        `${recipientName}’s bank or network sent the money back, so it didn’t reach them after all.`,
        'Your own bank has already returned what you paid, so there’s nothing left to refund.',
      ],
    }),
  },
};
