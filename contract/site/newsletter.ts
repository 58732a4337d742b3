import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { done, filledText } from '../protocol/field.ts';

export const subscribe = endpoint({
  method: 'POST',
  path: '/subscribe',
  access: 'public',
  summary: 'Takes an e-mail address for the newsletter; says nothing of whether it was there already',
  body: z.strictObject({ email: filledText(254) }),
  data: done,
});
