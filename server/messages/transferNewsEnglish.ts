import { promisesIn } from '#contract/promisedTimes.ts';
import type { DocumentReason } from '#domain/transfer/documentReason.ts';
import type { TransferNewsWords } from './transferNewsTexts.ts';

const documents: Record<DocumentReason, string> = {
  identity: 'a copy of your passport or identity card',
  address: 'a bill or bank letter that shows your address',
  'source-of-funds': 'something that shows where the money comes from, like a payslip',
  purpose: 'something that shows what the money is for, like an invoice',
  relationship: 'something that shows how you know the person who receives it',
};

const promised = promisesIn('en');

export const transferNewsEnglish: TransferNewsWords = {
  hello: 'Hello',
  action: 'See this transfer',
  facts: {
    recipient: 'Recipient',
    amount: 'Amount',
    total: 'Total with fees',
    refunded: 'Given back',
    reference: 'Transfer',
  },
  tell: {
    paid: ({ total, recipientName }) => ({
      subject: `We have your ${total}`,
      lines: [`Your payment has arrived. We are sending the money to ${recipientName} now.`],
    }),
    held: ({ sent }) => ({
      subject: `We are looking at your transfer of ${sent}`,
      lines: [
        'It is large, so two of our people look at it before it goes out. There is nothing you need to do.',
        'Your money is safe with us meanwhile, and you can still cancel.',
      ],
    }),
    onItsWay: ({ received, recipientName }) => ({
      subject: `${received} is on its way to ${recipientName}`,
      lines: ['Our partner has it and is paying it out. We write again when it has arrived.'],
    }),
    delivered: ({ received, recipientName }) => ({
      subject: `${recipientName} has ${received}`,
      lines: ['Our partner has confirmed it. This transfer is complete.'],
    }),
    delayed: ({ recipientName }) => ({
      subject: `Your transfer to ${recipientName} is late`,
      lines: [
        'It has not arrived in the time we promised. We are asking our partner why; there is nothing you need to do.',
        'Your money is safe, and we write as soon as it has arrived. If you cannot wait, contact us.',
      ],
    }),
    notPaid: ({ total }) => ({
      subject: `Your payment of ${total} did not go through`,
      lines: ['No money was taken. You can start the transfer again whenever you like.'],
    }),
    payoutFailed: ({ recipientName }) => ({
      subject: `We could not pay ${recipientName} yet`,
      lines: [
        `The details we have for ${recipientName} were refused, so the transfer waits. Your money is safe with us.`,
        'Choose another recipient for it, or cancel and have everything back.',
      ],
    }),
    cancelled: ({ recipientName }) => ({
      subject: `Your transfer to ${recipientName} was cancelled`,
      lines: [
        `It takes up to ${promised.cancellation} to show everywhere.`,
        `If you had paid, the money is on its way back: within ${promised.cardRefund} to a card, within ${promised.bankRefund} to a bank.`,
      ],
    }),
    expired: ({ recipientName }) => ({
      subject: `Your transfer to ${recipientName} has expired`,
      lines: [`It was not paid within ${promised.timeToPay}, so it has ended. Start a new one at today’s rate.`],
    }),
    refunded: ({ recipientName }) => ({
      subject: `What you paid for ${recipientName} is back with you`,
      lines: ['Your bank or card company may take a little to show it. This transfer has ended.'],
    }),
    refundDelayed: ({ recipientName }) => ({
      subject: `Your refund of what you paid for ${recipientName} takes longer`,
      lines: [
        'Your bank or card company did not take your payment back. It is safe with us and still yours.',
        'We are sending it to you another way. There is nothing you need to do; we write again when it has arrived.',
      ],
    }),
    documentsNeeded: ({ recipientName, document = 'identity' }) => ({
      subject: `We need a document for your transfer to ${recipientName}`,
      lines: [
        `Before it can go on, we need ${documents[document]}. Send it to us by Help, from the page of the transfer.`,
        'If you have paid, your money is safe with us meanwhile, and you can still cancel.',
      ],
    }),
    underReview: ({ recipientName }) => ({
      subject: `We are taking a closer look at your transfer to ${recipientName}`,
      lines: [
        'It waits while we check it. There is nothing you need to do; we write as soon as it goes on.',
        'If you have paid, your money is safe with us meanwhile.',
      ],
    }),
    refused: ({ recipientName }) => ({
      subject: `We cannot complete your transfer to ${recipientName}`,
      lines: ['We have had to end it. Please contact us about what happens next.'],
    }),
    returned: ({ recipientName }) => ({
      subject: `The money for ${recipientName} came back`,
      lines: [
        `${recipientName}’s bank or network returned what we had paid, so it did not reach them after all.`,
        'You will have everything back that you paid, our fee included. We write again when it is on its way.',
      ],
    }),
  },
};
