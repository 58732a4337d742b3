import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { id, text } from '../protocol/field.ts';
import { draftId } from '../transfer/draft.ts';

/** Characters of one conversation; with what JSON adds, it stays under what a request may hold. */
export const longestThread = 40_000;

/** Counts how often the thread was kept or emptied; 0 where none ever was. */
const revision = z.int().min(0).max(1_000_000_000);

/** A conversation as the guide wrote it down, and the draft of the transfer it is about. */
const guideThread = z.strictObject({ kept: text(longestThread), draftId: draftId.optional() });
export type GuideThread = z.infer<typeof guideThread>;

const params = z.strictObject({ id });

export const readThread = endpoint({
  method: 'GET',
  path: '/user/{id}/guide-thread',
  access: 'signedIn',
  summary: 'The conversation with the guide that was kept last, on whichever device (not in the spec: chat rule 26)',
  params,
  data: z.strictObject({ revision, thread: guideThread.optional() }),
});

export const keepThread = endpoint({
  method: 'PUT',
  path: '/user/{id}/guide-thread',
  access: 'signedIn',
  summary: 'Keeps a conversation in place of the revision it goes on from (not in the spec: chat rule 26)',
  params,
  body: z.strictObject({ ...guideThread.shape, revision }),
  data: z.strictObject({ revision }),
  refusals: ['notFound', 'threadChanged'],
});
