import type { Worry } from '#domain/fraud/worry.ts';
import type { SafeguardContext } from './safeguardMachine.ts';

/** What is said before the sender decides; each names one trick, since a general warning is read by nobody (peers 27). */
export type Warning = Exclude<Worry, 'nevermet' | 'secret'> | 'script' | 'neverMet';

const own: Partial<Record<Worry, Warning>> = {
  hacked: 'hacked',
  threatened: 'threatened',
  authority: 'authority',
  impostor: 'impostor',
  reward: 'reward',
};

/** The one that fits what was said and answered, the gravest first. */
export function warningOf({ worry, hasMet, isHurried, isToldWhatToSay }: SafeguardContext): Warning {
  const named = own[worry];
  if (named) return named;
  if (isToldWhatToSay) return 'script';
  if (worry === 'nevermet' || hasMet === false) return 'neverMet';
  return worry === 'suspicion' && !isHurried ? 'suspicion' : 'hurried';
}
