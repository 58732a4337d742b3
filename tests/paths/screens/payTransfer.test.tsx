import { vi } from 'vitest';
import { PayTransferScreens } from '#src/ui/screens/payment/PayTransferScreens.tsx';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { payTransferPaths } from '../specs/payTransfer.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { inChat } from './chatFace.tsx';
import { keepFormsHere } from './keepFormsHere.ts';
import { payTransferInChat } from './payTransfer.chat.ts';
import { payTransferUse } from './payTransfer.screen.ts';
import { readWhatIsHeld } from './readWhatIsHeld.ts';
import { withReads } from './sendReads.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));
vi.mock('#src/ui/screens/payment/leaveFor.ts', () => ({ leaveFor: () => undefined }));

keepFormsHere();

walkScreen(payTransferPaths, {
  ...payTransferUse,
  mount(actor) {
    readWhatIsHeld(actor);
    return withReads(<PayTransferScreens actor={actor} userId={userFixture().id} />);
  },
});
walkScreen(
  payTransferPaths,
  {
    ...payTransferInChat,
    mount(actor) {
      readWhatIsHeld(actor);
      return inChat(actor);
    },
  },
  { face: 'chat' },
);
