import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { vi } from 'vitest';
import { AddRecipientScreen } from '#src/ui/screens/recipient/AddRecipientScreen.tsx';
import { ChangeRecipientScreens } from '#src/ui/screens/recipient/ChangeRecipientScreens.tsx';
import { ConfirmNewRecipientDialog } from '#src/ui/screens/recipient/ConfirmNewRecipientDialog.tsx';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { addRecipientPaths } from '../specs/addRecipient.paths.ts';
import { changeRecipientPaths } from '../specs/changeRecipient.paths.ts';
import { confirmNewRecipientPaths } from '../specs/confirmNewRecipient.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { addRecipientInChat, addRecipientInChatPaths } from './addRecipient.chat.ts';
import { addRecipientUse } from './addRecipient.screen.ts';
import { changeRecipientInChat } from './changeRecipient.chat.ts';
import { changeRecipientUse } from './changeRecipient.screen.ts';
import { inChat } from './chatFace.tsx';
import { confirmNewRecipientInChat } from './confirmNewRecipient.chat.ts';
import { confirmNewRecipientUse } from './confirmNewRecipient.screen.ts';
import { withReads } from './sendReads.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

/** A pause in typing is over when the test says so. */
const pauseOver = 'pause over';
vi.mock('#src/ui/controls/useDebounced.ts', () => ({
  useDebounced<Value>(value: Value): Value {
    const [settled, setSettled] = useState(value);
    useEffect(() => {
      const settle = () => setSettled(value);
      window.addEventListener(pauseOver, settle);
      return () => window.removeEventListener(pauseOver, settle);
    }, [value]);
    return settled;
  },
}));
const stopTyping = () => act(async () => window.dispatchEvent(new Event(pauseOver)));

const userId = userFixture().id;

walkScreen(addRecipientPaths, {
  ...addRecipientUse(stopTyping),
  mount: (actor) => withReads(<AddRecipientScreen actor={actor} />),
});
walkScreen(addRecipientInChatPaths, { ...addRecipientInChat, mount: inChat }, { face: 'chat' });

walkScreen(changeRecipientPaths, {
  ...changeRecipientUse,
  mount: (actor) => withReads(<ChangeRecipientScreens actor={actor} userId={userId} />),
});
walkScreen(changeRecipientPaths, { ...changeRecipientInChat, mount: inChat }, { face: 'chat' });

walkScreen(confirmNewRecipientPaths, {
  ...confirmNewRecipientUse,
  mount: (actor) => withReads(<ConfirmNewRecipientDialog actor={actor} userId={userId} />),
});
walkScreen(confirmNewRecipientPaths, { ...confirmNewRecipientInChat, mount: inChat }, { face: 'chat' });
