import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openFreshDatabase } from '#tests/fixtures/freshDatabase.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/data-classes.md'), 'utf8');
const classes = ['secret', 'personal', 'money', 'inner'] as const;

/** Each column as the page has it: `table.column` and its class. */
const classified = [...page.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].flatMap(([, table = '', cells = '']) =>
  cells.split('|').flatMap((cell, index) =>
    cell
      .trim()
      .split(' ')
      .filter((column) => column !== '–')
      .map((column) => ({ column: `${table}.${column}`, kind: classes[index] })),
  ),
);

test('every column of the database is in one class, and every class has its rules (ASVS 14.1.1, 14.1.2)', async () => {
  const { db, close } = await openFreshDatabase();
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public'`.execute(db);
  await close();
  expect(classified.map(({ column }) => column).sort()).toEqual(rows.map(({ name }) => name).sort());
  for (const kind of classes) expect(page, kind).toMatch(new RegExp(`^\\| ${kind} +(?:\\|[^|\\n]{9,}){4}\\|$`, 'm'));
});

test('what is a hash, a mac, a token or a password is a secret; an address or a name is somebody’s (ASVS 14.1.1)', () => {
  const not = (kinds: readonly string[], pattern: RegExp) =>
    classified
      .filter(({ column, kind }) => pattern.test(column) && !kinds.includes(kind ?? ''))
      .map(({ column }) => column);
  expect(not(['secret'], /\.(?:\w+_hmac|password\w*|token(?:_\w+)?|secret\w*)$/)).toEqual([]);
  expect(not(['personal'], /\.(?:\w*email|phone|first_name|last_name|profile|client_ip\w*|network_hash)$/)).toEqual([]);
});
