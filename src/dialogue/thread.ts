import { z } from 'zod';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import type { WholeCost } from '#domain/quote/wholeCost.ts';
import type { Facts, PartId, Words } from './words.ts';

/** What happened in the conversation, in its order. What the thread shows is written from this alone (R14). */
export type Happening =
  | { readonly kind: 'asked'; readonly part: PartId; readonly facts?: Facts | undefined }
  | { readonly kind: 'answered'; readonly part: PartId; readonly words: Words }
  /** What was typed and not understood. */
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'told'; readonly words: Words }
  /** Told so that it is not read over. */
  | { readonly kind: 'warned'; readonly words: Words }
  /** `cost` tells the part inside the rate too, where the market's middle is known. */
  | { readonly kind: 'priced'; readonly sum: TransferSum; readonly cost?: WholeCost | undefined }
  | { readonly kind: 'changing'; readonly parts: readonly PartId[]; readonly again: readonly PartId[] }
  | { readonly kind: 'receipt'; readonly transferId: string }
  /** Whether an e-mail is to lead back here: the server has the answer. */
  | { readonly kind: 'reminder' }
  /** A page where what was said is gone on with. */
  | { readonly kind: 'lead'; readonly words: Words; readonly to: string }
  /** Between the sender and one of our people, by the server’s id: an answer, or what was asked elsewhere. */
  | {
      readonly kind: 'support';
      readonly messageId: string;
      readonly by: 'sender' | 'support';
      readonly text: string;
    };

export const told = (words: Words): Happening => ({ kind: 'told', words });

export const lastSaidByGuide = (thread: readonly Entry[]): Entry | undefined =>
  thread.findLast(({ kind }) => kind === 'told' || kind === 'asked' || kind === 'warned' || kind === 'priced');

/** Whether this is what the guide said last, word for word; said again, it would be the same twice running (R16). */
export function isToldLast(thread: readonly Entry[], words: Words): boolean {
  const last = lastSaidByGuide(thread);
  return last?.kind === 'told' && JSON.stringify(last.words) === JSON.stringify(words);
}

/** To where a person answers. */
export const leadToHelp: Happening = { kind: 'lead', words: { key: 'guide.helpLink' }, to: '/help' };

/** To where a signed-in sender writes to one of our people, in this very thread. */
export const leadToPerson: Happening = {
  kind: 'lead',
  words: { key: 'guide.support.write' },
  to: '/send/guided?person=',
};

/** To where the conversation went on meanwhile, as the server has it. */
export const leadElsewhere = {
  kind: 'lead',
  words: { key: 'guide.elsewhere.take' },
  to: '/send/guided?elsewhere=',
} as const satisfies Happening;

export type Entry = Happening & {
  readonly id: number;
  /** When it was said: seconds since 1970. Threads kept before there were times have none. */
  readonly at?: number | undefined;
};

/** Only the newest answer to a question is the one that counts, in the order the questions were answered last. */
export function latestAnswers(log: readonly Entry[]): readonly Answered[] {
  const latest = new Map<PartId, Answered>();
  for (const entry of log) {
    if (entry.kind !== 'answered') continue;
    latest.delete(entry.part);
    latest.set(entry.part, entry);
  }
  return [...latest.values()];
}

type Answered = Entry & { readonly kind: 'answered' };

/** Older ones give way: a thread nobody ends is not to fill the browser's storage. */
export const longestLog = 400;

/** The log as the browser may keep it: ids, amounts and choices, and nothing anybody typed (R28, D-121). */
export const storable = (log: readonly Entry[]): readonly Entry[] =>
  log.flatMap((entry): Entry[] => {
    switch (entry.kind) {
      case 'typed':
      // The server has it, and it comes back from there.
      case 'support':
        return [];
      case 'answered':
        return [{ ...entry, words: storableWords(entry.words) }];
      case 'told':
        return [{ ...entry, words: storableWords(entry.words) }];
      case 'lead':
        return [{ ...entry, words: nameless(entry.words) }];
      case 'asked':
        return [{ ...entry, facts: withoutName(entry.facts) }];
      default:
        return [entry];
    }
  });

/** Of somebody in the book the id is enough: the name is found again. */
const nameless = (words: Words): Words =>
  'key' in words && words.facts?.recipientId !== undefined ? storableWords(words) : words;

const given = { key: 'guide.answers.given' } as const;

/** All that the browser kept of something typed. */
export const isGiven = (words: Words): boolean => 'key' in words && words.key === given.key;

function storableWords(words: Words): Words {
  if ('text' in words || 'day' in words || 'inWords' in words || 'account' in words) return given;
  if ('key' in words) return { ...words, facts: withoutName(words.facts) };
  if ('failure' in words) return { failure: { code: words.failure.code, details: {} } };
  return words;
}

function withoutName(facts: Facts | undefined): Facts | undefined {
  if (facts === undefined) return facts;
  const { name, deed, said, example, options, ...kept } = facts;
  return {
    ...kept,
    ...(example && { example: storableWords(example) }),
    ...(options && { options: options.map(storableWords) }),
    ...(said && { said: said.map(({ part, words }) => ({ part, words: storableWords(words) })) }),
  };
}

const kinds = [
  'asked',
  'answered',
  'typed',
  'told',
  'warned',
  'priced',
  'changing',
  'receipt',
  'reminder',
  'lead',
  'support',
] as const;
const stored = z.array(z.looseObject({ id: z.int(), at: z.int().optional(), kind: z.enum(kinds) }));

/** A kept log, or none: what is broken or foreign is begun anew. */
export function readLog(kept: unknown): readonly Entry[] {
  const read = stored.safeParse(kept);
  // Written by this same tab; the kinds are checked, their parts are ours.
  return read.success ? (read.data as unknown as readonly Entry[]) : [];
}
