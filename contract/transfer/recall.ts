import { z } from 'zod';
import { remittanceHandlers } from '#domain/recipient/remittanceHandler.ts';
import { recallOutcomes, recallReasons } from '#domain/transfer/recall.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { epochSeconds, id } from '../protocol/field.ts';

/** What a sender asked for about a delivered transfer, and how it stands. */
export const recallCase = z.strictObject({
  caseNumber: z.string(),
  reason: z.enum(recallReasons),
  openedAt: epochSeconds,
  /** By when we ask the partner, by when it answers, and by when whoever goes after it does. */
  askBy: epochSeconds,
  answerBy: epochSeconds,
  chaseBy: epochSeconds,
  askedAt: epochSeconds.optional(),
  chasedAt: epochSeconds.optional(),
  closedAt: epochSeconds.optional(),
  outcome: z.enum(recallOutcomes).optional(),
  /** What the partner said, in its words or in ours. */
  answer: z.string().optional(),
});
export type RecallCase = z.infer<typeof recallCase>;

/** What the partner confirmed: who paid, under which reference, when. */
const proofOfPayment = z.strictObject({
  partner: z.enum(remittanceHandlers),
  reference: z.string(),
  confirmedAt: epochSeconds,
});
export type ProofOfPayment = z.infer<typeof proofOfPayment>;

const odds = z.strictObject({ returned: z.int(), closed: z.int() });

const recallView = z.strictObject({
  proof: proofOfPayment,
  /** Of the cases of each reason that ended within a year; a reason without any is left out. */
  odds: z.partialRecord(z.enum(recallReasons), odds),
  recall: recallCase.optional(),
});
export type RecallView = z.infer<typeof recallView>;

const recallWish = recallCase.pick({ reason: true });
export type RecallWish = z.infer<typeof recallWish>;

const params = z.strictObject({ id, tid: id });
const path = '/user/{id}/transfer/{tid}/recall';

export const readRecall = endpoint({
  method: 'GET',
  path,
  access: 'signedIn',
  summary: 'Proof that a transfer was paid out, and the case its sender opened about it (peers 17; not in the spec)',
  params,
  data: recallView,
});

export const openRecall = endpoint({
  method: 'POST',
  path,
  access: 'signedIn',
  summary: 'Opens that case; asked for again it is the same one',
  params,
  body: recallWish,
  data: recallCase,
});
