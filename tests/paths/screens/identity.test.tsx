import { vi } from 'vitest';
import { CaptureScreens } from '#src/ui/screens/verification/CaptureScreens.tsx';
import { PhoneScreen } from '#src/ui/screens/verification/hand-over/PhoneScreen.tsx';
import { VerifyIdentityScreens } from '#src/ui/screens/verification/VerifyIdentityScreens.tsx';
import { captureDocumentsPaths } from '../specs/captureDocuments.paths.ts';
import { captureOnPhonePaths } from '../specs/captureOnPhone.paths.ts';
import { verifyIdentityPaths } from '../specs/verifyIdentity.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { captureDocumentsInChat } from './captureDocuments.chat.ts';
import { captureDocumentsUse } from './captureDocuments.screen.ts';
import { captureOnPhoneUse } from './captureOnPhone.screen.ts';
import { inChat } from './chatFace.tsx';
import { tellFromWidget } from './identityWidget.ts';
import { inProduct } from './inProduct.tsx';
import { verifyIdentityInChat } from './verifyIdentity.chat.ts';
import { verifyIdentityUse } from './verifyIdentity.screen.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

walkScreen(verifyIdentityPaths, {
  ...verifyIdentityUse,
  mount: (actor) => inProduct(<VerifyIdentityScreens actor={actor} />),
});
walkScreen(verifyIdentityPaths, { ...verifyIdentityInChat, mount: inChat }, { face: 'chat' });

walkScreen(captureDocumentsPaths, {
  ...captureDocumentsUse(tellFromWidget),
  mount: (actor) => inProduct(<CaptureScreens actor={actor} />),
});
walkScreen(captureDocumentsPaths, { ...captureDocumentsInChat(tellFromWidget), mount: inChat }, { face: 'chat' });

walkScreen(captureOnPhonePaths, {
  ...captureOnPhoneUse(tellFromWidget),
  mount: (actor) => inProduct(<PhoneScreen actor={actor} />),
});
