import { vi } from 'vitest';
import type { sendMoneyMachine } from '#src/machines/send-money/sendMoneyMachine.ts';
import { fullName } from '#src/ui/screens/send-money/recipientText.ts';
import { SendMoneyScreens } from '#src/ui/screens/send-money/SendMoneyScreens.tsx';
import { sendMoneyPaths } from '../specs/sendMoney.paths.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { words } from './inProduct.tsx';
import { marie, paul, reason, withReads } from './sendReads.tsx';

vi.mock('#src/services/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

const nameOf = (recipientId: string) => fullName(recipientId === marie.id ? marie : paul);

const screens: Screen<typeof sendMoneyMachine> = {
  mount: (actor) => withReads(<SendMoneyScreens actor={actor} />),
  headlines: {
    amount: words('send.quote.title'),
    signIn: words('send.signIn.title'),
    recipient: words('recipient.title'),
    newRecipient: words('recipient.form.title'),
    // The child is still asking whether there is anything to ask, unless the server already said so.
    acknowledgement: ({ transfer }) => words(transfer ? 'recipient.trust.title' : 'recipient.title'),
    reason: words('recipient.reason.title'),
    creationRetry: words('recipient.creation.failed'),
    password: words('send.password.title'),
    verifyFirst: words('send.verifyFirst.title'),
    agreementRetry: words('send.agreement.failed'),
    transferRetry: words('send.review.unavailable'),
    review: words('send.review.title'),
    otherRecipient: words('send.review.changeRecipient'),
    cancellation: words('transfer.cancel.title'),
    startAgain: words('send.startAgain.title'),
    payment: words('pay.title'),
    // Verification is a page of its own; until it opens, this one stays.
    identity: words('send.review.title'),
    expired: words('send.expiry.title'),
  },
  table: {
    'signed.in': 'fromOutside',
    // The address bar asks for it.
    'step.reopened': 'fromOutside',
    'recipient.chosen': (page, { recipientId }) => page.choose(words('recipient.book.label'), nameOf(recipientId)),
    async 'recipient.deleted'(page, { recipientId }) {
      await page.press(words('recipient.book.delete', { name: nameOf(recipientId) }));
      await page.press(words('recipient.deletion.confirm'));
    },
    'recipient.confirmed': (page) => page.press(words('common.continue')),
    'newRecipient.chosen': (page) => page.press(words('recipient.book.add')),
    async 'reason.chosen'(page) {
      await page.choose(words('recipient.reason.label'), reason.reason);
      await page.press(words('recipient.reason.goOn'));
    },
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    'verification.chosen': (page) => page.press(words('send.verifyFirst.verify')),
    'review.accepted': (page) => page.press(words('send.review.goOn')),
    'otherRecipient.requested': (page) => page.press(words('send.review.changeRecipient')),
    'cancellation.requested': (page) => page.press(words('send.review.cancel')),
    'startAgain.confirmed': (page) => page.press(words('send.startAgain.confirm')),
    'startAgain.declined': (page) => page.press(words('send.startAgain.goOn')),
    'dashboard.chosen': (page) => page.press(words('send.expiry.dashboard')),
  },
};

walkScreen(sendMoneyPaths, screens);
