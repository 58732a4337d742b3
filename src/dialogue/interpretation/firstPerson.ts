import type { Understanding } from '#src/understanding/understanding.ts';
import { unreadableAs } from '#src/understanding/unreadable.ts';
import { namePlan } from './answersFrom.ts';
import { somebodyNew, strangerNamed } from './newPerson.ts';
import { hasPeopleToChoose, isQuestion } from './personMeant.ts';
import type { Interpretation, Situation } from './situation.ts';
import { accountIn } from './somebodyNewFurther.ts';
import { tellsKin } from './whoTheyAre.ts';

/** Where nobody can be chosen yet, whoever is meant is somebody new: "my mum", "his name is Chidi and his number is…". */
export function asFirstPerson(
  said: string,
  { ambiguities }: Pick<Understanding, 'ambiguities'>,
  situation: Situation,
): Interpretation {
  const isMeant = ambiguities.some(({ slot, candidates }) => slot === 'recipient' && candidates.length === 0);
  if (situation.part.id !== 'recipient' || hasPeopleToChoose(situation) || !isMeant || isQuestion(said))
    return undefined;
  const account = accountIn(said, situation);
  const named = said
    .slice(0, account?.numberAt)
    .trimEnd()
    .replace(/[:,;]$/, '')
    .replace(leadToNumber, '');
  if (severalPeople.test(named) || unreadableAs(said)) return undefined;
  const names = { ...strangerNamed(named, situation), ...namePlan(ambiguities, named) };
  const known = { ...account?.plan, ...names };
  return Object.keys(known).length > 0 || tellsKin(said, situation) ? somebodyNew(said, known) : undefined;
}

/** "To Zeno or to Yara": which of them is asked. */
const severalPeople = / (?:and|or|et|ou|&|\+) /i;

/** "… and her number is", « …, son num c’est ». */
const leadToNumber =
  /,?(?: and| et)?(?: her| his| their| the| on| at| son| le| au)?(?: mobile| phone| cell)? (?:numbers?|num|no|nr|phone|mobile|cell|numéro|numero|téléphone|telephone|tel|portable)(?: is| is on| est| est le| c['’]est| c['’]est le)?$/iu;
