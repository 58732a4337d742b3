import { soundOf } from './tokens.ts';

/** Ordinals in their order, in either language; "last" counts from the end. */
const ordinals: readonly (readonly string[])[] = [
  ['first', '1st', 'premier', 'premiere', '1er', '1ere'],
  ['second', '2nd', 'deuxieme', 'seconde', '2e'],
  ['third', '3rd', 'troisieme', '3e'],
  ['fourth', '4th', 'quatrieme', '4e'],
  ['fifth', '5th', 'cinquieme', '5e'],
];
const lasts: readonly string[] = ['last', 'dernier', 'derniere'];

const fillers: ReadonlySet<string> = new Set(
  'the one option choice number its please le la cest choix numero svp'.split(' '),
);

/** Which of `count` things shown one below the other is named by its place alone, from 0; nothing where there are fewer. */
export function placeInList(said: string, count: number): number | undefined {
  const [word = '', ...others] = soundOf(said)
    .split(' ')
    .filter((one) => !fillers.has(one));
  if (others.length > 0) return undefined;
  const place = lasts.includes(word) ? count - 1 : ordinals.findIndex((names) => names.includes(word));
  return place >= 0 && place < count ? place : undefined;
}
