import { z } from 'zod';
import { auditPlaceIn } from './auditPlace.ts';
import { type Credentials, credentials } from './credentials.ts';
import { looseIn, readOwners } from './fileModes.ts';
import { apparentBits, bitsNeeded } from './secretStrength.ts';
import { expectations, type Variables } from './variables.ts';

type Name = keyof Variables | 'OPERATOR_SECRET';
/** One sentence, and whose variable it is about. */
export type Refusal = { readonly name: Name; readonly sentence: string };

const because = 'because SANDBOX is off';
/** What is on this machine, and so on no network. */
const here = ['', 'localhost', '127.0.0.1', '[::1]'];
const makeSecret = '`openssl rand -base64 32` makes one';

/** Why production does not start: everything at once, so that nobody fixes one line to be told of the next. */
export function productionRefusals(settings: Variables, operatorSecret: string | undefined): Refusal[] {
  return [
    ...missing(settings),
    ...unsafeAddresses(settings),
    ...mailInTheOpen(settings),
    ...auditInTheOpen(settings),
    ...weakSecrets(settings, operatorSecret),
    ...database(settings),
    ...looseData(settings),
    ...credentialsFile(settings),
  ];
}

function missing(settings: Variables): Refusal[] {
  const names = ['MASTER_SECRET', 'PROVIDER_CREDENTIALS_FILE', 'SMTP_URL', 'TRUSTED_PROXY'] as const;
  return names
    .filter((name) => settings[name] === undefined)
    .map((name) => ({ name, sentence: `${name} should be ${expectations[name]}, and is needed ${because}.` }));
}

function unsafeAddresses(settings: Variables): Refusal[] {
  const names = ['BASE_URL', 'PAGE_VIEWS_URL', 'PAGE_VIEW_PIXEL_URL'] as const;
  return names
    .filter((name) => settings[name]?.startsWith('http:'))
    .map((name) => ({ name, sentence: `${name} should be an https address ${because}, but is “${settings[name]}”.` }));
}

/** Codes go by e-mail: nobody between us and the mail server reads them. */
function mailInTheOpen({ SMTP_URL }: Variables): Refusal[] {
  const name = 'SMTP_URL';
  if (SMTP_URL === undefined) return [];
  const { protocol, hostname, searchParams } = new URL(SMTP_URL);
  const isSafe = protocol === 'smtps:' || here.includes(hostname) || searchParams.get('requireTLS') === 'true';
  return isSafe
    ? []
    : [{ name, sentence: `${name} should begin with smtps:// or end in ?requireTLS=true ${because}.` }];
}

/** What operators did crosses no network readable, and lies in no file that others can open. */
function auditInTheOpen({ AUDIT_LOG }: Variables): Refusal[] {
  const name = 'AUDIT_LOG';
  const place = AUDIT_LOG === undefined ? undefined : auditPlaceIn(AUDIT_LOG);
  if (place?.kind === 'file') {
    const fix = `chmod 600 '${place.path}'`;
    const isOpen = looseIn(place.path).length > 0;
    return isOpen ? [{ name, sentence: `${name} should be its owner’s alone; \`${fix}\` fixes it.` }] : [];
  }
  const isSafe = place === undefined || place.isEncrypted || here.includes(place.host) || place.host === '::1';
  return isSafe ? [] : [{ name, sentence: `${name} should begin with syslog+tls:// ${because}.` }];
}

function weakSecrets(
  { MASTER_SECRET, OTHER_MASTER_SECRETS }: Variables,
  OPERATOR_SECRET: string | undefined,
): Refusal[] {
  const secrets: readonly (readonly [Name, readonly (string | undefined)[]])[] = [
    ['MASTER_SECRET', [MASTER_SECRET]],
    ['OTHER_MASTER_SECRETS', OTHER_MASTER_SECRETS],
    ['OPERATOR_SECRET', [OPERATOR_SECRET]],
  ];
  return secrets
    .filter(([, given]) => given.some((secret) => secret !== undefined && apparentBits(secret) < bitsNeeded))
    .map(([name]) => ({
      name,
      sentence: `${name} should be harder to guess (${bitsNeeded} bits of chance) ${because}; ${makeSecret}.`,
    }));
}

const encrypted = ['require', 'verify-ca', 'verify-full'];

function database({ DATABASE_URL, DATABASE_MIGRATION_URL, EMBEDDED_DATABASE }: Variables): Refusal[] {
  const given = Object.entries({ DATABASE_URL, DATABASE_MIGRATION_URL }) as [keyof Variables, string | undefined][];
  const open = given
    .filter(([, url]) => url !== undefined && isOpen(new URL(url)))
    .map(([name]) => ({
      name,
      sentence: `${name} should end in ?sslmode=verify-full ${because} and the database is elsewhere.`,
    }));
  if (DATABASE_URL !== undefined || EMBEDDED_DATABASE === 'on') return open;
  const name = 'DATABASE_URL';
  const sentence = `${name} should be ${expectations[name]} ${because}, or EMBEDDED_DATABASE ‘on’ to use the one inside.`;
  return [{ name, sentence }, ...open];
}

const isOpen = ({ hostname, searchParams }: URL): boolean =>
  !here.includes(hostname) && !encrypted.includes(searchParams.get('sslmode') ?? '');

function looseData({ DATA_DIR }: Variables): Refusal[] {
  const [first, ...others] = looseIn(DATA_DIR);
  if (first === undefined) return [];
  const also = others.length > 0 ? ` and ${others.length} more` : '';
  const fix = `chmod -R go= '${DATA_DIR}'`;
  return [
    {
      name: 'DATA_DIR',
      sentence: `DATA_DIR should be its owner’s alone: others can open ${first}${also}; \`${fix}\` fixes it.`,
    },
  ];
}

function credentialsFile({ PROVIDER_CREDENTIALS_FILE: file, BASE_URL }: Variables): Refusal[] {
  const name = 'PROVIDER_CREDENTIALS_FILE';
  if (file === undefined) return [];
  const read = readOwners(file);
  if (!read.ok) return [{ name, sentence: `${name} ${unreadable(file)[read.refusal]}.` }];
  const parsed = credentials.safeParse(read.value);
  if (!parsed.success) {
    const places = [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'the file'))];
    return places.map((place) => ({ name, sentence: `${name} should say ${place} as the company gave it.` }));
  }
  return [...httpIn(parsed.data), ...onOurSite(parsed.data, BASE_URL), ...withoutSms(parsed.data)].map((sentence) => ({
    name,
    sentence: `${name} ${sentence}`,
  }));
}

const unreadable = (file: string) => ({
  loose: `should be its owner’s alone, but others can open ${file}; \`chmod 600 '${file}'\` fixes it`,
  missing: `should be a file that can be read, but ${file} cannot`,
  notJson: `should hold JSON, but ${file} does not`,
});

const tree: z.ZodType<unknown> = z.unknown();
const branches = z.record(z.string(), tree);

type Placed = { readonly place: string; readonly text: string };

/** Every text in it and where it stands; what a company's keys are called does not matter. */
function textsIn(value: unknown, place = ''): Placed[] {
  if (typeof value === 'string') return [{ place, text: value }];
  const entries = Array.isArray(value) ? Object.entries(value) : Object.entries(branches.safeParse(value).data ?? {});
  return entries.flatMap(([key, inner]) => textsIn(inner, place ? `${place}.${key}` : key));
}

const httpIn = (given: Credentials): string[] =>
  textsIn(given)
    .filter(({ text }) => /^http:/i.test(text))
    .map(({ place }) => `should give ${place} an https address.`);

/** A company's pages on our own host could read our cookies and ask in our sender's name. */
const onOurSite = (given: Credentials, baseUrl: string): string[] =>
  textsIn(given)
    .filter(
      ({ text }) =>
        /^https?:/i.test(text) && URL.canParse(text) && new URL(text).hostname === new URL(baseUrl).hostname,
    )
    .map(({ place }) => `should give ${place} an address of the company’s own, and not ${baseUrl}.`);

const withoutSms = ({ sms }: Credentials): string[] =>
  sms ? [] : [`should name a gateway for text messages, as sms, ${because}.`];
