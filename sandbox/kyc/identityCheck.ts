import { z } from 'zod';

export const parts = ['document', 'face', 'proof_of_address'] as const;
export type Part = (typeof parts)[number];

export const documentTypes = ['passport', 'driving_licence', 'national_id'] as const;

export const outcomes = ['accepted', 'declined', 'retry'] as const;
export type Outcome = (typeof outcomes)[number];

/** Why the check asks again, and for which part. */
export const retryReasons = {
  documentUnreadable: {
    part: 'document',
    message: 'The document cannot be read. Take the picture again in better light.',
  },
  faceNotMatching: { part: 'face', message: 'The face does not match the document. Take the picture again.' },
  addressTooOld: { part: 'proof_of_address', message: 'The proof of address is older than three months.' },
} as const satisfies Record<string, { part: Part; message: string }>;
export type RetryReason = keyof typeof retryReasons;

/** What is left of a picture: its hash and size, never the picture. */
const capture = z.object({
  part: z.enum(parts),
  reference: z.string(),
  documentType: z.enum(documentTypes).optional(),
  sha256: z.string(),
  bytes: z.number(),
  kind: z.enum(['jpeg', 'png', 'webp']),
  capturedAt: z.string(),
});
export type Capture = z.infer<typeof capture>;

export const session = z.object({ id: z.string(), webhook: z.string(), transactionId: z.string().optional() });

export const identityCheck = z.object({
  id: z.string(),
  sessionId: z.string(),
  webhook: z.string(),
  parts: z.array(z.enum(parts)),
  documentTypes: z.array(z.enum(documentTypes)),
  captures: z.array(capture),
  status: z.enum(['created', 'inProgress', 'decisionPending', 'completed']),
  result: z.enum(outcomes).optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  createdAt: z.string(),
});
export type IdentityCheck = z.infer<typeof identityCheck>;

export const missingParts = ({ parts: asked, captures }: IdentityCheck) =>
  asked.filter((part) => !captures.some((captured) => captured.part === part));

/** GET /customer/transactions/{id}. */
export const checkView = ({ id, status, result, error, parts: asked, captures }: IdentityCheck) => ({
  id,
  transactionId: id,
  status,
  ...(status === 'completed' ? { result, error } : {}),
  parts: asked.map((part) => ({ part, reference: captures.find((captured) => captured.part === part)?.reference })),
});

/** What the widget hands to the page around it about one captured part. */
export const verificationData = ({ part, reference, documentType, kind, bytes, capturedAt }: Capture) => ({
  reference,
  part,
  ...(documentType === undefined ? {} : { documentType }),
  kind,
  bytes,
  capturedAt,
});
