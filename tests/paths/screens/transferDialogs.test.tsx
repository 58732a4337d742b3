import { vi } from 'vitest';
import { ReauthenticationDialog } from '#src/ui/flows/ReauthenticationDialog.tsx';
import { ProfileDialog } from '#src/ui/screens/payment/ProfileDialog.tsx';
import { CancelTransferDialog } from '#src/ui/screens/transfer/CancelTransferDialog.tsx';
import { ExpiryNotice } from '#src/ui/screens/transfer/ExpiryNotice.tsx';
import { RecallTransferDialog } from '#src/ui/screens/transfer/recall/RecallTransferDialog.tsx';
import { ShareTransferDialog } from '#src/ui/screens/transfer/ShareTransferDialog.tsx';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { cancelTransferPaths } from '../specs/cancelTransfer.paths.ts';
import { completeProfilePaths } from '../specs/completeProfile.paths.ts';
import { expiryWatchdogPaths } from '../specs/expiryWatchdog.paths.ts';
import { reauthenticationPaths } from '../specs/reauthentication.paths.ts';
import { recallTransferPaths } from '../specs/recallTransfer.paths.ts';
import { safeguardPaths } from '../specs/safeguard.paths.ts';
import { shareTransferPaths } from '../specs/shareTransfer.paths.ts';
import { talkToPersonPaths } from '../specs/talkToPerson.paths.ts';
import { told } from '../telling/retell.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { cancelTransferInChat } from './cancelTransfer.chat.ts';
import { cancelTransferUse } from './cancelTransfer.screen.ts';
import { inChat } from './chatFace.tsx';
import { completeProfileInChat } from './completeProfile.chat.ts';
import { completeProfileUse } from './completeProfile.screen.ts';
import { expiryWatchdogUse } from './expiryWatchdog.screen.ts';
import { inProduct } from './inProduct.tsx';
import { reauthenticationInChat } from './reauthentication.chat.ts';
import { reauthenticationUse } from './reauthentication.screen.ts';
import { recallTransferUse } from './recallTransfer.screen.ts';
import { safeguardInChat } from './safeguard.chat.ts';
import { withReads } from './sendReads.tsx';
import { shareTransferUse } from './shareTransfer.screen.ts';
import { talkToPersonInChat } from './talkToPerson.chat.ts';
import { words } from './words.ts';

vi.mock('#src/services/http/serverClock.ts', async (original) => ({
  ...(await original<object>()),
  serverMilliseconds: () => someMoment * 1_000,
}));
vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

walkScreen(cancelTransferPaths, {
  ...cancelTransferUse,
  mount: (actor) => inProduct(<CancelTransferDialog actor={actor} transfer={told(transferFixture())} />),
});
walkScreen(cancelTransferPaths, { ...cancelTransferInChat, mount: inChat }, { face: 'chat' });

walkScreen(completeProfilePaths, {
  ...completeProfileUse,
  mount: (actor) => withReads(<ProfileDialog actor={actor} />),
});

walkScreen(completeProfilePaths, { ...completeProfileInChat, mount: inChat }, { face: 'chat' });

walkScreen(shareTransferPaths, {
  ...shareTransferUse,
  mount: (actor) =>
    inProduct(<ShareTransferDialog actor={actor} transfer={told(transferFixture('PAYMENT_COMPLETED'))} />),
});

walkScreen(recallTransferPaths, {
  ...recallTransferUse,
  mount: (actor) => inProduct(<RecallTransferDialog actor={actor} transfer={told(transferFixture('COMPLETE'))} />),
});

walkScreen(safeguardPaths, { ...safeguardInChat, mount: inChat }, { face: 'chat' });

walkScreen(talkToPersonPaths, { ...talkToPersonInChat, mount: inChat }, { face: 'chat' });

walkScreen(reauthenticationPaths, {
  ...reauthenticationUse,
  mount: (actor) => withReads(<ReauthenticationDialog actor={actor} />),
});
walkScreen(reauthenticationPaths, { ...reauthenticationInChat, mount: inChat }, { face: 'chat' });

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
