import { mentionsOf, parseUtterance } from '#src/understanding/parsedUtterance.ts';
import { tellsWho } from '#src/understanding/whoTheyAre.ts';
import { exampleOf } from '../examples.ts';
import type { PartId } from '../words.ts';
import { onceRunning } from './onceRunning.ts';
import { askedFor, listeningTo } from './parsing.ts';
import { acknowledged, type Interpretation, type Situation, tell } from './situation.ts';

/** "He’s my landlord", "my wife, she’s in Kenya": who somebody is, where their name or a plain yes is needed. */
export function asWhoTheyAre(said: string, situation: Situation): Interpretation {
  const { part, reading } = situation;
  if (asksToDecide.includes(part.id) && tellsWho(said)) {
    const key = part.id === 'trust' ? 'guide.told.whoTheyAre' : 'guide.told.whoseNumber';
    return [acknowledged, onceRunning({ key }, situation)];
  }
  if (askedFor[part.id] !== 'name' || !part.id.startsWith('recipient')) return undefined;
  const isOfSomebody = mentionsOf(wordsIn(said, situation), 'place').length > 0 || tellsKin(said, situation);
  if (!isOfSomebody && !tellsWho(said)) return undefined;
  const example = exampleOf(part, reading);
  return [
    acknowledged,
    onceRunning({ key: 'guide.told.theirOwnName' }, situation),
    ...(example ? [tell({ key: 'guide.clarify.forExample', facts: { example } })] : []),
  ];
}

/** "My mum", « à ma tante ». */
export const tellsKin = (said: string, situation: Situation): boolean =>
  mentionsOf(wordsIn(said, situation), 'kinshipTerms').length > 0;

const wordsIn = (said: string, situation: Situation) =>
  parseUtterance(said, { ...listeningTo(situation), taken: [], isName: () => false });

/** Answered by one of two or three, none of which says who somebody is. */
const asksToDecide: readonly PartId[] = ['trust', 'nameMismatch', 'nameUnchecked'];
