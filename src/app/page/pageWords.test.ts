import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { english } from '#src/locales/english.ts';
import { baseAreas, wordAreas } from '#src/locales/words.ts';

const root = resolve(import.meta.dirname, '../../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** A table of routes: what it imports later is another page, and says which words are its own. */
const hasRoutes = (file: string) => /(Routes|router|lazyMaintenancePage)\.tsx?$/.test(file);

/** Every page of the route tables, with the areas it asks for. */
const pages = ['src/router', 'src/app/page']
  .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`))
  .filter(hasRoutes)
  .flatMap((file) => [
    ...textOf(file).matchAll(
      /(?:Page\(\s*|load: )\(\) => import\('([#.][\w/-]+\.tsx)'\),\s*(?:name: )?'\w+',\s*(?:areas: )?\[([^\]]*)\]/g,
    ),
  ])
  .map(([, specifier = '', areas = '']) => ({
    module: specifier.replace(/^#|^\.(?=\/)/, (start) => (start === '#' ? '' : 'src/app/page')),
    areas: [...areas.matchAll(/'(\w+)'/g)].map(([, area]) => area),
  }));

const word = new RegExp(`['"\`](${wordAreas.join('|')})\\.([\\w.]*)(['"\`]|\\$\\{)`, 'g');

/** Whose texts are names of calls, patterns and names of forms, which look like words. */
const wordless = /^src\/(services|understanding)\/|\/typedForms?\.ts$/;

/**
 * The areas of which a module, or any it imports at once or later, names a word. What a part fetches by itself is there
 * for the modules it fetches along with it, and for no others.
 */
function areasNamedFrom(module: string): string[] {
  const missing = new Set<string>();
  const seen = new Set<string>();
  const follow = (path: string, there: readonly string[]) => {
    const visit = `${path} ${there.join()}`;
    if (seen.has(visit)) return;
    seen.add(visit);
    for (const area of wordless.test(path) ? [] : areasNamedIn(path)) if (!there.includes(area)) missing.add(area);
    const { atOnce, later } = importsOf(path);
    const thereLater = [...new Set([...there, ...areasFetchedIn(path)])].sort();
    for (const imported of atOnce) follow(imported, there);
    for (const imported of later) follow(imported, thereLater);
  };
  follow(module, [...baseAreas].sort());
  return [...missing].sort();
}

/** What a part fetches by itself, after the page. */
const areasFetchedIn = (path: string): string[] =>
  [...textOf(path).matchAll(/addWords\(\[([^\]]*)\]\)/g)].flatMap(([, areas = '']) =>
    [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
  );

const areasNamedIn = (path: string): string[] =>
  [...textOf(path).matchAll(word)].flatMap(([, area = '', rest = '', end]) =>
    exists([area, ...rest.split('.')], { isPrefix: end === '${' }) ? [area] : [],
  );

function exists(key: readonly string[], { isPrefix }: { readonly isPrefix: boolean }): boolean {
  const last = key.at(-1) ?? '';
  const parent = key.slice(0, -1).reduce<unknown>((texts, name) => Object(texts)[name], english);
  return Object.keys(Object(parent)).some((name) =>
    isPrefix ? name.startsWith(last) : name.replace(/_(one|many|other)$/, '') === last,
  );
}

function importsOf(module: string): { readonly atOnce: readonly string[]; readonly later: readonly string[] } {
  const text = textOf(module).replaceAll(/^import type [^;]+;/gm, '');
  const found = (how: RegExp) =>
    [...text.matchAll(how)].flatMap(([, specifier = '']) => {
      const path = specifier.startsWith('#')
        ? specifier.slice(1)
        : relative(root, resolve(root, dirname(module), specifier));
      return /^(contract|domain|src)\/.*\.tsx?$/.test(path) ? [path] : [];
    });
  return {
    atOnce: found(/from '([#.][^']*\.tsx?)'/g),
    later: hasRoutes(module) ? [] : found(/import\('([#.][^']*\.tsx?)'/g),
  };
}

describe('the words a page asks for', () => {
  test.each(pages)('$module: are of exactly the areas its screens speak from (LNG-01)', ({ module, areas }) => {
    expect([...areas].sort()).toEqual(areasNamedFrom(module));
  });

  test.each([
    ['the rules', 'src/ui/formats/transferText.ts', 'status'],
    ['a machine', 'src/machines/payment/payment-result/resultWords.ts', 'result'],
  ])('may be named by %s', (_, module, area) => {
    expect(areasNamedFrom(module)).toContain(area);
  });

  test('are found in the tables of routes', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  test('stand on those every page comes with, which are all that is said around a page', () => {
    expect(areasNamedFrom('src/main.tsx')).toEqual([]);
  });
});
