import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { currentStep } from '#src/machines/currentStep.ts';
import type { Page } from './page.ts';
import { type AnyScreenUse, asDeclared, type Told } from './screenTable.ts';

/** A fact of the step that is asked, as a person is to read it. */
export type ToldFact = { readonly name: string; readonly text: Told; readonly beside?: string | undefined };

type Place = { readonly context: unknown; readonly value: StateValue; readonly past: readonly string[] };

/** What must be readable on the page of a step: nothing where there is a reason, or where nothing is known of it here. */
export function factsOf({ facts }: AnyScreenUse, { step, ...place }: Place & { readonly step: string }): ToldFact[] {
  const ofStep = facts?.[step];
  if (ofStep === undefined || typeof ofStep === 'string') return [];
  return Object.entries(ofStep).flatMap(([name, fact]) => {
    const { tells, beside: label } = typeof fact === 'function' ? { tells: fact } : fact;
    const text = tells(asDeclared(place.context), place);
    const beside = typeof label === 'function' ? label(asDeclared(place.context)) : label;
    return text === undefined ? [] : [{ name: `${step}: ${name}`, text, ...(beside !== undefined && { beside }) }];
  });
}

/** What each fact of a step is told as, over many walks, by its name. */
export type Tellings = ReadonlyMap<string, ReadonlyMap<string, Told>>;

/** What is told of this step elsewhere and is not so here: a notice that always stands there says nothing. */
export function untrueOf(
  use: AnyScreenUse,
  { tellings, ...place }: Place & { readonly step: string; readonly tellings: Tellings },
): ToldFact[] {
  const ofStep = use.facts?.[place.step];
  if (ofStep === undefined || typeof ofStep === 'string') return [];
  const so = factsOf(use, place).map(({ name }) => name);
  return Object.entries(ofStep).flatMap(([key, fact]) => {
    const name = `${place.step}: ${key}`;
    // An empty field has nothing beside its label, so that what is around it would be read.
    if (so.includes(name) || (typeof fact !== 'function' && (fact.beside ?? fact.evenSo) !== undefined)) return [];
    return [...(tellings.get(name)?.values() ?? [])].map((text) => ({ name, text }));
  });
}

/** Those of them that a page tells all the same. */
export async function toldUntruly(facts: readonly ToldFact[], page: Pick<Page, 'text'>): Promise<string[]> {
  const read = plain(await page.text());
  return facts.flatMap(({ name, text }) => (tells(read, text) ? [`${name}: ${text}`] : []));
}

/** The facts of wherever a machine stands; while it asks nothing there are none. */
export function factsAt(use: AnyScreenUse, snapshot: AnyMachineSnapshot, past: readonly string[]): ToldFact[] {
  const step = currentStep(snapshot);
  return step === undefined ? [] : factsOf(use, { step, context: snapshot.context, value: snapshot.value, past });
}

/** The facts that a page does not tell where they belong, each with what it should be and what stands there. */
export async function untold(facts: readonly ToldFact[], page: Pick<Page, 'text' | 'beside'>): Promise<string[]> {
  const whole = await page.text();
  const missing: string[] = [];
  for (const { name, text, beside } of facts) {
    const places = beside === undefined ? [whole] : await page.beside(beside);
    if (places.length > 0 && places.every((place) => tells(plain(place), text))) continue;
    missing.push(
      `${name}: ${text}${beside === undefined ? '' : `, but beside "${beside}": ${places.map(plain).join(' | ')}`}`,
    );
  }
  return missing;
}

function tells(read: string, told: Told): boolean {
  return told instanceof RegExp ? told.test(read) : whole(plain(told)).test(read);
}

/** As a whole: "£1.00" is not told by "£1.005", nor "Ann" by "Anna". */
function whole(text: string): RegExp {
  const before = /^[\p{L}\p{N}]/u.test(text) ? '(?<![\\p{L}\\p{N}]|\\p{N}[.,])' : '';
  const after = /[\p{L}\p{N}]$/u.test(text) ? '(?![\\p{L}\\p{N}]|[.,]\\p{N})' : '';
  return new RegExp(`${before}${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${after}`, 'u');
}

/** Without what only keeps a line together. */
const plain = (text: string): string =>
  text
    .replaceAll('\u2060', '')
    .replace(/\s+/gu, ' ')
    .replace(/ ([.,;:?])/g, '$1')
    .trim();
