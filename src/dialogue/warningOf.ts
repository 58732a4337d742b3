import type { Worry } from '#domain/fraud/worry.ts';
import type { SafeguardContext } from './safeguardMachine.ts';

/** Tricks that a worry names by itself, whatever is answered after it. */
const named = ['hacked', 'threatened', 'authority', 'impostor', 'reward'] as const satisfies readonly Worry[];

/** What is said before the sender decides; each names one trick, since a general warning is read by nobody (peers 27). */
export type Warning = (typeof named)[number] | 'script' | 'neverMet' | 'suspicion' | 'hurried';

/** The one that fits what was said and answered, the gravest first. */
export function warningOf({ worry, hasMet, isHurried, isToldWhatToSay }: SafeguardContext): Warning {
  const own = named.find((trick) => trick === worry);
  if (own) return own;
  if (isToldWhatToSay) return 'script';
  if (worry === 'nevermet' || hasMet === false) return 'neverMet';
  return worry === 'suspicion' && !isHurried ? 'suspicion' : 'hurried';
}
