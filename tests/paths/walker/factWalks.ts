import { inTellingOf } from '../telling/retell.ts';
import { eventName } from './eventsFor.ts';
import { factsAt, type Tellings, type ToldFact } from './facts.ts';
import type { AnyScreenUse, Told } from './screenTable.ts';
import type { Walk } from './walk.ts';

/** Everything that walks tell of the pages, each as it is looked for. */
export function allTold(use: AnyScreenUse, walks: readonly Walk[]): Tellings {
  const all = new Map<string, Map<string, Told>>();
  for (const walk of walks) {
    for (const { name, text } of factsOn(use, walk)) {
      all.set(name, (all.get(name) ?? new Map<string, Told>()).set(String(text), text));
    }
  }
  return all;
}

/** Everything a fact is told as, by its name. */
type Texts = Map<string, Set<string>>;

/** What walks ask the pages to tell, by the model alone. Facts that none of them asks for are told as nothing. */
export function tellingsOf(use: AnyScreenUse, walks: readonly Walk[]): Texts {
  const tellings: Texts = new Map(namesOf(use).map((name) => [name, new Set()]));
  for (const walk of walks) for (const { name, text } of factsOn(use, walk)) tellings.get(name)?.add(String(text));
  return tellings;
}

/** What is told in one way or not at all: a page that has it as a constant would pass. */
export const constants = (tellings: Texts): string[] =>
  [...tellings].flatMap(([name, texts]) => (texts.size < 2 ? [`${name}: ${[...texts].join() || 'never asked'}`] : []));

/** As few of the further walks as tell otherwise what these walks tell in one way. */
export function walksThatVary(use: AnyScreenUse, walks: readonly Walk[], further: () => readonly Walk[]): Walk[] {
  const tellings = tellingsOf(use, walks);
  if (constants(tellings).length === 0) return [];
  const candidates = further().map((walk) => ({ walk, told: factsOn(use, walk) }));
  const news = ({ told }: { readonly told: readonly ToldFact[] }) =>
    new Set(
      told.flatMap(({ name, text }) => {
        const known = tellings.get(name);
        return known && known.size < 2 && !known.has(String(text)) ? [name] : [];
      }),
    ).size;
  const chosen: Walk[] = [];
  for (;;) {
    const gains = candidates.map((candidate) => news(candidate) / (candidate.walk.edges.length + 1));
    const best = candidates[gains.indexOf(Math.max(...gains))];
    if (!best || news(best) === 0) return chosen;
    chosen.push(best.walk);
    for (const { name, text } of best.told) tellings.get(name)?.add(String(text));
  }
}

const namesOf = ({ facts = {} }: AnyScreenUse): string[] =>
  Object.entries(facts).flatMap(([step, table]) =>
    typeof table === 'string'
      ? []
      : Object.entries(table).flatMap(([name, fact]) =>
          typeof fact !== 'function' && fact.onlyOneWay ? [] : [`${step}: ${name}`],
        ),
  );

function factsOn(use: AnyScreenUse, walk: Walk): ToldFact[] {
  const past: string[] = [];
  return walk.steps.flatMap(({ state }, index) => {
    const edge = walk.edges[index - 1];
    if (edge && !edge.blocked) past.push(eventName(edge.event));
    return inTellingOf(walk.spec, () => factsAt(use, state, [...past]));
  });
}
