import { isPayoutCountry, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import type { Plan } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { Said } from '#src/dialogue/words.ts';
import { otherCountryIn } from '#src/understanding/otherCountries.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import { agreedBy } from './agreeing.ts';
import type { Listener } from './hear.ts';
import { understood } from './recap.ts';

/** A country we do not send to is said to be one, and is never taken for an answer. */
export function hearUnserved(said: string, { slots }: Understanding, { conversation, language, part }: Asked): boolean {
  const { destination } = slots;
  const isAnyCountry = part.id === 'destination' || agreedBy(part) !== undefined;
  const named = isAnyCountry && !destination ? otherCountryIn(said, language) : destination?.value;
  if (named === undefined || isPayoutCountry(named)) return false;
  conversation.noteTyped(said);
  conversation.turn({ type: 'words.heard' });
  const options = payoutCountryCodes.map((code) => ({ country: code }));
  conversation.tell({ key: 'guide.told.notServed', facts: { country: named, options } });
  return true;
}

/** What was answered just so before is no correction, and no mistake. */
export function hearSame(text: string, plan: Plan, listener: Listener, said: readonly Said[]): boolean {
  const { conversation, state } = listener;
  const answers = { ...understood(listener), ...state.answers };
  const given = Object.entries(plan);
  const isSame = given.every(([part, answer]) =>
    Object.entries(answers).some(([one, value]) => one === part && value === answer?.value),
  );
  if (given.length === 0 || !isSame) return false;
  conversation.noteTyped(text);
  conversation.turn({ type: 'words.heard' });
  conversation.tell({ key: 'guide.told.already', facts: { said } });
  return true;
}

type Asked = Listener & { readonly part: Part };
