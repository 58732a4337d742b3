import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const product = ['domain', 'contract', 'server', 'src', 'sandbox'];

type Forbidden = {
  readonly what: string;
  readonly pattern: RegExp;
  readonly within?: readonly string[];
  /** The homes of what is asked of one place alone, and the few places with a reason. */
  readonly but?: readonly string[];
};

const filesIn = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const forbidden: readonly Forbidden[] = [
  {
    what: 'text is made safe for HTML in one place (ASVS 1.1.2)',
    pattern: /&amp;|&lt;/,
    // The sandbox imports nothing of ours; the last two only read what HTML holds.
    but: ['contract/protocol/escapeHtml.ts', 'sandbox/web/html.ts'],
  },
  {
    what: 'SQL is written as tagged templates, and raw text in it is a constant (ASVS 1.2.4)',
    pattern: /sql\.raw\(|\.unsafe\(|sql\.lit\(/,
    but: [
      'server/database/migrate.ts',
      'server/ledger/bookJournals.ts',
      'server/ledger/topUpFloat.ts',
      'server/payment/attemptStore.ts',
      'server/reconciliation/safeguarding.ts',
      'server/reward/bookRewards.ts',
      'server/transfer/lifecycle/commitEffects.ts',
    ],
  },
  {
    what: 'no program is run but by an operator’s command; the embedded database alone has a process of its own (ASVS 1.2.5)',
    pattern: /child_process|\bexecFile|\bspawn\(/,
    // Words of a command are ours alone; the address goes by variables.
    but: ['server/backup/postgresPrograms.ts', 'server/database/createCluster.ts'],
  },
  {
    what: 'what depends on the language stands in a table by language, so that a third one does not compile (LNG-01)',
    pattern: /[=!]== '(?:en|fr)'/,
    within: ['contract', 'server', 'sandbox'],
  },
  {
    what: 'no pattern is made from what somebody typed (ASVS 1.2.9)',
    pattern: /new RegExp\(/,
    // Of names the code itself gives: elements, cookies, paths of the contract, fields of a form, dialling codes, phrases.
    but: [
      'contract/site/visitLanguage.ts',
      'sandbox/web/testRefusals.ts',
      'server/http/apiExample.ts',
      'server/http/rerenderForm.ts',
      'server/pages/priceFacts.ts',
      'server/http/serve.ts',
      'server/pages/site.ts',
      'src/services/site/cookieNotice.ts',
      'src/understanding/feeWishes.ts',
      'src/understanding/phoneNumbers.ts',
      'src/understanding/tokens.ts',
    ],
  },
  {
    what: 'no text is run as code (ASVS 1.3.2)',
    pattern: /\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*['"`]|\bvm\b.*from 'node:vm'/,
  },
  {
    what: 'no text is put into a page as HTML (ASVS 3.2.2)',
    pattern: /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/,
  },
  {
    what: 'nothing is looked up in the page by a global name (ASVS 3.2.3)',
    pattern: /\bdocument\.(?:all|forms|images|anchors|embeds)\b|\bwindow\[/,
    within: ['src'],
  },
  {
    what: 'nothing is fetched as a script with a callback, and no script of others is written into our pages (ASVS 3.5.6, 3.6.1)',
    pattern: /[?&]callback=|createElement\('script'\)|<script[^>]+src="https?:/,
    within: ['src', 'contract', 'domain', 'server'],
  },
  {
    what: 'chance is the system’s; a plain one only spreads waiting (ASVS 6.5.3)',
    pattern: /Math\.random/,
    but: ['server/outbound/providerClient.ts', 'src/services/http/liveUpdates.ts'],
  },
  {
    what: 'cryptography is Node’s, the browser’s and Argon2’s (ASVS 11.2.1)',
    pattern: /from '(?:crypto-js|node-forge|tweetnacl|sjcl|elliptic|bcrypt\w*|jsonwebtoken|jose|@noble\/[^']+)'/,
    // Work that keeps nothing secret, and has to run where a page has no cryptography of its own.
    but: ['contract/account/proofOfWork.ts'],
  },
  {
    what: 'what is encrypted is AES-256-GCM (ASVS 11.3.1, 11.3.2)',
    pattern: /create(?:C|Dec)ipheriv\((?!'aes-256-gcm')|RSA_PKCS1_PADDING|publicEncrypt\(|aes-\d+-(?:ecb|cbc)/,
  },
  {
    what: 'what is hashed is hashed by SHA-2 (ASVS 11.4.1)',
    pattern: /create(?:Hash|Hmac)\((?!'sha(?:256|384|512)')|'(?:md5|sha1)'|\bmd5\(/i,
  },
  {
    what: 'keys are made on curves and at sizes of today (ASVS 11.6.1)',
    pattern: /secp256k1|secp192|modulusLength: (?:512|1024)\b/,
  },
  {
    what: 'no certificate goes unchecked (ASVS 12.3.2)',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/,
  },
  {
    what: 'no web technology of the past is used (ASVS 3.7.1)',
    pattern: /ActiveXObject|<applet|<embed\b|\.swf\b/,
  },
  {
    what: 'no password is made to expire (ASVS 6.2.10)',
    pattern: /password_?(?:expires|expiry|age|changed_at|due)|must_?change_?password/i,
    within: ['server', 'domain', 'contract'],
  },
  {
    what: 'no command of operators sets or reads a password (ASVS 6.4.6)',
    pattern: /password_hash|setPassword|passwordHasher|hasher\b/,
    within: ['server/ops'],
  },
  {
    what: 'nobody is asked a secret question or given a hint (ASVS 6.4.2)',
    pattern: /secret question|security question|password hint|maiden name/i,
    // Where somebody asks whether that is the name to give for a recipient.
    but: ['src/understanding/words/englishTopics.ts'],
  },
  {
    what: 'every token has 128 random bits or more (ASVS 11.5.1)',
    pattern: /randomBytes\((?:\d|1[0-5])\)/,
    within: ['server', 'contract', 'src'],
  },
  {
    what: 'what is secret is compared in constant time (ASVS 11.2.4)',
    pattern: /(?:signature|hmac|digest|secret|token)\w*\s*[!=]==(?!\s*(?:undefined|null|''))/i,
    within: ['server'],
  },
  {
    what: 'no secret is in the code (ASVS 13.3.1)',
    pattern: /PRIVATE KEY-----\s*[\w+/]{16}|\bAKIA[A-Z\d]{16}|\bsk_live_|\bgh[pousr]_\w{30}|\bxox[abp]-/,
    within: [...product, 'scripts', 'bench'],
  },
  {
    what: 'nobody is counted by an address as it was written: whoever asks is a visitor (ASVS 2.4.1)',
    pattern: /\bip\b/,
    within: ['server'],
    // Where a visitor is made of it, and the one call that tells somebody their own.
    but: [
      'server/http/answerRoute.ts',
      'server/http/document.ts',
      'server/http/plainForms.ts',
      'server/http/route.ts',
      'server/http/serve.ts',
      'server/lookup/healthRoutes.ts',
    ],
  },
  {
    what: 'what time it is the database says, and how long something took a clock nobody sets (decision 081)',
    pattern: /\bnew Date\(\)|\bDate\.now\b/,
    within: ['server'],
    but: [
      // People of the sandbox and its sample of a list, who were always there.
      'server/seeds/seedPeople.ts',
      'server/seeds/seedWatchlist.ts',
      // Says when a price was looked up; decides nothing.
      'server/competitors/comparePrice.ts',
      'server/pages/pricePage.ts',
      // Only the order of ids follows it.
      'server/database/ids.ts',
      // Told to a company, whose own clock decides.
      'server/payment/providers/ivy.ts',
      'server/payment/providers/paycross.ts',
      'server/payment/providers/trustPayments.ts',
      // Beside the date of a file of the same machine.
      'server/screening/readWatchlistFile.ts',
    ],
  },
  {
    what: 'no lock holds up who only refers to a row: `for update` and an insert beside it wait for each other (decision 160)',
    pattern: /\bfor update\b|\.forUpdate\(/i,
    within: ['server'],
  },
  {
    what: 'a stored account is read in one place, which opens what is sealed (decision 136)',
    pattern:
      /\brecipientProfile\b|\bprofile\s*(?:->>?|#>>?)\s*'(?:mobile|\w*[aA]ccount\w*|bank\w*|pickupPoint|phoneCode)/,
    within: ['server'],
    but: ['server/transfer/lifecycle/storedRecipient.ts'],
  },
  {
    what: 'the log is the one place lines go to; the command line has its own (ASVS 16.2.3)',
    pattern: /console\.|process\.std(?:out|err)/,
    within: ['domain', 'contract', 'server', 'src'],
    but: ['server/ops/ops.ts'],
  },
  {
    what: 'what stands between words is a message’s own: French puts a space before a colon (LNG-01)',
    pattern: /\)\}\s?[:;?!](?:[\s`<]|$)|\bt\([^()]*\)\s*\+\s*['"`]\s?[:;?!]/m,
    within: ['src/ui', 'src/dialogue', 'src/terminal', 'src/routes', 'src/app'],
  },
  {
    what: 'the language of a page is asked of one function, so that another language is not taken for English (LNG-01)',
    pattern: /language === '(?:fr|en)' \? (?:'|localeOf)/,
    within: ['src'],
    but: [
      // The two ways English and French write a span; another language is asked for by its own case.
      'src/content/figureWords.ts',
      'src/content/moneyFigures.ts',
      // Which of the two languages somebody writes.
      'src/understanding/parsedUtterance.ts',
    ],
  },
];

describe.each(forbidden)('$what', ({ pattern, within = product, but = [] }) => {
  const found = filesIn(within).filter((path) => pattern.test(textOf(path)));

  test('everywhere else', () => {
    expect(found.filter((path) => !but.includes(path))).toEqual([]);
  });

  test('and no exception is left of what is gone', () => {
    expect(but.filter((path) => !found.includes(path))).toEqual([]);
  });
});
