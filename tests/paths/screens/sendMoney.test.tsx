import { vi } from 'vitest';
import { SendMoneyScreens } from '#src/ui/screens/send-money/SendMoneyScreens.tsx';
import { sendMoneyPaths } from '../specs/sendMoney.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { readWhatIsHeld } from './readWhatIsHeld.ts';
import { sendMoneyUse } from './sendMoney.screen.ts';
import { withReads } from './sendReads.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

walkScreen(
  sendMoneyPaths,
  {
    ...sendMoneyUse,
    mount(actor) {
      readWhatIsHeld(actor);
      return withReads(<SendMoneyScreens actor={actor} />);
    },
  },
  { sharesBeginnings: true },
);
