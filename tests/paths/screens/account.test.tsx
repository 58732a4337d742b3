import { vi } from 'vitest';
import { ConfirmCodeScreens } from '#src/ui/screens/account/ConfirmCodeScreens.tsx';
import { RegisterEmailScreens } from '#src/ui/screens/account/RegisterEmailScreens.tsx';
import { ResetPasswordScreens } from '#src/ui/screens/account/ResetPasswordScreens.tsx';
import { SignInScreens } from '#src/ui/screens/account/SignInScreens.tsx';
import { SignUpScreens } from '#src/ui/screens/account/SignUpScreens.tsx';
import { confirmCodePaths } from '../specs/confirmCode.paths.ts';
import { registerEmailPaths } from '../specs/registerEmail.paths.ts';
import { resetPasswordPaths } from '../specs/resetPassword.paths.ts';
import { signInPaths } from '../specs/signIn.paths.ts';
import { signUpPaths } from '../specs/signUp.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { inChat } from './chatFace.tsx';
import { confirmCodeInChat } from './confirmCode.chat.ts';
import { confirmCodeOnScreens, confirmCodeUse } from './confirmCode.screen.ts';
import { inProduct } from './inProduct.tsx';
import { registerEmailInChat } from './registerEmail.chat.ts';
import { registerEmailUse } from './registerEmail.screen.ts';
import { resetPasswordUse } from './resetPassword.screen.ts';
import { signInInChat } from './signIn.chat.ts';
import { signInUse } from './signIn.screen.ts';
import { signUpInChat } from './signUp.chat.ts';
import { signUpUse } from './signUp.screen.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

walkScreen(signInPaths, { ...signInUse, mount: (actor) => inProduct(<SignInScreens actor={actor} />) });
walkScreen(signInPaths, { ...signInInChat, mount: inChat }, { face: 'chat' });

walkScreen(signUpPaths, { ...signUpUse, mount: (actor) => inProduct(<SignUpScreens actor={actor} />) });
walkScreen(signUpPaths, { ...signUpInChat, mount: inChat }, { face: 'chat' });

walkScreen(confirmCodeOnScreens, {
  ...confirmCodeUse,
  mount: (actor) => inProduct(<ConfirmCodeScreens actor={actor} />),
});
walkScreen(confirmCodePaths, { ...confirmCodeInChat, mount: inChat }, { face: 'chat' });

walkScreen(registerEmailPaths, {
  ...registerEmailUse,
  mount: (actor) => inProduct(<RegisterEmailScreens actor={actor} />),
});
walkScreen(registerEmailPaths, { ...registerEmailInChat, mount: inChat }, { face: 'chat' });

walkScreen(resetPasswordPaths, {
  ...resetPasswordUse,
  mount: (actor) => inProduct(<ResetPasswordScreens actor={actor} />),
});
