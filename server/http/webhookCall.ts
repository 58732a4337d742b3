import type { z } from 'zod';
import type { WebhookCall } from './route.ts';

export function headerOf({ headers }: WebhookCall, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}

/** A text as JSON of one shape; undefined when it is anything else. */
export function jsonIn<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Milliseconds a signed call may be older or younger than the clock says: a copy somebody kept is worth nothing later. */
const webhookWindowMs = 300_000;

/** Whether a call that says when it was sent, in milliseconds since 1970, comes in its time. */
export const isTimely = ({ receivedAt }: WebhookCall, sentAt: number): boolean =>
  Math.abs(receivedAt - sentAt) <= webhookWindowMs;
