import { z } from 'zod';
import type { DialogueContext, DialogueInput } from './dialogueContext.ts';
import { readLog } from './thread.ts';

/**
 * What of a conversation outlives the page, to be sealed: as it was said, with what was said ahead and not asked yet.
 * Answers of the step at hand are with its flow and its form, and passwords with neither.
 */
export const kept = ({ thread, plan, taken, offer, askedOpenly }: DialogueContext): string =>
  JSON.stringify({ version, thread, plan, taken, offer, askedOpenly });

const version = 1;

const answer = z.object({ value: z.string(), isSilent: z.boolean().optional() });

const shape = z.object({
  version: z.literal(version),
  thread: z.unknown(),
  plan: z.record(z.string(), answer),
  taken: z.array(z.looseObject({ part: z.string() })),
  offer: z.looseObject({ part: z.string() }).optional(),
  askedOpenly: z.array(z.string()),
});

/** Nothing where none was kept, or it is broken or of another release: it is begun with the thread alone. */
export function readKept(text: string | undefined): DialogueInput | undefined {
  const read = shape.safeParse(text === undefined ? undefined : parsed(text));
  if (!read.success) return undefined;
  // Written above, in this same tab: the shape is checked, the names of questions and sentences are ours.
  return { ...read.data, thread: readLog(read.data.thread) } as unknown as DialogueInput;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
