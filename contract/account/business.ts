import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { done, filledText } from '../protocol/field.ts';

export const inviteBusinessUser = endpoint({
  method: 'POST',
  path: '/business/invite',
  access: 'signedIn',
  summary: 'Invites somebody by e-mail, for business users; says nothing of whether they have an account',
  body: z.strictObject({ email: filledText(254) }),
  data: done,
});
