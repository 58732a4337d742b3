import { promisesIn } from '#contract/quote/promisedTimes.ts';
import { rateHeldMinutes } from '#domain/service/promises.ts';
import { accountBlockTexts } from './accountBlockTexts.ts';
import { accountClosedText } from './accountClosedTexts.ts';
import { factorTexts } from './factorTexts.ts';
import { identityNewsText } from './identityTexts.ts';
import type { MessageTexts } from './message.ts';
import { operatorTexts } from './operatorTexts.ts';
import { paragraphsOf } from './paragraphsOf.ts';
import { transferNewsText } from './transferNewsTexts.ts';

const { codeLife, helpReply } = promisesIn('en');
const notYou = 'Didn’t ask for this? You can ignore this message: nothing changes without the code.';
const neverShare = 'Keep this code to yourself. Nobody at Sawa will ever ask you for it.';

export const englishMessages: MessageTexts = {
  transferNews: transferNewsText('en'),
  ...accountBlockTexts('en'),
  accountClosed: accountClosedText('en'),
  ...factorTexts('en'),
  ...operatorTexts('en'),
  identityNews: identityNewsText('en'),
  accountCode: ({ firstName, code, link }) => ({
    subject: `${code} is your Sawa code`,
    paragraphs: [`Hello ${firstName},`, `Enter this code to confirm your account. It works for ${codeLife}.`],
    code,
    action: { label: 'Confirm my account', link },
    notes: [neverShare, notYou],
    sms: `${code} is your Sawa code, valid for ${codeLife}. Never share it.`,
  }),
  accountExists: ({ signInLink, resetLink }) => ({
    subject: 'You already have a Sawa account',
    paragraphs: [
      'Hello,',
      'Somebody just tried to open a Sawa account with this address, but it already has one. If it was you, sign in.',
    ],
    action: { label: 'Sign in', link: signInLink },
    notes: [
      `Forgotten your password? Choose a new one: ${resetLink}`,
      'If it wasn’t you, you don’t need to do anything: your account hasn’t changed.',
    ],
    sms: `This number already has a Sawa account. Sign in: ${signInLink}`,
  }),
  passwordReset: ({ code, link }) => ({
    subject: `${code} is your Sawa password code`,
    paragraphs: ['Hello,', `Enter this code to choose a new password. It works for ${codeLife}.`],
    code,
    action: { label: 'Choose a new password', link },
    notes: [neverShare, 'Didn’t ask for this? You can ignore this message: your password stays the same.'],
    sms: `${code} is your Sawa password code, valid for ${codeLife}. Never share it.`,
  }),
  newEmailCode: ({ code, link }) => ({
    subject: `${code} confirms your email at Sawa`,
    paragraphs: ['Hello,', `Enter this code to sign in to Sawa with this email from now on. It works for ${codeLife}.`],
    code,
    action: { label: 'Confirm this email', link },
    notes: [neverShare, notYou],
    sms: `${code} confirms your email at Sawa, valid for ${codeLife}. Never share it.`,
  }),
  phoneCode: ({ code }) => ({
    subject: `${code} confirms your phone at Sawa`,
    paragraphs: ['Hello,', `Enter this code to confirm your phone number. It works for ${codeLife}.`],
    code,
    notes: [neverShare, notYou],
    sms: `${code} confirms your phone number at Sawa, valid for ${codeLife}. Never share it.`,
  }),
  complaintReceived: ({ caseNumber, answerBy, link }) => ({
    subject: `Your complaint ${caseNumber}`,
    paragraphs: [
      'Hello,',
      `We have your complaint. Its number is ${caseNumber}; quote it whenever you write or call.`,
      `Somebody will reply within ${helpReply}. You’ll get our final answer by ${answerBy}.`,
    ],
    action: { label: 'See how it stands', link },
    notes: ['Not happy with our answer, or no answer by then? You can take it to the ombudsman for free.'],
    sms: `Sawa has your complaint ${caseNumber}. You’ll hear from us by ${answerBy}.`,
  }),
  complaintAnswered: ({ caseNumber, answer, ombudsmanUntil }) => ({
    subject: `Our answer to your complaint ${caseNumber}`,
    paragraphs: ['Hello,', `This is our final answer to your complaint ${caseNumber}.`, ...paragraphsOf(answer)],
    notes: [`Not happy with it? You can take it to the Financial Ombudsman Service for free until ${ombudsmanUntil}.`],
    sms: `Sawa on your complaint ${caseNumber}: ${answer} Not happy? The ombudsman is free until ${ombudsmanUntil}.`,
  }),
  supportAnswered: ({ firstName, answer, link }) => ({
    subject: 'Sawa has answered your message',
    paragraphs: [
      `Hello ${firstName},`,
      'One of our people has answered what you wrote in the guide:',
      ...paragraphsOf(answer),
    ],
    action: { label: 'Reply in the guide', link },
    notes: [],
    sms: `Sawa has answered your message. Read it in the guide: ${link}`,
  }),
  guideReminder: ({ firstName, link }) => ({
    subject: 'Your transfer is where you left it',
    paragraphs: [
      `Hello ${firstName},`,
      'You asked us to remind you of the transfer you started. Your answers are saved, and nothing was sent or taken.',
    ],
    action: { label: 'Continue in the guide', link },
    notes: ['This is the only reminder. If you’ve changed your mind, you don’t need to do anything.'],
    sms: `You asked Sawa to remind you: your transfer is where you left it. ${link}`,
  }),
  rateAlertMet: ({ firstName, received, most, link, stopLink }) => ({
    subject: `${received} for ${most} or less: your price is here`,
    paragraphs: [
      `Hello ${firstName},`,
      `You asked us to tell you when ${received} costs ${most} or less, all fees included. Right now it does.`,
      `Rates change all day, so it may cost more when you open the quote. The quote holds its rate for ${rateHeldMinutes} minutes.`,
    ],
    action: { label: 'Open the quote', link },
    notes: [`This alert has ended. To stop your other alerts and reminders: ${stopLink}`],
    sms: `Sawa: ${received} now costs ${most} or less. Quote: ${link}`,
  }),
  sendReminder: ({ firstName, received, link, stopLink }) => ({
    subject: `Your reminder to send ${received}`,
    paragraphs: [
      `Hello ${firstName},`,
      `You asked us to remind you today to send ${received}.`,
      'Nothing is sent until you do it: this opens a quote with today’s price.',
    ],
    action: { label: 'Open the quote', link },
    notes: [`To stop your alerts and reminders: ${stopLink}`],
    sms: `Sawa: it’s your day to send ${received}. Nothing is sent until you do: ${link}`,
  }),
  businessInvitation: ({ link }) => ({
    subject: 'You’re invited to Sawa',
    paragraphs: ['Hello,', 'A business that sends money with Sawa has invited you to do the same.'],
    action: { label: 'Create my account', link },
    notes: ['Don’t know why you got this? You can ignore it: nobody has made an account for you.'],
    sms: `You’re invited to Sawa: ${link}`,
  }),
  passwordChanged: ({ firstName, resetLink }) => ({
    subject: 'Your Sawa password was changed',
    paragraphs: [
      `Hello ${firstName},`,
      'The password of your Sawa account has just been changed, and every other device has been signed out.',
      'If it was you, you don’t need to do anything. If it wasn’t, choose a new password now and contact us.',
    ],
    action: { label: 'It wasn’t me: choose a new password', link: resetLink },
    sms: `Your Sawa password was changed. Not you? Choose a new one now: ${resetLink}`,
  }),
  signedIn: ({ firstName, at, resetLink }) => ({
    subject: 'A new sign-in to your Sawa account',
    paragraphs: [
      `Hello ${firstName},`,
      `Somebody signed in to your account on ${at}, with your password, from a browser we had not seen with it before.`,
      'If it was you, you don’t need to do anything. If it wasn’t, choose a new password now: we’ll sign out every device.',
    ],
    action: { label: 'It wasn’t me: choose a new password', link: resetLink },
    sms: `New sign-in to your Sawa account, ${at}. Not you? Choose a new password: ${resetLink}`,
  }),
  recipientChanged: ({ firstName, oldName, newName, minutes, stopLink }) => ({
    subject: 'The recipient of your transfer was changed',
    paragraphs: [
      `Hello ${firstName},`,
      `Your transfer to ${oldName} will now go to ${newName}.`,
      minutes > 0
        ? `If this was you, you don’t need to do anything. We’ll wait at least ${minutes === 1 ? 'a minute' : `${minutes} minutes`} before we pay it out, so you have time to stop it.`
        : 'If this was you, you don’t need to do anything.',
      'If it wasn’t you, cancel the transfer now and choose a new password.',
    ],
    action: { label: 'See or cancel the transfer', link: stopLink },
    sms: `Sawa: your transfer to ${oldName} will now go to ${newName}. Not you? Cancel it: ${stopLink}`,
  }),
  recipientAdded: ({ firstName, recipientName, resetLink }) => ({
    subject: `${recipientName} was added to your recipients`,
    paragraphs: [
      `Hello ${firstName},`,
      `${recipientName} is now one of your recipients.`,
      'If you added them, you don’t need to do anything. If not, choose a new password now and contact us.',
    ],
    action: { label: 'It wasn’t me: choose a new password', link: resetLink },
    sms: `Sawa: ${recipientName} was added to your recipients. Not you? Choose a new password: ${resetLink}`,
  }),
};
