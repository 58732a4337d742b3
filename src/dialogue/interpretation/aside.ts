import { asksForCall } from '#src/understanding/callMe.ts';
import { mentionsOf, type ParsedUtterance, parseUtterance } from '#src/understanding/parsedUtterance.ts';
import { livesWherePaidOut } from '#src/understanding/places.ts';
import { isUntakenWay, isWayOfPaying } from '#src/understanding/waysOfPaying.ts';
import type { PartId } from '../words.ts';
import { placesTold } from './acts.ts';
import { onceRunning } from './onceRunning.ts';
import { isYes, listeningTo } from './parsing.ts';
import { acknowledged, type Interpretation, type Situation, typed } from './situation.ts';
import { payingTold } from './topics.ts';

/** Nothing that answers, and not nonsense either: where the sender lives, what they pay with, whom it is for, a yes to one of several. */
export function asAside(said: string, situation: Situation): Interpretation {
  const parsed = parseUtterance(said, { ...listeningTo(situation), taken: [], isName: () => false });
  if (livesWherePaidOut(parsed)) return placesTold('origins');
  if (isWayOfPaying(said)) return payingTold(situation);
  if (isOfWhom(parsed, situation)) return [acknowledged, onceRunning({ key: 'guide.told.whoLater' }, situation)];
  const options = optionsHere(situation);
  return options.length > 1 && isYes(said, situation)
    ? [acknowledged, onceRunning({ key: 'guide.told.whichOne', facts: { options } }, situation)]
    : undefined;
}

/** "Apple pay" where a way to pay is asked: what we take is said, and nothing is chosen. */
export const asUntakenWay = (said: string, situation: Situation): Interpretation =>
  situation.part.id === 'paymentMethod' && isUntakenWay(said) ? [typed(said), ...payingTold(situation)] : undefined;

/** "Call me on 07911…": how help is reached, and nobody's number. */
export const asCallWish = (said: string): Interpretation =>
  asksForCall(said) ? [typed(said), acknowledged, { type: 'person.requested' }] : undefined;

/** Asked before whom it goes to. */
const beforeRecipient: readonly PartId[] = ['destination', 'method', 'amount'];

function isOfWhom(parsed: ParsedUtterance, { part }: Situation): boolean {
  const people = mentionsOf(parsed, 'kinshipTerms').map(({ mention }) => mention);
  const isPerson = (place: number) => people.some(({ from, to }) => place >= from && place < to);
  return (
    beforeRecipient.includes(part.id) &&
    people.length > 0 &&
    parsed.tokens.every(({ kind, text }, place) => kind !== 'word' || isPerson(place) || besidePeople.has(text))
  );
}

/** "It's for my brother in law": said of nothing but whom it goes to. */
const besidePeople: ReadonlySet<string> = new Set(
  `it s is its this that for to my our the a an and in law na send please want i
  c est cest ca pour a au mon ma mes notre nos le la les un une et beau belle svp envoyer je veux`.split(/\s+/),
);

/** As many as are said in one breath. */
const mostNamed = 4;

function optionsHere({ part, reading }: Situation) {
  const words = reading.optionsOf(part.control).flatMap((option) => (option.refusal ? [] : [option.words]));
  return words.length <= mostNamed ? words : [];
}
