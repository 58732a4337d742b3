import { isDeliveryCountry, methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import { parseUtterance } from '#src/understanding/parsedUtterance.ts';
import { isQuestionLike } from '#src/understanding/questionLike.ts';
import { choicesRefused, isRefusal } from '#src/understanding/refusals.ts';
import type { Option } from '../question.ts';
import { methodWords } from '../transferWords.ts';
import type { PartId } from '../words.ts';
import { onceRunning } from './onceRunning.ts';
import { listeningTo } from './parsing.ts';
import { acknowledged, type Interpretation, type Situation, typed } from './situation.ts';

const ways: readonly PartId[] = ['method', 'paymentMethod', 'channel'];

/** "No bank transfer", "she doesn’t have a bank": the other ways are offered, and none is taken. */
export function asRefusedWay(said: string, situation: Situation): Interpretation {
  const { part } = situation;
  if (!ways.includes(part.id)) return undefined;
  const listening = listeningTo(situation);
  const parsed = parseUtterance(said, { ...listening, taken: [], isName: isRefusal });
  if (isQuestionLike(parsed)) return undefined;
  const { refused, named } = choicesRefused(parsed, listening.known.choices ?? []);
  if (refused.length === 0 || named.length > 0) return undefined;
  const left = waysLeft(
    refused.map(({ id }) => id),
    situation,
  );
  if (left.length === 0) return undefined;
  const candidates = left.map(({ id, words, detail }) => ({ words, detail, plan: { [part.id]: { value: id } } }));
  // Said once more of the same way: what is left stands below already.
  if (isOfferedBelow(left, situation)) {
    if (left.length === 1) return [typed(said), acknowledged, { type: 'question.repeated' }];
    const options = left.map(({ words }) => words);
    return [typed(said), acknowledged, onceRunning({ key: 'guide.told.whichOne', facts: { options } }, situation)];
  }
  return [typed(said), { type: 'words.ambiguous', words: { key: 'guide.problems.otherWays' }, candidates }];
}

/** "No bank", then "she hasn’t got a phone": what was refused before is not offered again, while anything else is left. */
function waysLeft(refused: readonly string[], situation: Situation): readonly Option[] {
  const { part, reading } = situation;
  const ways = reading.optionsOf(part.control).filter(({ id, refusal }) => !refusal && !refused.includes(id));
  const below = idsBelow(situation);
  const still = ways.filter(({ id }) => below.includes(id));
  return still.length > 0 ? still : ways;
}

const isOfferedBelow = (left: readonly Option[], situation: Situation): boolean => {
  const below = idsBelow(situation);
  return below.length === left.length && left.every(({ id }) => below.includes(id));
};

/** The answers to this question that stand to be pressed. */
const idsBelow = ({ context, part }: Situation): readonly string[] =>
  context.candidates.flatMap(({ plan }) => plan[part.id]?.value ?? []);

/** Asked of somebody new, once it is known how they get it. */
const ofTheirWay: readonly PartId[] = [
  'bankId',
  'bankName',
  'accountType',
  'accountNumber',
  'cameroonAccount',
  'recipientMobile',
  'network',
];

/** "She doesn’t have a bank account", where her bank is asked: the other ways there are, or that there is none. */
export function asWayLacked(said: string, situation: Situation): Interpretation {
  const { part, reading } = situation;
  const { transferMethod: method, toReceive } = reading.draft;
  const { countryCode: country } = toReceive;
  if (!ofTheirWay.includes(part.id) || /\d/.test(said) || !isDeliveryCountry(country)) return undefined;
  const parsed = parseUtterance(said, { ...listeningTo(situation), taken: [], isName: isRefusal });
  if (isQuestionLike(parsed)) return undefined;
  const ways = methodsAvailable(country);
  const { refused, named } = choicesRefused(
    parsed,
    ways.map((id) => ({ id, label: situation.write(methodWords(id)) })),
  );
  if (named.length > 0 || !refused.some(({ id }) => id === method)) return undefined;
  const left = ways.filter((id) => !refused.some((way) => way.id === id));
  if (left.length === 0) return [typed(said), acknowledged, onceRunning({ key: 'guide.told.onlyWay' }, situation)];
  const candidates = left.map((id) => ({ words: methodWords(id), plan: { method: { value: id } } }));
  return [typed(said), { type: 'words.ambiguous', words: { key: 'guide.problems.otherWays' }, candidates }];
}
