import type { FaqWords } from '../faqItems.ts';

export const englishFaq: FaqWords = {
  topics: {
    start: 'Getting started',
    price: 'Price and rate',
    paying: 'Paying',
    delivery: 'Delivery',
    changes: 'Cancelling, refunds and changes',
    account: 'Your account',
    safety: 'Safety',
  },
  items: {
    'who-can-send': {
      question: 'Who can send money with {{name}}?',
      answer:
        'Anyone aged {{minimumAge}} or over who lives in one of these countries: {{sendingCountries}}. You’ll need an email address, a mobile phone and an identity document.\n\nThe person you send to doesn’t need an account with us, and has nothing to install. The money reaches them on their phone, in their bank account or at a counter near them.',
    },
    'how-to-begin': {
      question: 'How do I send money for the first time?',
      answer:
        'Type an amount into the calculator. You’ll see the rate, the fee and what arrives before you tell us anything about yourself. Then create an account, confirm your email address, and tell us who the money is for and why.\n\nWe check your identity once. After that you check the details, pay by bank or card, and follow the money step by step until it arrives.',
    },
    'which-countries': {
      question: 'Where can I send money, and how can people receive it?',
      answer:
        'You can send to {{payoutCountries}}. In Cameroon it arrives by {{waysCameroon}}; in Uganda by {{waysUganda}}; in Kenya and Tanzania by {{waysKenya}}; in Nigeria by {{waysNigeria}}.\n\nOur pages also mention cardless or ATM withdrawal, bill payment and mobile top-up. You can’t use these yet, and we say so wherever you might choose them.',
    },
    'what-it-costs': {
      question: 'What does a transfer cost?',
      answer:
        'The operator fee pays the company that hands the money over, so that the recipient gets the full amount. It’s {{operatorFees}}, and {{feeAbove}} of larger amounts, plus {{mobileMoneyFee}} for mobile money. You can leave it out, but then the recipient may be charged. There’s no operator fee to Nigeria. Some card payments add {{cardFee}}.\n\nWe also earn on the exchange rate, which is {{rateMargin}} below the market’s. You see all of it in figures before you pay.',
    },
    'which-rate': {
      question: 'Which exchange rate do I get, and how long does it last?',
      answer:
        'We take the market rate and keep {{rateMargin}} of it. The calculator shows both rates side by side. From euros to Central African francs the rate is fixed at {{euroRate}}, and we keep nothing of it.\n\nOnce you have a quote, we hold its rate for {{rateHeld}}. A transfer you make in that time keeps the rate for as long as you have to pay for it: {{timeToPay}}.',
    },
    'promo-codes': {
      question: 'How do promo codes work?',
      answer:
        'Enter the code when you choose the amount. It may give you a better rate, take a fixed sum or a percentage off, or waive the operator fee. A separate line in the summary shows what it does.\n\nA code can require a minimum amount, a certain currency or a first transfer. If yours doesn’t apply, we tell you what’s missing.',
    },
    rewards: {
      question: 'What do I earn by sending and by inviting friends?',
      answer:
        'Invite a friend with your code: when their transfers come to more than {{referralFrom}}, you get {{referrerCredit}} and they get {{friendReward}} off a later transfer.\n\nTransfers of {{loyaltyFrom}} units or more, in any currency, also earn points. Once you have {{loyaltyPoints}} points, they become a voucher worth {{loyaltyVoucher}} units. Credits and vouchers are valid for {{rewardLife}}. Your rewards page shows what you have, and until when.',
    },
    'ways-to-pay': {
      question: 'How can I pay?',
      answer:
        'In pounds: by instant bank transfer, which is free, or by card. In Canadian dollars: by Interac, which is also free, or by card; to Nigeria, by card only. In euros, kroner, kronor and Swiss francs: by card.\n\nA card costs {{cardFee}} in pounds, euros and the other European currencies, and nothing to Cameroon or in Canadian dollars. We take cards in GBP and EUR, and in other currencies when the payment page offers them.',
    },
    'pay-by-bank': {
      question: 'What are your bank details for a payment?',
      answer:
        'Instant bank transfer fills them in for you. If your bank still asks for them, send pounds to {{bankDetailsGbp}}. Send euros to {{bankDetailsEur}}.\n\nPay the exact total from an account in your own name, with the transfer number, which starts with {{idPrefix}}, as the reference. A UK Faster Payment can take up to {{fasterPayment}}, any other European bank payment up to {{europeanPayment}}.',
    },
    'payment-declined': {
      question: 'Why was my payment declined?',
      answer:
        'Usually the bank or card company said no: there wasn’t enough money, it was over a limit, or it wasn’t confirmed in time. They don’t tell us which, so ask them.\n\nA payment also fails when the card was issued outside the country you live in, when the name on it isn’t yours, or when the currency or the amount is different. Nothing has been sent, and you can pay another way.',
    },
    'how-much': {
      question: 'How much can I send?',
      answer:
        'From {{minimumSend}} in the currency you pay with. One transfer can be up to {{maximumMobileMoney}} to mobile money, and up to {{maximumBank}} to a bank account or for cash, unless that service has a lower limit. A card takes up to {{cardLimitGbp}} or {{cardLimitEur}}.\n\nIn total you can send {{dailyLimit}} a day, or the same in another currency, and {{thirtyDayLimit}} in {{limitPeriod}}. The calculator tells you when you reach a limit.',
    },
    'how-long': {
      question: 'How long does a transfer take?',
      answer:
        'Once we have your money, mobile money takes {{deliveryMobileMoney}}, cash pickup {{deliveryCash}}, and a bank transfer {{deliveryBank}}.\n\nYour payment has to reach us first. A card payment arrives within minutes, a UK Faster Payment within {{fasterPayment}}, another European bank payment within {{europeanPayment}}. Your quote and your transfer always show the time that applies to you.',
    },
    'how-it-arrives': {
      question: 'How does the recipient get the money?',
      answer:
        'Mobile money goes to their wallet, with a message from the network: {{networksCameroon}} in Cameroon, {{networksUganda}} in Uganda, {{networksKenya}} in Kenya, {{networksTanzania}} in Tanzania.\n\nA bank transfer goes to the account you gave us. Cash is paid out at the counter you chose, only to the person you named, and only if they show an identity document. We tell you as soon as our partner confirms it.',
    },
    'not-arrived': {
      question: 'The money hasn’t arrived. What should I do?',
      answer:
        'Open the transfer. It shows which step it has reached, who has the money right now and what happens next. Most delays end within the day, and you don’t need to do anything.\n\nIf it hasn’t arrived after {{askAfter}}, write to us with the transfer number. A person replies within {{helpReply}} and asks our partner where it is.',
    },
    cancel: {
      question: 'Can I cancel a transfer?',
      answer:
        'Yes, until it goes to the partner who pays it out. Open the transfer and cancel it there. Cancelling takes up to {{cancellation}}, and we refund what you paid the same way you paid it.\n\nOnce the money is on its last leg or has been received, nobody can stop it: a successful transfer can’t be reversed. Check the name and the number before you pay.',
    },
    refund: {
      question: 'When do I get my money back?',
      answer:
        'When a transfer is cancelled, rejected or can’t be delivered, we refund everything you paid for it, including the fee, the same way you paid.\n\nA refund to a card takes up to {{cardRefund}}, to a bank account up to {{bankRefund}}. The transfer shows when we sent it and when you should have it. If it isn’t there by then, write to us and we’ll look into it.',
    },
    'wrong-recipient': {
      question: 'I gave the wrong number or account. What now?',
      answer:
        'Act at once. Until you’ve paid, you can change the recipient yourself. After that, cancel the transfer if you still can, and write to us in any case.\n\nMoney that has been paid out belongs to whoever received it. We can ask for it back, but we can’t take it. That’s why we show you the name on the account before you pay, wherever the network or bank tells us.',
    },
    repeat: {
      question: 'Can I set up a regular transfer?',
      answer:
        'No, there are no recurring transfers. You see and approve every payment, at that day’s rate. Nothing leaves your account because of something you agreed to months ago.\n\nSending again is still quick. Open an earlier transfer and send it again: the amount, the recipient and how they get it are filled in, and only the rate is new.',
    },
    'why-identity': {
      question: 'Why do you check my identity?',
      answer:
        'Everyone who moves money is legally required to, and it keeps others from sending in your name. You give your details once, show a passport, a driving licence or an identity card, and take a photo of your face. Sometimes we also ask for proof of address.\n\nBefore that, you can see prices and prepare up to {{unverifiedTransfers}} transfers at a time. You can pay once the check is done.',
    },
    'close-account': {
      question: 'How do I close my account, and does it cost anything?',
      answer:
        'Write to us from your account’s email address, and we’ll close it. You can’t have a transfer pending, or a document our compliance team is still waiting for.\n\nClosing is free. So is leaving the account as it is: we charge no fee on inactive accounts. We keep the record of your transfers for {{recordsKept}}, as we’re legally required to.',
    },
    'is-it-safe': {
      question: 'Is my money safe with {{name}}?',
      answer:
        '{{legalEntity}} is registered in the United Kingdom and, as a money services business, in Canada. Payments from the European area go through a regulated partner, {{europeanPartner}}.\n\nWe keep your money apart from our own until it’s paid out, and compare our books with the bank’s every day. You approve payments at your own bank or card company, and we never see your banking password or your card number.',
    },
    fraud: {
      question: 'How do I recognise a fraud?',
      answer:
        'By the hurry and the secrecy. Somebody you haven’t met, or who suddenly has a new number, needs money today and asks you not to talk about it. Call them back on the number you’ve always had.\n\nWe never ask for a password or a code, and never tell you to send money to keep it safe. If it has already happened, call your bank at once, then write to us.',
    },
  },
};
