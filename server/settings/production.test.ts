import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { credentialsAt, loadSecrets } from '#sandbox/credentials.ts';
import { closeToOthers, looseIn } from './fileModes.ts';
import { readSettings } from './settings.ts';

let folder: string;
let real: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sawa-production-'));
  real = {
    SANDBOX: 'off',
    BASE_URL: 'https://sawa.example',
    TRUSTED_PROXY: 'none',
    MASTER_SECRET: 'CIv0yqnrkHsUBeLcZWGnOiFtvfITpVNA7ymwa8VJdVI=',
    SMTP_URL: 'smtps://sawa:pass@mail.example:465',
    DATABASE_URL: 'postgres://sawa:pass@db.example:5432/sawa?sslmode=verify-full',
    DATA_DIR: join(folder, 'data'),
    PROVIDER_CREDENTIALS_FILE: credentialsFile('credentials.json'),
  };
  mkdirSync(real.DATA_DIR ?? '', { mode: 0o700 });
});
afterEach(() => rmSync(folder, { recursive: true }));

function credentialsFile(name: string, change: (text: string) => string = (text) => text, mode = 0o600) {
  const path = join(folder, name);
  const given = credentialsAt('https://companies.example', loadSecrets(undefined));
  writeFileSync(path, change(JSON.stringify(given)));
  chmodSync(path, mode);
  return path;
}

const refusal = (change: Record<string, string | undefined>): string => {
  try {
    readSettings({ ...real, ...change });
    return '';
  } catch (refused) {
    return refused instanceof Error ? refused.message : String(refused);
  }
};

describe('SANDBOX=off starts only safe (ASVS 13.2.3)', () => {
  test('with everything real it starts, and “none” is no proxy', () => {
    expect(readSettings(real)).toMatchObject({ sandbox: false, trustedProxy: undefined });
    expect(readSettings({ ...real, TRUSTED_PROXY: '10.0.0.1' }).trustedProxy).toBe('10.0.0.1');
  });

  test.each([
    [
      'its own address without https (ASVS 12.2.1)',
      { BASE_URL: 'http://sawa.example' },
      /^BASE_URL should be an https/,
    ],
    ['views counted without https', { PAGE_VIEWS_URL: 'http://s.example/' }, /^PAGE_VIEWS_URL should be an https/],
    ['no secret', { MASTER_SECRET: undefined }, /^MASTER_SECRET should be .*, and is needed because SANDBOX is off\.$/],
    ['a secret of words', { MASTER_SECRET: 'the master secret of our production' }, /^MASTER_SECRET .*harder to guess/],
    ['an operator’s guessable secret', { OPERATOR_SECRET: 'letmein' }, /^OPERATOR_SECRET .*harder to guess/],
    ['no word about a proxy', { TRUSTED_PROXY: undefined }, /^TRUSTED_PROXY .* or ‘none’, and is needed/],
    ['a proxy by its name', { TRUSTED_PROXY: 'nginx' }, /^TRUSTED_PROXY should be the IP address .* is “nginx”\.$/],
    ['no mail server', { SMTP_URL: undefined }, /^SMTP_URL should be .*, and is needed/],
    [
      'mail in the open',
      { SMTP_URL: 'smtp://mail.example:587' },
      /^SMTP_URL should begin with smtps:.*requireTLS=true/,
    ],
    [
      'an audit in the open (ASVS 16.4.3)',
      { AUDIT_LOG: 'syslog://logs.example:601' },
      /^AUDIT_LOG should begin with syslog\+tls:\/\/ because/,
    ],
    ['no companies', { PROVIDER_CREDENTIALS_FILE: undefined }, /^PROVIDER_CREDENTIALS_FILE .* is needed/],
    ['no database', { DATABASE_URL: undefined }, /^DATABASE_URL .* or EMBEDDED_DATABASE ‘on’ to use the one inside\.$/],
    [
      'a database elsewhere without TLS (ASVS 12.3.1)',
      { DATABASE_URL: 'postgres://sawa:pass@db.example/sawa?sslmode=disable' },
      /^DATABASE_URL should end in \?sslmode=verify-full/,
    ],
    [
      'a database elsewhere that may do without TLS (ASVS 12.3.1)',
      { DATABASE_URL: 'postgres://sawa:pass@db.example/sawa' },
      /^DATABASE_URL should end in \?sslmode=verify-full/,
    ],
    [
      'companies nobody can read',
      { PROVIDER_CREDENTIALS_FILE: '/nowhere.json' },
      /can be read, but \/nowhere.json cannot/,
    ],
  ])('%s stops it with one sentence', (_title, change, sentence) => {
    expect(refusal(change)).toMatch(sentence);
    expect(refusal(change).split('\n')).toHaveLength(1);
  });

  test('the embedded database is taken with an explicit yes, and one on this machine without TLS', () => {
    expect(refusal({ DATABASE_URL: undefined, EMBEDDED_DATABASE: 'on' })).toBe('');
    expect(refusal({ DATABASE_URL: 'postgres://sawa@127.0.0.1/sawa' })).toBe('');
  });

  test('an audit that others can open stops it, and one over TLS or on this machine does not', () => {
    const file = join(folder, 'audit.log');
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    expect(refusal({ AUDIT_LOG: file })).toBe(
      `AUDIT_LOG should be its owner’s alone; \`chmod 600 '${file}'\` fixes it.`,
    );
    chmodSync(file, 0o600);
    for (const place of [file, 'syslog+tls://logs.example:6514', 'syslog://127.0.0.1:601', 'syslog://[::1]:601']) {
      expect(refusal({ AUDIT_LOG: place })).toBe('');
    }
  });

  test('a company’s address without https is refused by its place in the file', () => {
    const file = credentialsFile('http.json', (text) =>
      text.replace('https://companies.example/rates', 'http://companies.example/rates'),
    );
    expect(refusal({ PROVIDER_CREDENTIALS_FILE: file })).toBe(
      'PROVIDER_CREDENTIALS_FILE should give rates.apiUrl an https address.',
    );
  });

  test('a company’s address on our own host is refused by its place in the file (ASVS 3.5.4)', () => {
    const file = credentialsFile('ours.json', (text) =>
      text.replace('https://companies.example/rates', 'https://sawa.example:4100/rates'),
    );
    expect(refusal({ PROVIDER_CREDENTIALS_FILE: file })).toBe(
      'PROVIDER_CREDENTIALS_FILE should give rates.apiUrl an address of the company’s own, and not https://sawa.example.',
    );
  });

  test('a gateway for text messages is needed', () => {
    const file = credentialsFile('mute.json', (text) => text.replace('"sms":', '"mss":'));
    expect(refusal({ PROVIDER_CREDENTIALS_FILE: file })).toMatch(/should name a gateway for text messages/);
  });

  test.each([
    ['not JSON', () => '{', /should hold JSON/],
    ['short of a company', (text: string) => text.replace('"kyc":', '"kyb":'), /should say kyc as the company gave it/],
  ])('a file that is %s is refused without a stack', (_title, change, sentence) => {
    expect(refusal({ PROVIDER_CREDENTIALS_FILE: credentialsFile('bad.json', change) })).toMatch(sentence);
  });

  test.each(['640', '604', '660'])(
    'a credentials file of mode %s is refused with what fixes it (ASVS 13.3.2)',
    (mode) => {
      const file = credentialsFile('open.json', undefined, Number.parseInt(mode, 8));
      expect(refusal({ PROVIDER_CREDENTIALS_FILE: file })).toContain(`\`chmod 600 '${file}'\` fixes it`);
    },
  );

  test('one loose file in the data folder is refused with what fixes it (ASVS 13.3.2)', () => {
    const inside = join(real.DATA_DIR ?? '', 'base');
    mkdirSync(inside, { mode: 0o700 });
    writeFileSync(join(inside, '1'), '');
    chmodSync(join(inside, '1'), 0o644);
    expect(refusal({})).toContain(`others can open ${join(inside, '1')}; \`chmod -R go= '${real.DATA_DIR}'\` fixes it`);
    expect(closeToOthers(real.DATA_DIR ?? '')).toBe(1);
    expect(looseIn(real.DATA_DIR ?? '')).toEqual([]);
    expect(refusal({})).toBe('');
  });

  test('everything wrong is said at once, a sentence a setting', () => {
    const told = refusal({ BASE_URL: 'http://x.example', TRUSTED_PROXY: 'proxy', SMTP_URL: undefined, PORT: 'eighty' });
    expect(told.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'TRUSTED_PROXY',
      'SMTP_URL',
      'BASE_URL',
    ]);
  });
});
