import { vi } from 'vitest';
import { rememberTransfer } from '#src/services/transferQueries.ts';
import { PayTransferScreens } from '#src/ui/screens/pay-transfer/PayTransferScreens.tsx';
import { PaymentResultScreens } from '#src/ui/screens/payment-result/PaymentResultScreens.tsx';
import { ExpiryNotice } from '#src/ui/screens/send-money/ExpiryNotice.tsx';
import { FreshSignInDialog } from '#src/ui/screens/send-money/FreshSignInDialog.tsx';
import { CancelTransferDialog } from '#src/ui/screens/transfer/CancelTransferDialog.tsx';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { cancelTransferPaths } from '../specs/cancelTransfer.paths.ts';
import { expiryWatchdogPaths } from '../specs/expiryWatchdog.paths.ts';
import { freshSignInPaths } from '../specs/freshSignIn.paths.ts';
import { paymentResultPaths } from '../specs/paymentResult.paths.ts';
import { payTransferPaths } from '../specs/payTransfer.paths.ts';
import { walkScreen } from '../walker/screenDriver.ts';
import { cancelTransferInChat } from './cancelTransfer.chat.ts';
import { cancelTransferUse } from './cancelTransfer.screen.ts';
import { inChat } from './chatFace.tsx';
import { expiryWatchdogUse } from './expiryWatchdog.screen.ts';
import { freshSignInInChat } from './freshSignIn.chat.ts';
import { freshSignInUse } from './freshSignIn.screen.ts';
import { inProduct } from './inProduct.tsx';
import { keepFormsHere } from './keepFormsHere.ts';
import { paymentResultInChat } from './paymentResult.chat.ts';
import { paymentResultUse } from './paymentResult.screen.ts';
import { payTransferInChat } from './payTransfer.chat.ts';
import { payTransferUse } from './payTransfer.screen.ts';
import { readAs, withReads } from './sendReads.tsx';
import { words } from './words.ts';

vi.mock('#src/services/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));
vi.mock('#src/ui/screens/pay-transfer/leaveFor.ts', () => ({ leaveFor: () => undefined }));

keepFormsHere();

const userId = userFixture().id;

walkScreen(payTransferPaths, {
  ...payTransferUse,
  mount: (actor) => withReads(<PayTransferScreens actor={actor} userId={userId} />),
});
walkScreen(payTransferPaths, { ...payTransferInChat, mount: inChat }, { face: 'chat' });

walkScreen(paymentResultPaths, {
  ...paymentResultUse,
  mount(actor) {
    const { isSignedIn } = actor.getSnapshot().context;
    // In the product the flow's own look is kept where the page reads it.
    actor.subscribe(({ context: { status } }) => {
      if (!status) return;
      readAs(transferFixture(status));
      rememberTransfer(userId, transferFixture(status));
    });
    return withReads(<PaymentResultScreens actor={actor} userId={isSignedIn ? userId : undefined} />);
  },
});
walkScreen(paymentResultPaths, { ...paymentResultInChat, mount: inChat }, { face: 'chat' });

walkScreen(cancelTransferPaths, {
  ...cancelTransferUse,
  mount: (actor) => inProduct(<CancelTransferDialog actor={actor} transfer={transferFixture()} />),
});
walkScreen(cancelTransferPaths, { ...cancelTransferInChat, mount: inChat }, { face: 'chat' });

walkScreen(freshSignInPaths, {
  ...freshSignInUse,
  mount: (actor) => withReads(<FreshSignInDialog actor={actor} />),
});
walkScreen(freshSignInPaths, { ...freshSignInInChat, mount: inChat }, { face: 'chat' });

walkScreen(expiryWatchdogPaths, {
  ...expiryWatchdogUse,
  mount: (actor) =>
    withReads(
      <>
        <h1>{words('send.review.title')}</h1>
        <ExpiryNotice actor={actor} />
      </>,
    ),
});
