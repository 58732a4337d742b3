import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityEventSentences } from '#domain/security/securityEvent.ts';

const source = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`server/${path}`, 'utf8'))
  .join('\n');

test.each(Object.keys(securityEventSentences))('somebody writes %s to the record (ASVS 16.3.1)', (kind) => {
  expect(source).toMatch(new RegExp(`kind: [^,}]*'${kind}'`));
});
