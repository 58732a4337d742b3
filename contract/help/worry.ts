import { z } from 'zod';
import { isAnswered, isSafe, worries, worryDecisions } from '#domain/fraud/worry.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { epochSeconds, filledText, id } from '../protocol/field.ts';

const told = z.strictObject({
  /** The transfer it was told about; left out where there is none yet. */
  transferId: id.optional(),
  worry: z.enum(worries),
  said: filledText(1_000),
  /** The answers to the three questions: whoever cancels or wants a person need not give them. */
  hasMet: z.boolean().optional(),
  isHurried: z.boolean().optional(),
  isToldWhatToSay: z.boolean().optional(),
  decision: z.enum(worryDecisions),
});

const worry = told.refine((answers) => isSafe(answers.decision) || isAnswered(answers), 'not answered');
export type ToldWorry = z.infer<typeof worry>;

export const tellWorry = endpoint({
  method: 'POST',
  path: '/user/{id}/worry',
  access: 'signedIn',
  summary: 'Keeps what made a sender stop, for the fraud desk; `hold` closes the payment for a day (not in the spec)',
  params: z.strictObject({ id }),
  body: worry,
  /** When the transfer can be paid again, where it is held. */
  data: z.strictObject({ heldUntil: epochSeconds.optional() }),
});
