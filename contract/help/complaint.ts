import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { epochSeconds, filledText, text } from '../protocol/field.ts';

/** What is promised to whoever complains, and how it stands. */
export const complaintCase = z.strictObject({
  caseNumber: z.string(),
  receivedAt: epochSeconds,
  replyBy: epochSeconds,
  answerBy: epochSeconds,
  ombudsmanUntil: epochSeconds,
  answeredAt: epochSeconds.optional(),
  /** What we wrote back. */
  answer: z.string().optional(),
  transferId: z.string().optional(),
});
export type ComplaintCase = z.infer<typeof complaintCase>;

/** With the spec’s fields (BIZ-04). */
const complaint = z.strictObject({
  name: filledText(100),
  mobile: text(40),
  email: filledText(254),
  transferId: text(80).optional(),
  complaint: filledText(4000),
});
export type Complaint = z.infer<typeof complaint>;

export const sendComplaint = endpoint({
  method: 'POST',
  path: '/complaint',
  access: 'public',
  summary: 'Takes a complaint, with or without an account (D-103)',
  body: complaint,
  data: complaintCase,
});

export const listComplaints = endpoint({
  method: 'GET',
  path: '/user/complaints',
  access: 'signedIn',
  summary: 'One’s own complaints with their dates, newest first (not in the spec: peers 35)',
  data: z.array(complaintCase),
});
