import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { retention } from '#server/jobs/retention.ts';

const root = resolve(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const serverFiles = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => `server/${file}`)
  .sort();
const found = (pattern: RegExp) =>
  serverFiles.flatMap((path) => [...textOf(path).matchAll(pattern)].map((match) => ({ path, match })));

describe('docs/limits.md', () => {
  test('says every limit as the code has it; written anew by `npx vitest run --project unit tests/documents.test.ts -u` (ASVS 6.1.1)', async () => {
    const limits = found(
      /\/\*\* ((?:(?!\*\/).)*) \*\/\n(?:export )?const (\w+)(?:: (?:Challenged)?Allowance)? = \{( limit: [^}]*)\};/g,
    );
    const every = found(/ = \{ limit: [\d_]+,(?: free: [\d_]+,)? windowSeconds/g);
    expect(limits.length, 'each has a sentence before it').toBe(every.length);
    const rows = limits.map(({ path, match: [, sentence = '', name = '', values = ''] }) => {
      const value = (field: string) => Number(new RegExp(`${field}: ([\\d_]+)`).exec(values)?.[1]?.replaceAll('_', ''));
      const free = values.includes('free:') ? String(value('free')) : '–';
      const minutes = value('windowSeconds') / 60;
      return `| ${sentence.replace(/ \(ASVS [\d.]+\)/g, '')} | ${free} | ${value('limit')} | ${minutes} | \`${name}\` in \`${path}\` |`;
    });
    await expect(`# Limits

How often something may be tried before work is asked of the browser ([decision 059](decisions/059-ask-for-proof-of-work-before-blocking.md))
and before it is refused, in a window that begins on the clock. A visitor is a connection, not an address ([decision
055](decisions/055-rate-limit-visitors-and-the-codes-they-are-sent.md)); the site of many IPv6 connections has eight times as much.
This page is written from the code by \`tests/documents.test.ts\`.

| what | free | at most | minutes | where |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Nobody is locked out of their own: a browser the account knows has a count of its own, codes count when they are sent, and
a right password clears the wrong ones. Beside these a visitor has \`REQUESTS_PER_MINUTE\` calls of any kind, a code five
tries, and an address one code every 30 seconds.
`).toMatchFileSnapshot(join(root, 'docs/limits.md'));
  });
});

describe('docs/timeouts.md', () => {
  /** Who is called from where, and what becomes of a call that was not answered. */
  const companies: Readonly<Record<string, readonly [company: string, afterwards: string]>> = {
    'competitors/competitorSource.ts': ['Pricewatch', 'the table says that there is nothing to compare with'],
    'messages/transports.ts': ['the mail server, Twilio', 'the outbox sends it later, under the same message id'],
    'notification/pushDelivery.ts': ['push services of browsers', 'the outbox sends it later, within a day'],
    'payment/providers/axcess.ts': ['Axcess', 'refused, and a job asks about what is open'],
    'payment/providers/ivy.ts': ['Ivy', 'refused, and a job asks about what is open'],
    'payment/providers/pay360.ts': ['Pay360', 'refused, and a job asks about what is open'],
    'payment/providers/paycrossClient.ts': ['PayCross, Interac', 'refused, and a job asks about what is open'],
    'payment/providers/truelayerClient.ts': ['TrueLayer', 'refused, and a job asks about what is open'],
    'payment/providers/trustPayments.ts': ['Trust Payments', 'refused, and a job asks about what is open'],
    'payout/aza.ts': ['AZA', 'the payout is unknown: a job asks about it, and never orders it again'],
    'payout/payoutV1.ts': ['PIVOT', 'the payout is unknown: a job asks about it, and never orders it again'],
    'quote/rateProvider.ts': [
      'the market’s rates',
      'the newest rate told serves while it is young enough; after that there is no price',
    ],
    'recipient/accountNames.ts': ['AZA and PIVOT, for names', 'the name is said to be unchecked'],
    'reconciliation/companyFile.ts': [
      'files of the companies',
      'the day says that there was no file; a later run asks again',
    ],
    'verification/trulioo.ts': ['Trulioo', 'the check is said to be unavailable; a job asks about what is open'],
  };
  /** What `companySender` repeats: questions, and orders that say that they may. */
  const repeatedIn = (path: string): string => {
    if (!/^server\/(?:payment\/providers|competitors)\//.test(path)) return 'nothing at once';
    const kinds = [
      /'GET'/.test(textOf(path)) && 'questions',
      /mayRepeat: true/.test(textOf(path)) && 'orders with a key',
    ];
    const repeated = kinds.filter((kind) => kind !== false).join(', ');
    return repeated ? `${repeated}: three times in all` : 'nothing at once';
  };

  test('says how long each company has and what is asked again; written anew by `npx vitest run --project unit tests/documents.test.ts -u` (ASVS 13.1.3)', async () => {
    const waits = found(/^const timeoutMs = ([\d_]+);/gm).filter(({ path }) => !path.includes('/seeds/'));
    const rows = waits.map(({ path, match: [, ms = ''] }) => {
      const [company, afterwards] = companies[path.replace('server/', '')] ?? [];
      expect(company, `${path} is somebody’s`).toBeDefined();
      return `| ${company} | ${Number(ms.replaceAll('_', '')) / 1000} | ${repeatedIn(path)} | ${afterwards} | \`${path}\` |`;
    });
    expect(rows).toHaveLength(Object.keys(companies).length);
    await expect(`# How long each company has to answer

Written from the code by \`tests/documents.test.ts\`. What is asked again waits for up to 0.2 seconds first, then for up to
0.4, both drawn by chance (\`server/outbound/providerClient.ts\`). Five failures in a row, and a company behind a breaker is left
alone for 30 seconds (\`server/outbound/circuitBreaker.ts\`): those that take payments, each for itself, and Pricewatch.

| company | seconds | asked again at once | without an answer | where |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`).toMatchFileSnapshot(join(root, 'docs/timeouts.md'));
  });
});

describe('docs/retention.md', () => {
  test('says how long each table’s rows are kept and why; written anew by `npx vitest run --project unit tests/documents.test.ts -u`', async () => {
    const rows = Object.entries(retention)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([table, { keep, why, taken }]) => {
        const since = taken ? ` after \`${taken.since.join('` or `')}\`` : '';
        return `| \`${table}\` | ${keep}${since} | ${why} |`;
      });
    await expect(`# How long what is kept is kept

Written from \`server/jobs/retention.ts\` by \`tests/documents.test.ts\`; \`tests/api/retention.test.ts\` compares it with the
database and ages a row of each table that has a time. The housekeeping job takes away what is over, every minute.

| table | kept | why |
| --- | --- | --- |
${rows.join('\n')}
`).toMatchFileSnapshot(join(root, 'docs/retention.md'));
  });
});

describe('docs/cryptography.md', () => {
  const page = textOf('docs/cryptography.md');

  test('names every purpose a key is derived for (ASVS 11.1.1, 13.1.4)', () => {
    const purposes = new Set(found(/'([a-z-]+-v\d+)'/g).map(({ match: [, purpose = ''] }) => purpose));
    expect(purposes.size).toBeGreaterThan(5);
    const named = [...page.matchAll(/^\| `([a-z-]+-v\d+)` +\|/gm)].map(([, purpose = '']) => purpose);
    expect([...purposes].filter((purpose) => !named.includes(purpose))).toEqual([]);
    expect(named.filter((purpose) => !purposes.has(purpose))).toEqual([]);
  });

  test('names every file that encrypts, signs or hashes, and no other (ASVS 11.1.2)', () => {
    const calls =
      /\b(?:createHash|createHmac|createCipheriv|createDecipheriv|createECDH|hkdfSync|scryptSync)\(|\bkeyFor\(|\b(?:macs|sealer)\(keys|(?<![.\w])(?:sign|verify)\(\s*'|from '@node-rs\/argon2'/g;
    const doing = new Set(found(calls).map(({ path }) => path));
    expect([...doing].filter((path) => !page.includes(path))).toEqual([]);
    const named = [...page.matchAll(/`(server\/[\w/-]+\.ts)`/g)].map(([, path = '']) => path);
    const byAnother = 'server/payment/providers/truelayerSignature.ts';
    expect(named.filter((path) => !doing.has(path) && path !== byAnother)).toEqual([]);
  });
});

describe('docs/logging.md', () => {
  test('names every line the server logs (ASVS 16.1.1)', () => {
    const page = textOf('docs/logging.md');
    const calls = found(
      /\blog\.(?:trace|debug|info|warn|error|fatal)\([^;]*?(?:'([^'\n]+)'|, (\w+)(?:\[kind\])?),?\s*\)/g,
    );
    const every = found(/\blog\.(?:trace|debug|info|warn|error|fatal)\(/g);
    expect(calls.length).toBe(every.length);
    const said = calls.map(({ path, match: [, sentence, name = ''] }) => {
      const named = new RegExp(`const ${name} = '([^']+)'`).exec(textOf(path))?.[1];
      return (sentence ?? named ?? name).replace(/: too many at once$/, '');
    });
    expect(said.filter((line) => !page.includes(`\`${line}\``))).toEqual([]);
  });
});

describe('docs/libraries.md', () => {
  const page = textOf('docs/libraries.md');
  const lock = z
    .object({
      packages: z.record(
        z.string(),
        z.object({
          hasInstallScript: z.boolean().optional(),
          optionalDependencies: z.record(z.string(), z.string()).optional(),
        }),
      ),
    })
    .parse(JSON.parse(textOf('package-lock.json')));
  const direct = Object.keys(
    z.object({ dependencies: z.record(z.string(), z.string()) }).parse(JSON.parse(textOf('package.json'))).dependencies,
  );
  /** What the server itself loads of them reads what comes from outside. */
  const loaded = direct.filter((name) => found(new RegExp(`from '${name}(?:/[^']*)?'`, 'g')).length > 0);
  const harmless = ['dayjs', 'fast-json-stable-stringify', 'kysely', 'pino', 'uqr', 'i18next'];

  test('says how soon faults are fixed (ASVS 15.1.1)', () => {
    expect(page).toMatch(/within 48 hours.*critical.*week.*high/s);
  });

  test('names every library of ours that is compiled, runs a program, or that the server reads with (ASVS 15.1.4)', () => {
    const compiled = direct.filter((name) => {
      const { hasInstallScript, optionalDependencies = {} } = lock.packages[`node_modules/${name}`] ?? {};
      return (
        hasInstallScript === true || Object.keys(optionalDependencies).some((other) => other.startsWith(`${name}-`))
      );
    });
    const risky = new Set([...compiled, ...loaded.filter((name) => !harmless.includes(name))]);
    expect(risky.size).toBeGreaterThan(5);
    expect([...risky].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('names what may not be called where the list is kept (ASVS 15.1.5)', () => {
    const forbidden = textOf('tests/forbiddenCode.test.ts');
    for (const name of ['eval', 'innerHTML', 'Math.random']) {
      expect(page).toContain(`\`${name}\``);
      expect(forbidden.replaceAll('\\', '')).toContain(name);
    }
  });
});
