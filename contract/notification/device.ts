import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { done, epochSeconds, id } from '../protocol/field.ts';

/** A browser somebody is signed in with; what it calls itself is a claim, and only shown. */
const device = z.strictObject({
  id,
  browser: z.string().optional(),
  system: z.string().optional(),
  signedInAt: epochSeconds,
  lastSeenAt: epochSeconds,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'signedIn',
  summary: 'The devices signed in to this account, last used first (not in the spec: ASVS 7.5.2)',
  data: z.array(device),
});

export const endDevice = endpoint({
  method: 'DELETE',
  path: '/user/sessions/{sessionId}',
  access: 'signedIn',
  summary: 'Signs another device out, after the password was given again (not in the spec: ASVS 7.5.2)',
  params: z.strictObject({ sessionId: id }),
  data: done,
});
