import { mayBeName, mayBePlace } from '#src/understanding/boxAnswers.ts';
import { opensWithWait } from '#src/understanding/dialogueActs.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import type { Part, Plan } from '../question.ts';
import type { PartId } from '../words.ts';
import { askedFor, isTyped } from './parsing.ts';
import type { Situation } from './situation.ts';

const places: readonly PartId[] = ['city', 'birthCityName', 'county', 'bankName', 'accountBranch', 'address1'];
const addresses: readonly PartId[] = ['email', 'signUpEmail', 'username'];

/** Answered by whatever is typed, and this may be the answer: what cannot be is heard as at any other question. */
export function isForTheBox(said: string, part: Part): boolean {
  const { id, control } = part;
  if (!isTyped(part)) return false;
  if (control.kind !== 'text') return /\d/.test(said);
  if (addresses.includes(id)) return /[@\d]/.test(said) || mayBeName(said);
  return isNamedThere(said, part) || !isForAName(part);
}

/** A name or a place, which may sound like anything: a town is called Reading, and a woman Hope. */
export function isNamedThere(said: string, part: Part): boolean {
  if (askedFor[part.id] === 'name') return mayBeName(said);
  if (part.id === 'address1' && /\d/.test(said)) return true;
  return places.includes(part.id) && mayBePlace(said);
}

const isForAName = ({ id }: Part): boolean => askedFor[id] === 'name' || places.includes(id);

/** "Let me find her number": nobody’s name, and no number. */
export const waitsAtBox = (said: string): boolean =>
  opensWithWait(said) && !/\d/.test(said) && said.split(' ').length >= leastWordsOfWait;

const leastWordsOfWait = 4;

/** "My number is…", where the form takes the number alone; of the country that was chosen for it. */
export function ownNumberIn(said: string, { control, check }: Part, { slots }: Understanding): string | undefined {
  if (control.kind !== 'phone' || !control.choosesCountry || !slots.phone || !check?.(said)) return undefined;
  const { countryCode, national } = slots.phone.value;
  return said.startsWith(`${countryCode} `) ? `${countryCode} ${national}` : undefined;
}

/** "MTN" is a wallet too, which was chosen long before: what is otherwise than it was, or was not said yet. */
export function newsIn(plan: Plan, { answers, reading }: Situation): Plan {
  const now: Readonly<Record<string, string | undefined>> = reading.understood(answers);
  return Object.fromEntries(Object.entries(plan).filter(([part, planned]) => planned?.value !== now[part])) as Plan;
}
