import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmAccount, registerAccount } from '#contract/account/registration.ts';
import { listBankProviders, startBankPayment } from '#contract/payment/payment.ts';
import { signIn, signInInstantly } from '#contract/session/session.ts';
import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitVerificationPart,
} from '#contract/verification/verification.ts';
import { credentialsAt, loadSecrets } from '#sandbox/credentials.ts';
import { freePort } from '#scripts/freePort.ts';
import { seededPassword, seededPeople } from '#server/seeds/seedPeople.ts';
import { looseIn } from '#server/settings/fileModes.ts';
import { submitDetails, untilUser, widgetOf } from '#tests/fixtures/identityCheck.ts';
import { newRegistration, type Person } from '#tests/fixtures/people.ts';
import { makeReady, productionSettings } from '#tests/fixtures/productionData.ts';
import {
  exchangeBy,
  mailServer,
  newCertificate,
  runProgram,
  tlsProxy,
  untilSaid,
  writeSecretly,
} from '#tests/fixtures/productionProcess.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import { decideAtBank, newTransfer, untilStatus } from '#tests/fixtures/sending.ts';

/** As an operator starts it: settings, credentials file, TLS in front of both sites, a mail server. */
async function startProduction() {
  const folder = mkdtempSync(join(tmpdir(), 'sawa-production-'));
  const certificate = await newCertificate();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const site = await tlsProxy(certificate, port, 'localhost');
  const companies = await tlsProxy(certificate, sandboxPort, '127.0.0.1');
  const mail = await mailServer(certificate);
  const trusted = { NODE_EXTRA_CA_CERTS: writeSecretly(join(folder, 'ca.pem'), certificate.cert) };

  const sandboxDir = join(folder, 'sandbox');
  const sandbox = runProgram('sandbox/main.ts', {
    ...trusted,
    ...{ SANDBOX_PORT: String(sandboxPort), SANDBOX_URL: companies.url, APP_URL: site.url },
    ...{ DATA_DIR: sandboxDir, SANDBOX_DELAY_MS: '50' },
  });
  await untilSaid(sandbox, /Sandbox: /);
  const given = credentialsAt(companies.url, loadSecrets(sandboxDir));

  const dataDir = join(folder, 'data');
  await makeReady(dataDir);
  const server = runProgram('scripts/start.ts', {
    ...trusted,
    ...productionSettings(folder, { port, siteUrl: site.url, mailUrl: mail.url, given }),
    DATA_DIR: dataDir,
  });
  await untilSaid(server, /Sawa is ready/);
  return {
    ...{ site, mail, server, dataDir, sandboxDir, exchange: exchangeBy(certificate) },
    /** The companies' pages by the way this test can go without their certificate. */
    near: (url: string) => url.replace(companies.url, `http://127.0.0.1:${sandboxPort}`),
    plain: `http://127.0.0.1:${port}`,
    async stop() {
      for (const { child, ended } of [server, sandbox]) {
        child.kill('SIGTERM');
        await ended;
      }
      for (const each of [site, companies, mail]) each.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

describe('production, started as an operator starts it', () => {
  let production: Awaited<ReturnType<typeof startProduction>>;
  beforeAll(async () => {
    production = await startProduction();
  });
  afterAll(() => production?.stop());

  const get = (path: string) =>
    production.exchange(production.site.url + path, { method: 'GET', headers: { 'accept-language': 'en' } });

  async function register(): Promise<Person> {
    const { site, mail, exchange } = production;
    const sender = createSender(site.url, exchange);
    const { sentTo } = dataOf(await sender.call(registerAccount, { body: newRegistration() }));
    await expect.poll(() => mail.to(sentTo)).toHaveLength(1);
    const [, text = ''] = mail.to(sentTo)[0]?.split(/content-type: text\/plain/i) ?? [];
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const { username, instantToken } = dataOf(await sender.call(confirmAccount, { body: { token: code } }));
    const { user, signingKey = '' } = dataOf(
      await sender.call(signInInstantly, { body: { username, token: instantToken } }),
    );
    sender.becomes(user.username, signingKey);
    return { sender, user, username };
  }

  async function proveIdentity(person: Person) {
    await submitDetails(person);
    dataOf(await person.sender.call(requestVerificationDocuments));
    const opened = dataOf(await person.sender.call(openVerificationWidget));
    const widget = widgetOf({ ...opened, widgetUrl: production.near(opened.widgetUrl) });
    for (const part of widget.parts) {
      dataOf(await person.sender.call(submitVerificationPart, { body: await widget.capture(part) }));
    }
    await widget.end({ decision: 'accepted' });
    await untilUser(person, ({ meta }) => meta.verified === true);
  }

  test('carries a transfer from registration to delivery and the mails that tell of it, over https', async () => {
    const person = await register();
    await proveIdentity(person);
    const transfer = await newTransfer(person);
    const banks = dataOf(await person.sender.call(listBankProviders));
    const bank = banks.find(({ providerId }) => !/tortoise|pothole/.test(providerId));
    if (!bank) throw new Error('No bank is offered');
    const { providerId, schemeId } = bank;
    const body = { providerId, schemeId, transferId: transfer.id };
    const { auth_flow } = dataOf(await person.sender.call(startBankPayment, { body }));
    await decideAtBank(production.near(auth_flow.uri), 'approve');
    const delivered = await untilStatus(person, transfer.id, 'COMPLETE');
    expect(delivered.originAmount).toBe(100);
    await expect.poll(() => production.mail.to(person.username).length).toBeGreaterThan(2);
  });

  test('every page and answer has its headers (ASVS 3.4.1, 3.4.3, 3.4.4, 3.4.5, 3.4.6, 3.4.7)', async () => {
    for (const path of [
      '/',
      '/help',
      '/sign-in',
      '/terms',
      '/nothing-here',
      '/api/time/utc',
      '/api/nothing',
      '/robots.txt',
    ]) {
      const { headers } = await get(path);
      expect(Object.fromEntries(headers), path).toMatchObject({
        'strict-transport-security': expect.stringMatching(/^max-age=63072000; includeSubDomains/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'reporting-endpoints': `policy="${production.site.url}/api/policy-reports"`,
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers.has('server') || headers.has('x-powered-by'), path).toBe(false);
    }
    expect((await get('/')).headers.get('content-security-policy')).toMatch(/report-to policy$/);
  });

  test('shows nothing of the sandbox (ASVS 13.4.5, 15.2.3)', async () => {
    const missing = (await get('/nothing-here')).status;
    expect(missing).toBe(404);
    for (const path of [
      '/qa',
      '/control',
      '/mailbox',
      '/mailbox.json',
      '/files/breaks',
      '/api/docs',
      '/api/docs/openapi.json',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect(production.server.said()).not.toContain('mailbox');
  });

  test('says of itself nowhere that it is a demonstration, written or drawn (D-16)', async () => {
    for (const path of ['/', '/help', '/terms', '/sign-in', '/nothing-here']) {
      for (const language of ['en', 'fr']) {
        const page = await (await get(`${path}?lang=${language}`)).text();
        expect(page, `${path} in ${language}`).toContain('<meta name="demonstration" content="off">');
        expect(page, `${path} in ${language}`).not.toMatch(/demo-note|d[ée]monstration[. –:]|Demo –/i);
      }
    }
  });

  test('knows none of the seeded people (ASVS 6.3.2)', async () => {
    for (const { email } of Object.values(seededPeople)) {
      if (!email) continue;
      const sender = createSender(production.site.url, production.exchange);
      const answer = await sender.call(signIn, { body: { username: email, password: seededPassword } });
      expect(answer).toMatchObject({ ok: false, error: { code: 'credentialsWrong' } });
    }
  });

  test('refuses a call that did not come through the proxy’s https (ASVS 4.1.2)', async () => {
    expect((await fetch(`${production.plain}/api/time/utc`)).status).toBe(403);
  });

  test('its files and the sandbox’s are their owner’s alone, whatever the shell allowed (ASVS 13.3.2)', () => {
    expect([...looseIn(production.dataDir), ...looseIn(production.sandboxDir)]).toEqual([]);
  });
});

test('SANDBOX=off with nothing else set ends with 1 and sentences, no stack (ASVS 13.4.2)', async () => {
  const program = runProgram('scripts/start.ts', { SANDBOX: 'off' });
  expect(await program.ended).toBe(1);
  const lines = program.said().trim().split('\n');
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+ should be .*\.$/);
});

test('a sandbox makes its files for its owner alone too (ASVS 13.3.2)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sawa-modes-'));
  const env = async () => ({
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
  });
  const program = runProgram('scripts/start.ts', await env());
  await untilSaid(program, /Sawa is ready/);
  expect(looseIn(join(folder, 'data'))).toEqual([]);
  program.child.kill('SIGTERM');
  await program.ended;
  rmSync(folder, { recursive: true });
}, 300_000);
