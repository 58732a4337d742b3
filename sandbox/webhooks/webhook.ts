import { z } from 'zod';
import { companyIds } from '../companies.ts';

/** Something a company will do at a time, and the message that says so. */
export const webhook = z.object({
  /** Also the event id: the same however often it is sent. */
  id: z.string(),
  provider: z.enum(companyIds),
  /** The payment, check or payout it is about. */
  subject: z.string(),
  event: z.string(),
  body: z.string(),
  /** Left out where the company sends to one registered address. */
  url: z.string().optional(),
  /** When it happens, in ms since 1970. */
  dueAt: z.number(),
  /** When it is next sent. */
  sendAt: z.number(),
  attempts: z.number(),
  happened: z.boolean(),
  held: z.boolean(),
});
export type Webhook = z.infer<typeof webhook>;

export type Letter = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A company's part in its webhooks. */
export type Desk = {
  /** Makes true what the webhook says, and answers false to call it off. Asked again after a restart: it must not mind. */
  readonly happen: (webhook: Webhook) => Promise<boolean>;
  /** Signs at the moment of sending, because signatures carry their time. Undefined while no address is known. */
  readonly letter: (webhook: Webhook, signedBy: 'company' | 'stranger') => Letter | undefined;
};

/** How one attempt at sending went. */
export type Delivery = {
  readonly at: string;
  readonly provider: Webhook['provider'];
  readonly subject: string;
  readonly event: string;
  readonly eventId: string;
  readonly signedBy: 'company' | 'stranger';
  /** The app's HTTP status, or undefined when it could not be reached. */
  readonly status: number | undefined;
};
