import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const lines = resolve(import.meta.dirname, '../docs/requirements');

/** Words before a dash and a number that are no area: algorithms, and the card company's numbered fields. */
const noArea = ['SHA', 'AES', 'UTF', 'STR'];

/** An area and its number, not part of a longer word such as a transfer's visible id. */
const id = /(?<![\w-])(?:[A-Z]{3}|D)-\d+(?![\w-])/g;

/** Both ends and the way a range is written: `QUO-25…28`, `RCP-13…RCP-34`, `KYC-28 to KYC-32`, `PRO-02, 03`. */
const furtherIds = /(?<![\w-])([A-Z]{3}|D)-\d+(?:(?:…| to |, )\d{2,3}(?![\w-]))+/g;

const range = /(?<![\w-])([A-Z]{3}|D)-(\d+)(?:…| to )(?:\1-)?(\d{2,3})(?![\w-])/g;

/** What Sawa has to do, line by line. */
export const describedRequirements = (): { name: string; statement: string }[] =>
  readdirSync(lines).flatMap((file) =>
    [...readFileSync(join(lines, file), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm)].map(
      ([, name = '', statement = '']) => ({ name, statement }),
    ),
  );

/** What no assertion names, as it is listed. */
export const openRequirements = (): string[] =>
  [...readFileSync(join(lines, '../requirements.md'), 'utf8').matchAll(/^- (?=(?:[A-Z]{3}|D)-\d)(.+)$/gm)].flatMap(
    ([, listed = '']) => idsNamedIn(listed),
  );

/** What each area is about and which issue delivers it, as its heading says. */
export const requirementAreas = (): { area: string; about: string }[] => [
  ...readdirSync(lines).flatMap((file) =>
    [...readFileSync(join(lines, file), 'utf8').matchAll(/^## ([A-Z]+): (.+)$/gm)].map(([, area = '', about = '']) => ({
      area,
      about,
    })),
  ),
  { area: 'D', about: 'decisions on what was odd or silent' },
];

export function idsNamedIn(text: string): string[] {
  const plain = [...text.matchAll(id)].map(([name]) => name);
  const further = [...text.matchAll(furtherIds)].flatMap(([range, area = '']) =>
    [...range.matchAll(/(?:…| to |, )(\d{2,3})/g)].map(([, number = '']) => `${area}-${number}`),
  );
  return [...plain, ...further].filter((name) => !noArea.includes(name.split('-')[0] ?? ''));
}

/** Every id a text stands for: a range also stands for those between its ends. */
export function idsMeantIn(text: string): string[] {
  const between = [...text.matchAll(range)].flatMap(([, area = '', first = '', last = '']) =>
    numbersBetween(Number(first), Number(last)).map((number) => `${area}-${String(number).padStart(2, '0')}`),
  );
  return [...new Set([...idsNamedIn(text), ...between])];
}

const numbersBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
