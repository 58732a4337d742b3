import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';
import type { AssertionLevel } from './assertionLevels.ts';
import { describedRequirements, idsMeantIn } from './requirementIds.ts';

/** What a test or an invariant says it proves, in its own words. */
export type Assertion = { readonly file: string; readonly level: AssertionLevel; readonly title: string };

/** Levels at which our own server answers, and nothing stands in for it. */
const runsServer: readonly AssertionLevel[] = ['server', 'api', 'browser'];

export const provesOfServer = ({ level }: Pick<Assertion, 'level'>): boolean => runsServer.includes(level);

const root = resolve(import.meta.dirname, '..');
const folders = ['domain', 'contract', 'server', 'sandbox', 'src', 'tests', 'scripts', 'bench'];

/** The rows of a test that stand in a file of their own: each call of the specification is answered by the server. */
const rows = { file: 'tests/fixtures/specCalls.ts', of: 'tests/api/calls.test.ts' };

/**
 * By requirement, the assertions that name it: titles of tests, and sentences of invariants, which are asked along every
 * path. What a comment names, or a spec says that a state is about, asserts nothing.
 */
export function assertionsOfRequirements(): ReadonlyMap<string, readonly Assertion[]> {
  known ??= readAssertions();
  return known;
}

/** Reading every test takes a second. */
let known: ReadonlyMap<string, readonly Assertion[]> | undefined;

function readAssertions(): ReadonlyMap<string, readonly Assertion[]> {
  const assertions = new Map<string, Assertion[]>();
  for (const file of [...folders.flatMap(filesOf), rows.file]) {
    const text = readFileSync(join(root, file), 'utf8');
    if (idsMeantIn(text).length === 0) continue;
    const program = parseAst(text, { lang: 'tsx' });
    const titles = titlesOf(file, program);
    const test = file === rows.file ? rows.of : file;
    for (const title of new Set(titles)) {
      for (const name of idsMeantIn(title)) {
        assertions.set(name, [...(assertions.get(name) ?? []), { file: test, level: levelOf(test), title }]);
      }
    }
  }
  return assertions;
}

/** The one count of them: of the report, of its trend and of `docs/requirements.md`. */
export function countRequirements(): { readonly total: number; readonly named: number } {
  const assertions = assertionsOfRequirements();
  const described = describedRequirements();
  return { total: described.length, named: described.filter(({ name }) => assertions.has(name)).length };
}

function titlesOf(file: string, program: unknown): string[] {
  if (file === rows.file) return textsIn(program);
  return file.endsWith('.paths.ts') ? sentencesIn(program) : titlesIn(program);
}

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test\.tsx?|paths\.ts)$/.test(file))
    .map((file) => `${folder}/${file}`);

function levelOf(file: string): AssertionLevel {
  // Tours hold the calls and answer them from fixtures.
  if (file.startsWith('tests/paths/') || file.startsWith('tests/browser/tours/')) return 'walk';
  if (file.startsWith('tests/browser/')) return 'browser';
  if (file.startsWith('tests/api/')) return 'api';
  if (file.startsWith('server/') || file.startsWith('sandbox/')) return 'server';
  return file.endsWith('.tsx') ? 'screen' : 'unit';
}

type Syntax = { readonly [key: string]: unknown };

/** What `test`, `it` and `describe` are called with before the function, and the rows of their tables. */
function titlesIn(program: unknown): string[] {
  return nodesOf(program)
    .filter(({ type, callee }) => type === 'CallExpression' && ['test', 'it', 'describe'].includes(calledName(callee)))
    .flatMap(({ arguments: given, callee }) => {
      const [title] = given as readonly Syntax[];
      const table = (callee as Syntax).type === 'CallExpression' ? (callee as Syntax).arguments : undefined;
      return [...(isFunction(title) ? [] : textsIn(title)), ...textsIn(table)];
    });
}

/** The names of what has a `holds`. */
function sentencesIn(program: unknown): string[] {
  return nodesOf(program)
    .filter(({ type, value }) => type === 'Property' && hasHolds(value))
    .flatMap(({ key }) => textsIn(key));
}

const hasHolds = (value: unknown): boolean =>
  isNode(value) &&
  value.type === 'ObjectExpression' &&
  (value.properties as readonly Syntax[]).some(({ key }) => isNode(key) && key.name === 'holds');

function textsIn(part: unknown): string[] {
  return nodesOf(part).flatMap(({ type, value }) => {
    if (type === 'Literal' && typeof value === 'string') return [value];
    return type === 'TemplateElement' ? [String((value as Syntax).cooked)] : [];
  });
}

/** `test.each(table)(title)` and `describe.skipIf(…)(title)` are calls of what `test` and `describe` made. */
function calledName(callee: unknown): string {
  if (!isNode(callee)) return '';
  return callee.type === 'Identifier' ? String(callee.name) : calledName(callee.callee ?? callee.object ?? callee.tag);
}

const isFunction = (node: Syntax | undefined): boolean => /Function/.test(String(node?.type));
const isNode = (part: unknown): part is Syntax => typeof part === 'object' && part !== null;

function nodesOf(part: unknown): Syntax[] {
  if (Array.isArray(part)) return part.flatMap(nodesOf);
  if (!isNode(part)) return [];
  return [...(typeof part.type === 'string' ? [part] : []), ...Object.values(part).flatMap(nodesOf)];
}
