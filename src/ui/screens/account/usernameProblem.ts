import { checkEmail, looksLikeEmail } from '#domain/account/emailRule.ts';
import { phoneShapeFits } from '#domain/account/phoneShape.ts';

/** What speaks against sending something to this e-mail or phone (AUT-38, AUT-44). */
export function usernameProblem(username: string): 'usernameRequired' | 'emailInvalid' | 'phoneInvalid' | undefined {
  const text = username.trim();
  if (text === '') return 'usernameRequired';
  if (looksLikeEmail(text)) return checkEmail(text).ok ? undefined : 'emailInvalid';
  return phoneShapeFits(text) ? undefined : 'phoneInvalid';
}
