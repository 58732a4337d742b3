import { vi } from 'vitest';
import { sendMoneyPaths } from '../specs/sendMoney.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { inChat } from './chatFace.tsx';
import { readWhatIsHeld } from './readWhatIsHeld.ts';
import { sendMoneyInChat } from './sendMoney.chat.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

walkScreen(
  sendMoneyPaths,
  {
    ...sendMoneyInChat,
    mount(actor) {
      readWhatIsHeld(actor);
      return inChat(actor);
    },
  },
  { face: 'chat', sharesBeginnings: true },
);
