import { z } from 'zod';
import { user } from '../account/account.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { done, filledText } from '../protocol/field.ts';

const credentials = z.strictObject({
  username: filledText(254),
  password: z.string().min(1).max(255),
  /** Checks the password only and opens no session (D-38); on an open session it counts as a fresh sign-in. */
  skipSession: z.boolean().optional(),
});

/** The browser imports the key as non-extractable and forgets the bytes (security notes, 4.1). */
export const openedSession = z.strictObject({
  user,
  /** base64url, 32 bytes; absent when skipSession only checked the password. */
  signingKey: z.string().optional(),
});
export type OpenedSession = z.infer<typeof openedSession>;

/** Whole seconds until the session ends: when nobody does anything, and whatever they do. */
export const sessionTime = z.strictObject({ idleSeconds: z.int().min(0), lifeSeconds: z.int().min(0) });
export type SessionTime = z.infer<typeof sessionTime>;

/** Who is signed in, and for how long. */
const currentSession = z.strictObject({ user, endsIn: sessionTime });
export type CurrentSession = z.infer<typeof currentSession>;

export const signIn = endpoint({
  method: 'POST',
  path: '/session',
  access: 'public',
  summary: 'Signs in by e-mail or phone and password',
  body: credentials,
  data: openedSession,
});

export const signInInstantly = endpoint({
  method: 'POST',
  path: '/session/instant',
  access: 'public',
  summary: 'Signs in once with the token a confirmation gave',
  body: z.strictObject({ username: filledText(254), token: filledText(200) }),
  data: openedSession,
});

export const checkSession = endpoint({
  method: 'GET',
  path: '/session',
  access: 'signedIn',
  summary: 'Who is signed in',
  data: currentSession,
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/session',
  access: 'signedIn',
  summary: 'Ends the session',
  data: done,
});
