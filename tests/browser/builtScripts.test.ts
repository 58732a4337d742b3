import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { pageFile, siteFile } from '#contract/site/site.ts';
import type { Site } from '#contract/site/siteDescription.ts';
import { seededPassword, seededPeople } from '#server/seeds/seedPeople.ts';

/** Everything anybody may fetch without signing in. */
const served = () =>
  readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|html|json|webmanifest|svg)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(inject('dist'), name), 'utf8') }));

const people = Object.values(seededPeople).flatMap(({ id, email, mobile }) => [id, mobile, ...(email ? [email] : [])]);
const settings = ['MASTER_SECRET', 'OPERATOR_SECRET', 'DATABASE_URL', 'SMTP_URL', 'CREDENTIALS_FILE', 'VAPID_PRIVATE'];
const secrets = [seededPassword, 'PRIVATE KEY', '$argon2', ...settings];

test('what is served to everybody holds nobody’s data and no secret (ASVS 3.5.7)', () => {
  const files = served();
  expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(50);
  const told = files.flatMap(({ name, text }) =>
    [...people, ...secrets].filter((each) => text.includes(each)).map((each) => `${name}: ${each}`),
  );
  expect(told).toEqual([]);
});

const textOf = (file: string) => readFileSync(join(inject('dist'), file), 'utf8');
const described = (): Pick<Site, 'pages' | 'scripts'> => JSON.parse(textOf(siteFile));

function filesIn(html: string) {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, href = '']) => href);
}

/** A file is a request: on a slow link fewer of them count for more than their bytes (decisions 083 and 114). */
function expectFew(
  files: readonly string[],
  { scripts, sheets }: { readonly scripts: number; readonly sheets: number },
) {
  const kind = (ending: string) => [...new Set(files)].filter((file) => file.endsWith(ending));
  expect(kind('.js').length).toBeGreaterThan(5);
  expect(kind('.js').length).toBeLessThanOrEqual(scripts);
  expect(kind('.css').length).toBeLessThanOrEqual(sheets);
}

test.each([
  ['/', { scripts: 7, sheets: 2 }],
  ['/sign-in', { scripts: 12, sheets: 2 }],
  ['/sign-up', { scripts: 19, sheets: 2 }],
  ['/get-quote', { scripts: 13, sheets: 3 }],
  ['/send/guided', { scripts: 7, sheets: 2 }],
])('%s is taken over as it was written with few files', (path, most) => {
  const written = described().pages.find((page) => page.path === path);
  expectFew(filesIn(textOf(pageFile(written?.name ?? '', 'en'))), most);
});

test.each([
  ['/get-quote', { scripts: 31, sheets: 3 }],
  ['/send/guided', { scripts: 37, sheets: 3 }],
  ['/dashboard', { scripts: 11, sheets: 2 }],
  ['/transactions', { scripts: 14, sheets: 2 }],
])('%s is drawn with few files', (path, most) => {
  const announced = described().scripts.find(({ pattern }) => pattern === path)?.files.en ?? [];
  expectFew([...filesIn(textOf('index.html')), ...announced], most);
});
