import { looksLikeEmail } from '#domain/account/emailRule.ts';

export type CodeChannel = 'email' | 'sms';

/** People sign in by e-mail or phone (D-28), and their codes go the same way. */
export const codeChannelOf = (username: string): CodeChannel => (looksLikeEmail(username) ? 'email' : 'sms');
