import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf, textOf } from './setup/importGraph.ts';

type Stop = { readonly path: string; readonly by: string | undefined };
type Walk = { readonly title: string; readonly legs: readonly (readonly Stop[])[] };

/** Each heading is a walk; a line of prose within it begins another leg. */
function walksIn(text: string): readonly Walk[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...rest] = section.split('\n');
      const legs = rest
        .join('\n')
        .split(/\n(?=[^-\n])/)
        .map((leg) =>
          [...leg.matchAll(/^- (?:by `([^`]+)`: )?`([^`]+)`$/gm)].map(([, by, path = '']) => ({ path, by })),
        );
      return { title, legs: legs.filter((leg) => leg.length > 0) };
    });
}

const isSource = (path: string) => /\.tsx?$/.test(path) && existsSync(path);
const importsWithin = (path: string): readonly string[] => (isSource(path) ? importsOf(path) : []);

/** The one imports the other, or what imports it; or both say the name of what lies between. */
function leads(from: Stop, { path, by }: Stop): boolean {
  if (by !== undefined) return [from.path, path].every((file) => saysWord(textOf(file), by));
  const direct = importsWithin(from.path);
  return direct.includes(path) || direct.some((between) => importsWithin(between).includes(path));
}

const saysWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<!\w)${word.replaceAll('.', String.raw`\.`)}(?!\w)`).test(text);

const walks = walksIn(textOf('docs/walks.md'));

test('there are ten walks, none of them empty', () => {
  expect(walks.length).toBe(10);
  expect(walks.filter(({ legs }) => legs.every((leg) => leg.length < 3))).toEqual([]);
});

describe.each(walks)('$title', ({ legs }) => {
  const stops = legs.flat();

  test('passes only files that are there', () => {
    expect(stops.filter(({ path }) => !existsSync(path))).toEqual([]);
  });

  test('leads from each file to the next, and no line of it is unread', () => {
    const broken = legs.flatMap((leg) =>
      leg.slice(1).flatMap((stop, index) => {
        const from = leg[index];
        return from && leads(from, stop) ? [] : [`${from?.path} → ${stop.path}${stop.by ? ` by ${stop.by}` : ''}`];
      }),
    );
    expect(broken).toEqual([]);
  });
});

test('every line of a list is a stop', () => {
  const lines = textOf('docs/walks.md').match(/^- /gm) ?? [];
  expect(walks.flatMap(({ legs }) => legs.flat()).length).toBe(lines.length);
});

test('two files that know nothing of each other are no walk', () => {
  const stop = (path: string, by?: string): Stop => ({ path, by });
  expect(leads(stop('server/ledger/journals.ts'), stop('server/messages/renderMessage.ts'))).toBe(false);
  expect(leads(stop('server/ledger/journals.ts'), stop('server/messages/renderMessage.ts', 'readPromo'))).toBe(false);
});
