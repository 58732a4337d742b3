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
        'Anyone aged {{minimumAge}} or over who lives in one of these countries: {{sendingCountries}}. You need an email address, a mobile phone and an identity document.\n\nThe person you send to needs no account with us and has nothing to install. The money reaches them on the phone, in the bank account or at the counter they already use.',
    },
    'how-to-begin': {
      question: 'How do I send money for the first time?',
      answer:
        'Type an amount into the calculator: you see the rate, the fee and what arrives before you tell us anything about yourself. Then create an account, confirm your email address and say who should receive the money and why.\n\nWe check your identity once. Then you read everything through, pay by bank or card, and follow the money step by step until it arrives.',
    },
    'which-countries': {
      question: 'Where can I send money, and in what ways?',
      answer:
        'Today to {{payoutCountries}}. In Cameroon it arrives by {{waysCameroon}}; in Uganda by {{waysUganda}}; in Kenya and Tanzania by {{waysKenya}}; in Nigeria by {{waysNigeria}}.\n\nOur pages also mention cardless or ATM withdrawal, bill payment and mobile top-up. These are not open yet, and we say so wherever you might choose them.',
    },
    'what-it-costs': {
      question: 'What does a transfer cost?',
      answer:
        'The operator fee pays the company that hands the money over, so that the recipient keeps the whole amount. It is {{operatorFees}}, and {{feeAbove}} of larger amounts, plus {{mobileMoneyFee}} for mobile money. You may leave it out, and then the recipient may be charged; to Nigeria there is none. Some card payments add {{cardFee}}.\n\nWe also earn on the exchange rate, which is {{rateMargin}} below the market’s. You see all of it on the screen, in figures, before you pay.',
    },
    'which-rate': {
      question: 'Which exchange rate do I get, and how long does it hold?',
      answer:
        'We take the market rate and keep {{rateMargin}} of it; the calculator shows both rates side by side. From euros to Central African francs the rate is fixed at {{euroRate}}, and we keep nothing of it.\n\nOnce you have a quote, its rate is held for {{rateHeld}}. A transfer made in that time keeps the rate for as long as you have to pay for it: {{timeToPay}}.',
    },
    'promo-codes': {
      question: 'How do promo codes work?',
      answer:
        'Enter the code while you choose the amount. It may give you a better rate, take a fixed sum or a percentage off, or waive the operator fee; the summary shows what it does on a line of its own.\n\nA code can ask for a minimum amount, a certain currency or a first transfer. If yours does not apply, we tell you which condition is missing and what would meet it.',
    },
    rewards: {
      question: 'What do I earn by sending and by inviting friends?',
      answer:
        'Invite a friend with your code: when their transfers come to more than {{referralFrom}}, you get {{referrerCredit}} and they get {{friendReward}} off a later transfer.\n\nTransfers of {{loyaltyFrom}} units or more, in any currency, also earn points. Once you have {{loyaltyPoints}} points, they become a voucher worth {{loyaltyVoucher}} units. Credits and vouchers are valid for {{rewardLife}}; the rewards page shows what you have and until when.',
    },
    'ways-to-pay': {
      question: 'How can I pay?',
      answer:
        'In pounds by instant bank transfer, which is free, or by card. In Canadian dollars by Interac, which is free too, or by card; to Nigeria by card only. In euros, kroner, kronor and Swiss francs by card.\n\nA card costs {{cardFee}} in pounds, euros and the other European currencies, and nothing to Cameroon or in Canadian dollars. Cards are taken in GBP and EUR; in other currencies, when the payment page offers them.',
    },
    'pay-by-bank': {
      question: 'What are your bank details for a payment?',
      answer:
        'Instant bank transfer fills them in for you. If your bank still asks for them, pounds go to {{bankDetailsGbp}}. Euros go to {{bankDetailsEur}}.\n\nPay the exact total from an account in your own name and give the transfer number, which begins with {{idPrefix}}, as the reference. A UK Faster Payment can take up to {{fasterPayment}}, any other European bank payment up to {{europeanPayment}}.',
    },
    'payment-declined': {
      question: 'Why was my payment declined?',
      answer:
        'Usually the bank or card company said no: not enough money, a limit, or a confirmation that was not given in time. They do not tell us which, so ask them.\n\nIt also fails when the card was issued outside the country you live in, when the name on it is not yours, or when the currency or the amount differs. Nothing has been sent; you can pay another way.',
    },
    'how-much': {
      question: 'How much can I send?',
      answer:
        'From {{minimumSend}} in the currency you pay with. One transfer may be as much as {{maximumMobileMoney}} to mobile money and {{maximumBank}} to a bank account or for cash, unless that service has a lower limit. A card takes up to {{cardLimitGbp}} or {{cardLimitEur}}.\n\nIn total you can send {{dailyLimit}} a day, or its equivalent in another currency, and {{thirtyDayLimit}} in {{limitPeriod}}. The calculator tells you when you reach a limit.',
    },
    'how-long': {
      question: 'How long does a transfer take?',
      answer:
        'From the moment we have your money, mobile money takes {{deliveryMobileMoney}}, cash pickup {{deliveryCash}}, and a bank transfer {{deliveryBank}}.\n\nYour payment has to reach us first. A card payment is credited within minutes, a UK Faster Payment within {{fasterPayment}}, another European bank payment within {{europeanPayment}}. The quote and the transfer itself always show the time that applies to you.',
    },
    'how-it-arrives': {
      question: 'How does the recipient get the money?',
      answer:
        'Mobile money lands in their wallet, with a message from the network: {{networksCameroon}} in Cameroon, {{networksUganda}} in Uganda, {{networksKenya}} in Kenya, {{networksTanzania}} in Tanzania.\n\nA bank transfer is credited to the account you gave us. Cash is handed out at the counter you chose, to the person you named and to nobody else, on sight of an identity document. We tell you as soon as our partner confirms it.',
    },
    'not-arrived': {
      question: 'The money has not arrived. What should I do?',
      answer:
        'Open the transfer: it shows which step it has reached, who holds the money at this moment and what happens next. Most delays end by themselves within the day, and you need do nothing.\n\nIf it has not arrived after {{askAfter}}, write to us with the transfer number. A person replies within {{helpReply}} and asks our partner where it is.',
    },
    cancel: {
      question: 'Can I cancel a transfer?',
      answer:
        'Yes, as long as it has not been handed to the partner who pays it out. Open the transfer and cancel it there. Cancellation takes up to {{cancellation}}, and what you paid goes back the way it came.\n\nOnce the money is on its last leg or has been received, it cannot be stopped: a successful transfer cannot be reversed. Please check the name and the number before you pay.',
    },
    refund: {
      question: 'When do I get my money back?',
      answer:
        'When a transfer is cancelled, rejected or cannot be delivered, we send back everything you paid for it, the fee included, the same way it came.\n\nA refund to a card takes up to {{cardRefund}}, a refund to a bank account up to {{bankRefund}}. The transfer shows when we started it and by when it should be with you. If it is not there by then, write to us and we will look into it.',
    },
    'wrong-recipient': {
      question: 'I gave the wrong number or account. What now?',
      answer:
        'Act at once. While the transfer is unpaid you can change its recipient yourself. After that, cancel it if the button is still there, and write to us in any case.\n\nMoney that has been paid out belongs to whoever received it, and we cannot take it back; we can only ask. That is why we show you the name on the account, wherever the network or bank tells us, before you pay.',
    },
    repeat: {
      question: 'Can I set up a regular transfer?',
      answer:
        'No, there are no recurring transfers: every payment is one you have seen and approved, at that day’s rate. Nothing leaves your account because of something you agreed to months ago.\n\nRepeating one is still quick. Open an earlier transfer and send it again: the amount, the way it is received and the recipient are filled in, and only the rate is new.',
    },
    'why-identity': {
      question: 'Why do you check my identity?',
      answer:
        'The law requires it of everyone who moves money, and it keeps others from sending in your name. You give your details once, show a passport, a driving licence or an identity card and take a picture of your face; sometimes we also ask for a proof of address.\n\nBefore that, you can see prices and prepare up to {{unverifiedTransfers}} transfers at a time. You can pay once the check is done.',
    },
    'close-account': {
      question: 'How do I close my account, and does it cost anything?',
      answer:
        'Write to us from the email address of your account, and we will close it. No transfer may be pending, and no document that our compliance team has asked for may be outstanding.\n\nClosing is free. So is leaving the account alone: no fee is charged on inactive accounts. The record of your transfers is kept for {{recordsKept}}, as the law requires.',
    },
    'is-it-safe': {
      question: 'Is my money safe with {{name}}?',
      answer:
        '{{legalEntity}} is registered in the United Kingdom and, as a money services business, in Canada. Payments from the European area go through a regulated partner, {{europeanPartner}}.\n\nYour money is kept apart from our own until it is paid out, and our books are compared with the bank’s every day. You approve payments at your own bank or card company; we never see your banking password or your card number.',
    },
    fraud: {
      question: 'How do I recognise a fraud?',
      answer:
        'By the hurry, and by the secrecy. Somebody you have not met, or who suddenly has a new number, needs money today and asks you not to talk about it. Call the person back on the number you have always had.\n\nWe never ask for a password or a code, and never tell you to send money to keep it safe. If it has already happened, call your bank at once, then write to us.',
    },
  },
};
