import { vi } from 'vitest';
import type { paymentResultMachine } from '#src/machines/payment-result/paymentResultMachine.ts';
import { PaymentResultScreens } from '#src/ui/screens/payment-result/PaymentResultScreens.tsx';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { paymentResultPaths } from '../specs/paymentResult.paths.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { words } from './inProduct.tsx';
import { withReads } from './sendReads.tsx';

vi.mock('#src/services/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

const screens: Screen<typeof paymentResultMachine> = {
  mount(actor) {
    const { isSignedIn } = actor.getSnapshot().context;
    return withReads(<PaymentResultScreens actor={actor} userId={isSignedIn ? userFixture().id : undefined} />);
  },
  headlines: {
    nothingStarted: words('send.nothingStarted'),
    error: words('result.states.ERROR'),
    inProgress: words('result.states.INPROGRESS'),
    paid: words('result.states.COMPLETE'),
    delivered: words('result.states.COMPLETE'),
    cancelled: words('result.states.CANCELLED'),
    // To the letter of the spec; the status beside it tells the end (D-77).
    ended: words('result.states.INPROGRESS'),
  },
  table: {
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    // The page hears it from the session.
    'signed.in': 'fromOutside',
    'payAgain.chosen': 'fromOutside',
    'dashboard.chosen': 'fromOutside',
  },
};

walkScreen(paymentResultPaths, screens);
