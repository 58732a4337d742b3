import { promisesIn } from '#contract/quote/promisedTimes.ts';
import { operator } from '#domain/operator.ts';
import { rateHeldMinutes } from '#domain/service/promises.ts';
import { paragraphsOf } from '../paragraphsOf.ts';
import { simpleIdentityNews } from './simpleIdentityNews.ts';
import { simpleNewsEnglish } from './simpleNewsEnglish.ts';
import type { SimpleTexts } from './simpleWords.ts';

const { email, phone } = operator;
const { helpReply } = promisesIn('en');
const identityNews = simpleIdentityNews.en;

const ifItWasYou = 'Was it you? Then you don’t need to do anything.';
const ifNot = 'If not, choose a new password now. Then contact us.';

const greeted = (firstName: string, ...lines: readonly string[]) => ({ paragraphs: [`Hello ${firstName},`, ...lines] });

const blocked = (firstName: string, why: string) =>
  greeted(
    firstName,
    why,
    'Every device is signed out. You can’t start new transfers.',
    'Some transfers aren’t with our partner yet. They’re on hold.',
    `Write to ${email} or call ${phone}. We’ll tell you what you can do.`,
  );

export const simpleEnglish: SimpleTexts = {
  transferNews: (about) => greeted(about.firstName, ...simpleNewsEnglish[about.news](about)),
  identityNews: ({ firstName, reason }) =>
    reason
      ? greeted(
          firstName,
          identityNews.reasons[reason],
          'You only need to redo what didn’t work. It takes about two minutes. We’ve saved any transfer that’s waiting.',
        )
      : greeted(firstName, identityNews.approved),
  complaintReceived: ({ caseNumber, answerBy }) => ({
    paragraphs: [
      'Hello,',
      `We have your complaint. Its number is ${caseNumber}. Use it when you write or call.`,
      `Somebody will reply within ${helpReply}. You’ll get our final answer by ${answerBy}.`,
    ],
    notes: ['Not happy with our answer? Or no answer by then? You can take it to the ombudsman. It’s free.'],
  }),
  complaintAnswered: ({ caseNumber, answer, ombudsmanUntil }) => ({
    paragraphs: ['Hello,', `This is our final answer to your complaint ${caseNumber}.`, ...paragraphsOf(answer)],
    notes: [
      `Not happy with it? You can take it to the Financial Ombudsman Service. It’s free. You have until ${ombudsmanUntil}.`,
    ],
  }),
  guideReminder: ({ firstName }) => ({
    ...greeted(
      firstName,
      'You asked us to remind you of your transfer. Your answers are saved. Nothing was sent or taken.',
    ),
    notes: ['This is the only reminder. Have you changed your mind? Then you don’t need to do anything.'],
  }),
  rateAlertMet: ({ firstName, received, most, stopLink }) => ({
    ...greeted(
      firstName,
      `You asked us to tell you about a price: ${received} for ${most} or less, all fees included. You can get it right now.`,
      'Rates change all day. So it may cost more when you open the quote.',
      `The quote holds its rate for ${rateHeldMinutes} minutes.`,
    ),
    notes: [`This alert has ended. To stop your other alerts and reminders: ${stopLink}`],
  }),
  sendReminder: ({ firstName, received, stopLink }) => ({
    ...greeted(
      firstName,
      `You asked us to remind you today to send ${received}.`,
      'Nothing is sent until you do it. The button opens a quote with today’s price.',
    ),
    notes: [`To stop your alerts and reminders: ${stopLink}`],
  }),
  passwordChanged: ({ firstName }) =>
    greeted(firstName, 'Your Sawa password was changed. All your other devices are signed out.', ifItWasYou, ifNot),
  signedIn: ({ firstName, at }) =>
    greeted(
      firstName,
      `Somebody signed in to your account on ${at}. They used your password. We hadn’t seen their browser before.`,
      ifItWasYou,
      'If not, choose a new password now. We’ll sign out every device.',
    ),
  recipientChanged: ({ firstName, oldName, newName, minutes }) =>
    greeted(
      firstName,
      `Your transfer to ${oldName} will now go to ${newName}.`,
      ifItWasYou,
      ...(minutes > 0
        ? [
            `We’ll wait at least ${minutes === 1 ? 'a minute' : `${minutes} minutes`} before we pay it out. So you have time to stop it.`,
          ]
        : []),
      'If not, cancel the transfer now. Then choose a new password.',
    ),
  recipientAdded: ({ firstName, recipientName }) =>
    greeted(
      firstName,
      `${recipientName} is now one of your recipients.`,
      'Did you add them? Then you don’t need to do anything.',
      ifNot,
    ),
  factorAdded: ({ firstName, factor }) =>
    greeted(
      firstName,
      `Your account now has ${factor}. We’ll ask for it when you sign in on a new browser. We’ll ask for it before you send money, too.`,
      ifItWasYou,
      ifNot,
    ),
  factorRemoved: ({ firstName, factor }) =>
    greeted(
      firstName,
      `We’ve removed ${factor} from your account. You can’t use it any more to sign in or to say yes.`,
      ifItWasYou,
      ifNot,
    ),
  factorRemovalDue: ({ firstName, at }) =>
    greeted(
      firstName,
      `Somebody reset your password by a message. Maybe you’ve lost your passkeys and codes. So we’ll remove them on ${at}. Until then they protect your account as before.`,
      'Do you still have them? Sign in with one and they stay.',
      'You didn’t reset your password? Open your settings on a device where you’re signed in. Choose “Keep them”.',
    ),
  factorsRemoved: ({ firstName }) =>
    greeted(
      firstName,
      'Your password was reset. Nobody chose to keep your passkeys and codes. So we’ve removed them.',
      'You now sign in with your password alone. Add a new passkey in your settings.',
      'You didn’t reset your password? Contact us now.',
    ),
  accountBlocked: ({ firstName }) =>
    blocked(firstName, 'We’ve blocked your account. We can’t tell you more about it right now.'),
  accountTakenOver: ({ firstName }) =>
    blocked(
      firstName,
      'We think somebody else may be using your account. So we’ve blocked it. That keeps your money safe.',
    ),
  accountUnblocked: ({ firstName }) =>
    greeted(
      firstName,
      'Your account is open again. You can sign in and send money as before.',
      'Some transfers were only waiting for this. They’re moving again.',
    ),
  accountClosed: ({ firstName, keptUntil }) =>
    greeted(
      firstName,
      'We’ve closed your account, as you asked. Every device is signed out. Nobody can sign in to it.',
      'We’ve deleted your devices and alerts. We’ve deleted your chats and settings. The people you saved and never paid are gone, too.',
      `We’re legally required to keep some records until ${keptUntil}. They show who you are and what you sent. Then we delete them too.`,
      `Didn’t ask for this? Write to ${email}.`,
      'Would you like to come back? You can open a new account with the same address.',
    ),
};
