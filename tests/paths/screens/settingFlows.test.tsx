import { EditProfileScreens } from '#src/ui/screens/account/profile/EditProfileScreens.tsx';
import { ChangePasswordScreens } from '#src/ui/screens/account/settings/ChangePasswordScreens.tsx';
import { HandOverScreens } from '#src/ui/screens/verification/hand-over/HandOverScreens.tsx';
import { changePasswordPaths } from '../specs/changePassword.paths.ts';
import { editProfilePaths } from '../specs/editProfile.paths.ts';
import { handOverPaths } from '../specs/handOver.paths.ts';
import { told } from '../telling/retell.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { changePasswordUse } from './changePassword.screen.ts';
import { submitted } from './editProfile.facts.ts';
import { editProfileUse } from './editProfile.screen.ts';
import { handOverUse } from './handOver.screen.ts';
import { inProduct } from './inProduct.tsx';

walkScreen(changePasswordPaths, {
  ...changePasswordUse,
  mount: (actor) => inProduct(<ChangePasswordScreens actor={actor} />),
});

walkScreen(editProfilePaths, {
  ...editProfileUse,
  mount: (actor) => inProduct(<EditProfileScreens actor={actor} user={told(submitted)} />),
});

walkScreen(handOverPaths, {
  ...handOverUse,
  mount: (actor) => inProduct(<HandOverScreens actor={actor} />),
});
