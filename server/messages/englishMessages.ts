import { promisesIn } from '#contract/promisedTimes.ts';
import { accountBlockTexts } from './accountBlockTexts.ts';
import { factorTexts } from './factorTexts.ts';
import { identityNewsText } from './identityTexts.ts';
import type { MessageTexts } from './message.ts';
import { operatorTexts } from './operatorTexts.ts';
import { paragraphsOf } from './paragraphsOf.ts';
import { transferNewsText } from './transferNewsTexts.ts';

const { codeLife, helpReply } = promisesIn('en');
const notYou = 'You did not ask for this? Then ignore this message: nothing changes without the code.';
const neverShare = 'Keep this code to yourself. Nobody at Sawa will ever ask you for it.';

export const englishMessages: MessageTexts = {
  transferNews: transferNewsText('en'),
  ...accountBlockTexts('en'),
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
      'Somebody has just tried to open a Sawa account with this address, and there is one already. If it was you, sign in.',
    ],
    action: { label: 'Sign in', link: signInLink },
    notes: [
      `You no longer know your password? Choose a new one: ${resetLink}`,
      'If it was not you, there is nothing to do: your account is as it was.',
    ],
    sms: `This number already has a Sawa account. Sign in: ${signInLink}`,
  }),
  passwordReset: ({ code, link }) => ({
    subject: `${code} is your Sawa password code`,
    paragraphs: ['Hello,', `Enter this code to choose a new password. It works for ${codeLife}.`],
    code,
    action: { label: 'Choose a new password', link },
    notes: [neverShare, 'You did not ask for this? Then ignore this message: your password stays as it is.'],
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
  complaintReceived: ({ caseNumber, answerBy }) => ({
    subject: `Your complaint ${caseNumber}`,
    paragraphs: [
      'Hello,',
      `We have your complaint. Its number is ${caseNumber}; name it whenever you write or call.`,
      `Somebody writes back within ${helpReply}. Our final answer comes by ${answerBy} at the latest.`,
    ],
    notes: ['Not satisfied with our answer, or none by then? You can take it to the ombudsman, free of charge.'],
    sms: `Sawa has your complaint ${caseNumber}. We answer by ${answerBy} at the latest.`,
  }),
  complaintAnswered: ({ caseNumber, answer, ombudsmanUntil }) => ({
    subject: `Our answer to your complaint ${caseNumber}`,
    paragraphs: ['Hello,', `This is our final answer to your complaint ${caseNumber}.`, ...paragraphsOf(answer)],
    notes: [
      `Not satisfied with it? You can take it to the Financial Ombudsman Service, free of charge, until ${ombudsmanUntil}.`,
    ],
    sms: `Sawa on your complaint ${caseNumber}: ${answer} Not satisfied? The ombudsman is free until ${ombudsmanUntil}.`,
  }),
  businessInvitation: ({ link }) => ({
    subject: 'You are invited to Sawa',
    paragraphs: ['Hello,', 'A business that sends money with Sawa invites you to do the same.'],
    action: { label: 'Create my account', link },
    notes: ['You do not know why you got this? Then there is nothing to do: no account was made for you.'],
    sms: `You are invited to Sawa: ${link}`,
  }),
  passwordChanged: ({ firstName, resetLink }) => ({
    subject: 'Your Sawa password was changed',
    paragraphs: [
      `Hello ${firstName},`,
      'The password of your Sawa account has just been changed, and every other device has been signed out.',
      'If it was you, there is nothing to do. If it was not, choose a new password at once and contact us.',
    ],
    action: { label: 'It was not me: choose a new password', link: resetLink },
    sms: `Your Sawa password was changed. Not you? Choose a new one at once: ${resetLink}`,
  }),
  signedIn: ({ firstName, at, resetLink }) => ({
    subject: 'A new sign-in to your Sawa account',
    paragraphs: [
      `Hello ${firstName},`,
      `Somebody signed in to your account on ${at}, with your password, from a browser we had not seen with it before.`,
      'If it was you, there is nothing to do. If it was not, choose a new password at once: every device is then signed out.',
    ],
    action: { label: 'It was not me: choose a new password', link: resetLink },
    sms: `New sign-in to your Sawa account, ${at}. Not you? Choose a new password: ${resetLink}`,
  }),
  recipientChanged: ({ firstName, oldName, newName, minutes, stopLink }) => ({
    subject: 'The recipient of your transfer was changed',
    paragraphs: [
      `Hello ${firstName},`,
      `Your transfer to ${oldName} will now go to ${newName}.`,
      minutes > 0
        ? `If this was you, there’s nothing to do. We’ll wait at least ${minutes === 1 ? 'a minute' : `${minutes} minutes`} before we pay it out, so you have time to stop it.`
        : 'If this was you, there’s nothing to do.',
      'If it wasn’t you, cancel the transfer now and choose a new password.',
    ],
    action: { label: 'See or cancel the transfer', link: stopLink },
    sms: `Sawa: your transfer to ${oldName} will now go to ${newName}. Not you? Cancel it: ${stopLink}`,
  }),
  recipientAdded: ({ firstName, recipientName, resetLink }) => ({
    subject: `${recipientName} was added to your recipients`,
    paragraphs: [
      `Hello ${firstName},`,
      `${recipientName} is now among the people you can send money to.`,
      'If it was you who added them, there is nothing to do. If it was not, choose a new password at once and contact us.',
    ],
    action: { label: 'It was not me: choose a new password', link: resetLink },
    sms: `Sawa: ${recipientName} was added to your recipients. Not you? Choose a new password: ${resetLink}`,
  }),
};
