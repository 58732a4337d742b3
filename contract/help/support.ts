import { z } from 'zod';
import { accountLineLength, accountLines, supportMessageLength } from '#domain/help/supportRules.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { epochSeconds, filledText, id } from '../protocol/field.ts';

/** One turn between a sender and one of our people. */
const supportMessage = z.strictObject({
  id,
  by: z.enum(['sender', 'support']),
  text: z.string(),
  at: epochSeconds,
});
export type SupportMessage = z.infer<typeof supportMessage>;

/** The name of a flow or of a question, as the guide has it. */
const nameInGuide = z.string().regex(/^[A-Za-z]{1,40}$/);

/** What was said before, without anything that was typed. */
const accountLine = z.strictObject({ by: z.enum(['guide', 'sender']), text: filledText(accountLineLength) });
export type AccountLine = z.infer<typeof accountLine>;

const toSupport = z.strictObject({
  text: filledText(supportMessageLength).refine((value) => value.trim() !== '', 'blank'),
  /** Where the sender is; left out where nothing is asked. */
  flow: nameInGuide.optional(),
  question: nameInGuide.optional(),
  transferId: id.optional(),
  /** Oldest first. */
  account: z.array(accountLine).max(accountLines),
});
export type ToSupport = z.infer<typeof toSupport>;

const ofUser = z.strictObject({ id });

export const writeToSupport = endpoint({
  method: 'POST',
  path: '/user/{id}/support',
  access: 'signedIn',
  summary: 'Says something to one of our people, from where the sender is in the guide (not in the spec: chat rule 17)',
  params: ofUser,
  body: toSupport,
  data: z.strictObject({ message: supportMessage, replyBy: epochSeconds }),
});

export const readSupport = endpoint({
  method: 'GET',
  path: '/user/{id}/support',
  access: 'signedIn',
  summary: 'What was said lately between the sender and our people, oldest first (not in the spec: chat rule 17)',
  params: ofUser,
  data: z.strictObject({ messages: z.array(supportMessage) }),
});
