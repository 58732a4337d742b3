export type CodeChannel = 'email' | 'sms';

/** People sign in by e-mail or phone (D-28); only an e-mail has an @, and codes go where the person signs in. */
export const codeChannelOf = (username: string): CodeChannel => (username.includes('@') ? 'email' : 'sms');
