import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '#contract/protocol/language.ts';

/** What is said, and the guide's lines that follow. */
export type Exchange = { readonly said: string; readonly answers: readonly string[] };

export type KeptConversation = {
  readonly name: string;
  readonly opening: readonly string[];
  readonly exchanges: readonly Exchange[];
};

const root = resolve(import.meta.dirname, '../../conversations');

/** A conversation of `tests/conversations`, without its figures and without what the page draws as a card. */
export function keptConversation(language: Language, name: string): KeptConversation {
  const [opening = '', ...turns] = readFileSync(`${root}/${language}/${name}.txt`, 'utf8').split(/^You: /m);
  return {
    name,
    opening: answersIn(opening),
    exchanges: turns.map((turn) => ({ said: turn.split('\n')[0] ?? '', answers: answersIn(turn) })),
  };
}

const answersIn = (turn: string): readonly string[] =>
  [...turn.matchAll(/^Sawa: (.*)$/gm)]
    .map(([, line = '']) => line)
    .filter((line) => !isPrice(line))
    .map(withoutFigures);

const isPrice = (line: string): boolean => /^(?:You send .*, they get|Vous envoyez .*, la personne reçoit)/.test(line);

/** Rates and days are the server's own. */
export const withoutFigures = (line: string): string =>
  line
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\d[\d.,: ]*/g, '#')
    .trim();
