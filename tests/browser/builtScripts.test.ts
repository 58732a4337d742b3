import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { pageFile, siteFile } from '#contract/site.ts';
import type { Site } from '#contract/siteDescription.ts';
import { seededPassword, seededPeople } from '#server/database/seedPeople.ts';

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

/** A file is a request: on a slow link fewer of them count for more than their bytes (decision 083). */
test.each([
  ['/sign-in', { scripts: 18, sheets: 7 }],
  ['/sign-up', { scripts: 26, sheets: 7 }],
  ['/get-quote', { scripts: 38, sheets: 8 }],
  ['/send/guided', { scripts: 43, sheets: 8 }],
  ['/dashboard', { scripts: 20, sheets: 6 }],
])('%s comes in few files', (path, { scripts, sheets }) => {
  const textOf = (file: string) => readFileSync(join(inject('dist'), file), 'utf8');
  const described: Pick<Site, 'pages' | 'scripts'> = JSON.parse(textOf(siteFile));
  const written = described.pages.find((page) => page.path === path);
  const html = textOf(written ? pageFile(written.name, 'en') : 'index.html');
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, href = '']) => href);
  const announced = described.scripts.find(({ pattern }) => pattern === path)?.files.en ?? [];
  const kind = (ending: string) => [...new Set([...named, ...announced])].filter((file) => file.endsWith(ending));
  expect(kind('.js').length).toBeGreaterThan(5);
  expect(kind('.js').length).toBeLessThanOrEqual(scripts);
  expect(kind('.css').length).toBeLessThanOrEqual(sheets);
});
