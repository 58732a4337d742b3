import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = ['contract', 'domain', 'sandbox', 'server', 'src', 'tests'];

type Requirement = { readonly id: string; readonly level: string; readonly asks: string; readonly gap?: string };
type Proof = { readonly path: string; readonly title: string };

/** The requirements of level 2 that apply here, and those of level 3 we chose: OWASP ASVS 5.0, in our own words. */
const requirements: readonly Requirement[] = readFileSync(join(root, 'tests/asvs/requirements.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id = '', level = '', asks = '', gap]) => ({ id, level, asks, ...(gap && { gap }) }));

const chapters: Readonly<Record<string, string>> = {
  1: 'Encoding',
  2: 'Validation and business logic',
  3: 'Web pages',
  4: 'API',
  5: 'Files',
  6: 'Authentication',
  7: 'Sessions',
  8: 'Authorisation',
  9: 'Signed tokens',
  10: 'OAuth',
  11: 'Cryptography',
  12: 'Transport',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Architecture and libraries',
  16: 'Logging and failures',
};

const named = /ASVS (\d+\.\d+\.\d+(?:(?:,| and) ?\d+\.\d+\.\d+)*)/g;
const titles = /(['`])((?:(?!\1).)*\(?(?:[^'`]*)ASVS \d(?:(?!\1).)*)\1/g;

const proofs = new Map<string, Proof[]>();
for (const path of testFiles()) {
  for (const [, , title = ''] of readFileSync(join(root, path), 'utf8').matchAll(titles)) {
    for (const [, ids = ''] of title.matchAll(named)) {
      for (const id of ids.split(/,| and/).map((each) => each.trim())) {
        proofs.set(id, [...(proofs.get(id) ?? []), { path, title }]);
      }
    }
  }
}

describe('OWASP ASVS 5.0', () => {
  test('has 191 requirements of level 2 for us, and 56 of level 3 that we chose', () => {
    const ofLevel3 = requirements.filter(({ level }) => level === '3');
    expect([requirements.length - ofLevel3.length, ofLevel3.length]).toEqual([191, 56]);
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  });

  test('each is proved by a test that names it, or says why it is not met', () => {
    const silent = requirements.filter(({ id, gap }) => !proofs.has(id) && gap === undefined);
    expect(silent.map(({ id, asks }) => `${id} ${asks}`)).toEqual([]);
  });

  test('none that a test proves is said not to be met', () => {
    expect(requirements.filter(({ id, gap }) => gap !== undefined && proofs.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('no test names one we do not have', () => {
    const known = new Set(requirements.map(({ id }) => id));
    expect([...proofs.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  test('docs/asvs.md says how each stands; written anew by `npx vitest run --project unit tests/asvs.test.ts -u`', async () => {
    await expect(asDocument()).toMatchFileSnapshot(join(root, 'docs/asvs.md'));
  });
});

function asDocument(): string {
  const met = requirements.filter(({ id }) => proofs.has(id)).length;
  const parts = Object.entries(chapters).map(([chapter, name]) => {
    const rows = requirements.filter(({ id }) => id.split('.')[0] === chapter).map(rowOf);
    return `## ${chapter} ${name}\n\n| | | asks | proved by |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# How we stand with OWASP ASVS 5.0

The ${requirements.length} requirements that apply to Sawa: all of level 2, and those of level 3 we chose. ${met} are proved by a test
whose title names them; ${requirements.length - met} are open: not met, or met without a test of it, and say which. This page is written by
\`tests/asvs.test.ts\` from the titles of the tests and from \`tests/asvs/requirements.tsv\`, and the build fails where a
requirement has neither a proof nor a reason.

${parts.join('\n')}`;
}

function rowOf({ id, level, asks, gap }: Requirement): string {
  const shown = [...new Map(proofs.get(id)?.map((proof) => [proof.path, proof])).values()].slice(0, 3);
  const proved = shown.map(({ path, title }) => `${escaped(title)} (\`${path.split('/').at(-1)}\`)`).join('<br>');
  return `| ${id} | L${level} | ${asks} | ${gap === undefined ? proved : `**Open.** ${gap}`} |`;
}

/** Titles name their requirements again; a bar would end the cell. */
function escaped(title: string): string {
  return title
    .replace(/,? ?ASVS \d[\d., and]*/g, '')
    .replace(/ \(\)/, '')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;');
}

function testFiles(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && file !== 'asvs.test.ts')
      .map((file) => `${folder}/${file}`),
  );
}
