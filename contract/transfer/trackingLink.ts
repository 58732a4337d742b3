import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { done, epochSeconds, id } from '../protocol/field.ts';
import { languages } from '../protocol/language.ts';

/** A page for a recipient, which whoever has its address may see. */
export const trackingLink = z.strictObject({
  url: z.string(),
  expiresAt: epochSeconds,
  /** What the page is written in. */
  language: z.enum(languages),
  showsAmount: z.boolean(),
});
export type TrackingLink = z.infer<typeof trackingLink>;

const linkWish = trackingLink.pick({ language: true, showsAmount: true });
/** What its sender decides about it. */
export type LinkWish = z.infer<typeof linkWish>;

const params = z.strictObject({ id, tid: id });
const path = '/user/{id}/transfer/{tid}/tracking-link';

export const readTrackingLink = endpoint({
  method: 'GET',
  path,
  access: 'signedIn',
  summary: 'The link a recipient follows this transfer by, where there is one (peers 13; not in the spec)',
  params,
  data: z.strictObject({ link: trackingLink.optional() }),
});

export const createTrackingLink = endpoint({
  method: 'POST',
  path,
  access: 'signedIn',
  summary: 'Makes that link; asked for alike it is the same one, asked for otherwise the one before it ends',
  params,
  body: linkWish,
  data: trackingLink,
});

export const revokeTrackingLink = endpoint({
  method: 'DELETE',
  path,
  access: 'signedIn',
  summary: 'Ends that link at once',
  params,
  data: done,
});
