import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { done, epochSeconds, filledText, id } from '../protocol/field.ts';
import { openVerificationWidget, widgetParts } from './verification.ts';

export const beginHandOver = endpoint({
  method: 'POST',
  path: '/verification/hand-over',
  access: 'signedIn',
  summary: 'A link that opens one’s identity check elsewhere, for ten minutes (not in the spec: issue 5)',
  body: z.strictObject({ openedOn: z.enum(['phone', 'thisComputer']) }),
  data: z.strictObject({ url: z.string(), expiresAt: epochSeconds }),
});
export type HandOverLink = z.infer<typeof beginHandOver.data>;

export const readHandOver = endpoint({
  method: 'GET',
  path: '/verification/hand-over',
  access: 'signedIn',
  summary: 'Whether the phone is there yet, and has sent everything',
  data: z.strictObject({ state: z.enum(['waiting', 'opened', 'captured']) }),
});
export type HandOverState = z.infer<typeof readHandOver.data>['state'];

const token = filledText(200);

export const openHandOver = endpoint({
  method: 'POST',
  path: '/verification/hand-over/open',
  access: 'public',
  summary: 'The identity check of whoever showed the code, and nothing else of theirs',
  body: z.strictObject({ token }),
  data: openVerificationWidget.data,
});

export const submitHandedOverPart = endpoint({
  method: 'PUT',
  path: '/verification/hand-over',
  access: 'public',
  summary: 'One part captured on the phone; sent once each',
  body: z.strictObject({
    token,
    verificationId: id,
    verificationData: z.strictObject({
      part: z.enum(widgetParts),
      reference: filledText(200),
      experienceTransactionId: filledText(200),
    }),
  }),
  data: done,
});
