import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
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
