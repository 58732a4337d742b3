import type { MessageTexts } from './message.ts';
import { transferNewsText } from './transferNewsTexts.ts';

const notYou = 'You did not ask for this? Then ignore this message: nothing changes without the code.';
const neverShare = 'Keep this code to yourself. Nobody at Sawa will ever ask you for it.';

export const englishMessages: MessageTexts = {
  transferNews: transferNewsText('en'),
  accountCode: ({ firstName, code, link }) => ({
    subject: `${code} is your Sawa code`,
    paragraphs: [`Hello ${firstName},`, 'Enter this code to confirm your account. It works for 10 minutes.'],
    code,
    action: { label: 'Confirm my account', link },
    notes: [neverShare, notYou],
    sms: `${code} is your Sawa code, valid for 10 minutes. Never share it.`,
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
    paragraphs: ['Hello,', 'Enter this code to choose a new password. It works for 10 minutes.'],
    code,
    action: { label: 'Choose a new password', link },
    notes: [neverShare, 'You did not ask for this? Then ignore this message: your password stays as it is.'],
    sms: `${code} is your Sawa password code, valid for 10 minutes. Never share it.`,
  }),
  newEmailCode: ({ code, link }) => ({
    subject: `${code} confirms your e-mail at Sawa`,
    paragraphs: ['Hello,', 'Enter this code to sign in to Sawa with this e-mail from now on. It works for 10 minutes.'],
    code,
    action: { label: 'Confirm this e-mail', link },
    notes: [neverShare, notYou],
    sms: `${code} confirms your e-mail at Sawa, valid for 10 minutes. Never share it.`,
  }),
  phoneCode: ({ code }) => ({
    subject: `${code} confirms your phone at Sawa`,
    paragraphs: ['Hello,', 'Enter this code to confirm your phone number. It works for 10 minutes.'],
    code,
    notes: [neverShare, notYou],
    sms: `${code} confirms your phone number at Sawa, valid for 10 minutes. Never share it.`,
  }),
  passwordChanged: ({ firstName, resetLink }) => ({
    subject: 'Your Sawa password was changed',
    paragraphs: [
      `Hello ${firstName},`,
      'The password of your Sawa account has just been changed, and every device has been signed out.',
      'If it was you, there is nothing to do. If it was not, choose a new password at once and contact us.',
    ],
    action: { label: 'It was not me: choose a new password', link: resetLink },
    sms: `Your Sawa password was changed. Not you? Choose a new one at once: ${resetLink}`,
  }),
};
