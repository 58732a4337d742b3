import { isPayoutCountry, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { isOffered } from '#src/dialogue/answerWords.ts';
import type { Plan } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { Said } from '#src/dialogue/words.ts';
import { otherCountryIn } from '#src/understanding/otherCountries.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import { agreedBy } from './agreeing.ts';
import type { Listener } from './hear.ts';
import { optionsOf } from './listedOptions.ts';
import { understood } from './recap.ts';

/** A country we do not send to, or a way money does not go there: said to be so, and never taken for an answer. */
export function hearUnserved(said: string, { understood: { slots }, plan }: Read, asked: Asked): boolean {
  const { conversation, language, part } = asked;
  const { destination } = slots;
  const isAnyCountry = part.id === 'destination' || agreedBy(part) !== undefined;
  const named = isAnyCountry && !destination && !slots.origin ? otherCountryIn(said, language) : destination?.value;
  if (named === undefined || isPayoutCountry(named)) return hearNotThere(said, plan, asked);
  conversation.noteTyped(said);
  conversation.turn({ type: 'words.heard' });
  const options = payoutCountryCodes.map((code) => ({ country: code }));
  conversation.tell({ key: 'guide.told.notServed', facts: { country: named, options } });
  return true;
}

function hearNotThere(said: string, plan: Plan, { conversation, part }: Asked): boolean {
  const way = plan.method?.value;
  if (part.id !== 'method' || way === undefined || isOffered(part.control, way, optionsOf)) return false;
  conversation.noteTyped(said);
  conversation.turn({ type: 'words.heard' });
  const options = optionsOf(part.control).map(({ words }) => words);
  conversation.tell({ key: 'guide.told.notThere', facts: { options } });
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

type Read = { readonly understood: Understanding; readonly plan: Plan };

type Asked = Listener & { readonly part: Part };
