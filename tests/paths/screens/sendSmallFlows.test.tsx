import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { changeRecipientMachine } from '#src/machines/change-recipient/changeRecipientMachine.ts';
import type { confirmNewRecipientMachine } from '#src/machines/confirm-new-recipient/confirmNewRecipientMachine.ts';
import type { expiryWatchdogMachine } from '#src/machines/expiry-watchdog/expiryWatchdogMachine.ts';
import type { FreshSignInActor, freshSignInMachine } from '#src/machines/fresh-sign-in/freshSignInMachine.ts';
import { ChangeRecipientScreens } from '#src/ui/screens/send-money/ChangeRecipientScreens.tsx';
import { ConfirmNewRecipientDialog } from '#src/ui/screens/send-money/ConfirmNewRecipientDialog.tsx';
import { ExpiryNotice } from '#src/ui/screens/send-money/ExpiryNotice.tsx';
import { FreshSignInDialog } from '#src/ui/screens/send-money/FreshSignInDialog.tsx';
import { fullName } from '#src/ui/screens/send-money/recipientText.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { changeRecipientPaths } from '../specs/changeRecipient.paths.ts';
import { confirmNewRecipientPaths } from '../specs/confirmNewRecipient.paths.ts';
import { expiryWatchdogPaths } from '../specs/expiryWatchdog.paths.ts';
import { freshSignInPaths } from '../specs/freshSignIn.paths.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { words } from './inProduct.tsx';
import { marie, paul, withReads } from './sendReads.tsx';

vi.mock('#src/services/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

const userId = userFixture().id;
const nameOf = (recipientId: string) => fullName(recipientId === marie.id ? marie : paul);

const confirming: Screen<typeof confirmNewRecipientMachine> = {
  mount: (actor) => withReads(<ConfirmNewRecipientDialog actor={actor} userId={userId} />),
  headlines: { acknowledgement: words('recipient.trust.title') },
  table: {
    'acknowledgement.given': (page) => page.press(words('recipient.trust.agree')),
    'acknowledgement.declined': (page) => page.press(words('recipient.trust.decline')),
  },
};

const changing: Screen<typeof changeRecipientMachine> = {
  mount: (actor) => withReads(<ChangeRecipientScreens actor={actor} userId={userId} />),
  headlines: {
    otherRecipient: words('send.review.changeRecipient'),
    newRecipient: words('recipient.form.title'),
    acknowledgement: words('send.review.changeRecipient'),
    password: words('send.password.title'),
  },
  table: {
    'recipient.chosen': (page, { recipientId }) => page.choose(words('recipient.book.label'), nameOf(recipientId)),
    async 'recipient.deleted'(page, { recipientId }) {
      await page.press(words('recipient.book.delete', { name: nameOf(recipientId) }));
      await page.press(words('recipient.deletion.confirm'));
    },
    'recipient.confirmed': (page) => page.press(words('send.review.changeTo')),
    'newRecipient.chosen': (page) => page.press(words('recipient.book.add')),
    'change.declined': (page) => page.press(words('send.review.keepRecipient')),
  },
};

let signingIn: FreshSignInActor;

const password: Screen<typeof freshSignInMachine> = {
  mount(actor) {
    signingIn = actor;
    return withReads(<FreshSignInDialog actor={actor} />);
  },
  headlines: { password: words('send.password.title') },
  table: {
    async 'password.entered'(page, event) {
      await page.fill(words('send.password.label'), event.password);
      await page.press(words('common.continue'));
    },
    async 'password.declined'(page) {
      if (await page.isEnabled(words('controls.cancel'))) await page.press(words('controls.cancel'));
      else await act(async () => signingIn.send({ type: 'password.declined' }));
    },
  },
};

const expiring: Screen<typeof expiryWatchdogMachine> = {
  mount: (actor) =>
    withReads(
      <>
        <h1>{words('send.review.title')}</h1>
        <ExpiryNotice actor={actor} />
      </>,
    ),
  headlines: { expiryWarning: words('send.review.title') },
  table: { 'warning.dismissed': (page) => page.press(words('send.expiry.understood')) },
};

walkScreen(confirmNewRecipientPaths, confirming);
walkScreen(changeRecipientPaths, changing);
walkScreen(freshSignInPaths, password);
walkScreen(expiryWatchdogPaths, expiring);
