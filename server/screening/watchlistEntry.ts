import { z } from 'zod';

/** One of somebody's names as a list writes it. Without a given name it is one word, or its family names alone. */
const listedName = z.object({
  given: z.string(),
  family: z.string(),
  /** The list itself calls it a weak alias: alone, only the whole of it means somebody. */
  isWeak: z.literal(true).optional(),
});
export type ListedName = z.infer<typeof listedName>;

/** A listed person. `id` stays the same from one version of the list to the next. */
export const watchlistEntry = z.object({
  id: z.string().min(1),
  /** The main one first; in every script the list has. */
  names: z.array(listedName).min(1),
  /** Days, or years where the list knows no more: 1961-04-03, 1961. */
  born: z.array(z.string()),
});
export type WatchlistEntry = z.infer<typeof watchlistEntry>;

/** As an operator reads it: `Viktor Zagorin, born 1961-04-03`. */
export function describeEntry({ names: [first], born }: WatchlistEntry): string {
  const name = [first?.given, first?.family].filter(Boolean).join(' ');
  return born.length > 0 ? `${name}, born ${born.join(' or ')}` : name;
}
