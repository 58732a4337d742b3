import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Sandbox, type SandboxSettings, startSandbox } from '../sandbox.ts';
import { startReceiver } from '../webhooks/testReceiver.ts';
import { responseSiteSecurity } from './siteSecurity.ts';
import { testCards } from './testCards.ts';
import { signedForm, siteTimestamp } from './testMerchant.ts';

async function open(settings: Partial<SandboxSettings> = {}) {
  const sandbox = await startSandbox({ port: 0, delayMs: 5, ...settings });
  onTestFinished(() => sandbox.stop());
  return { sandbox, app: await startReceiver() };
}

function formFor({ credentials: { trust } }: Sandbox, notificationUrl: string, changes: Record<string, string> = {}) {
  const form = signedForm(trust, {
    declinedurlredirect: 'http://localhost:4000/not-paid',
    allurlnotification: notificationUrl,
    ...changes,
  });
  for (const rule of ['STR-7', 'STR-10']) form.append('ruleidentifier', rule);
  for (const name of ['baseamount', 'maskedpan']) form.append('stextraurlnotifyfields', name);
  return form;
}

const post = (url: string, body: URLSearchParams) => fetch(url, { method: 'POST', body, redirect: 'manual' });

async function openPage(sandbox: Sandbox, form: URLSearchParams) {
  const answer = await post(sandbox.credentials.trust.formUrl, form);
  expect(answer.status).toBe(303);
  return `${sandbox.url}${answer.headers.get('location')?.split('?')[0]}`;
}

const cardNamed = (name: string) => ({
  number: testCards.find((card) => card.name === name)?.number ?? '',
  expiry: '12/39',
  securityCode: name === 'amex' ? '1234' : '123',
  decision: 'approve',
});
const pay = (page: string, fields: Record<string, string>) => post(page, new URLSearchParams(fields));

function returned(sandbox: Sandbox, answer: Response) {
  const address = new URL(answer.headers.get('location') ?? '');
  const fields = Object.fromEntries(address.searchParams);
  expect(fields.responsesitesecurity).toBe(responseSiteSecurity(fields, sandbox.credentials.trust.responsePassword));
  return { path: address.pathname, fields };
}

describe('Trust: a card payment', () => {
  test.each(['visa', 'mastercard', 'amex'])('%s is approved, returned and notified, both signed', async (name) => {
    const { sandbox, app } = await open();
    const page = await openPage(sandbox, formFor(sandbox, app.url));
    const { path, fields } = returned(sandbox, await pay(page, cardNamed(name)));
    expect(path).toBe('/paid');
    expect(fields).toMatchObject({ errorcode: '0', orderreference: 'A-1', settlestatus: '0' });
    expect(fields).not.toHaveProperty('baseamount');

    await vi.waitFor(() => expect(app.came).toHaveLength(1));
    const told = Object.fromEntries(new URLSearchParams(app.came[0]?.body));
    expect(told.responsesitesecurity).toBe(responseSiteSecurity(told, sandbox.credentials.trust.responsePassword));
    expect(told).toMatchObject({
      errorcode: '0',
      baseamount: '10049',
      transactionreference: fields.transactionreference,
    });
  });

  test.each([
    ['declined', '70000'],
    ['insufficientFunds', '70000'],
  ])('%s goes to the declined address', async (name, errorcode) => {
    const { sandbox, app } = await open();
    const page = await openPage(sandbox, formFor(sandbox, app.url));
    const { path, fields } = returned(sandbox, await pay(page, cardNamed(name)));
    expect([path, fields.errorcode]).toEqual(['/not-paid', errorcode]);
    await vi.waitFor(() => expect(app.came[0]?.body).toContain(`errorcode=${errorcode}`));
  });

  test.each([
    ['approve', '/paid', '0'],
    ['decline', '/not-paid', '71000'],
  ])('the 3-D Secure step: %s', async (decision, expectedPath, errorcode) => {
    const { sandbox, app } = await open();
    const page = await openPage(sandbox, formFor(sandbox, app.url));
    const stepUp = await pay(page, cardNamed('stepUp'));
    expect(stepUp.headers.get('location')).toContain('/trust/card/');
    expect(await (await fetch(page)).text()).toContain('3-D Secure');
    const { path, fields } = returned(sandbox, await pay(`${page}/proof`, { decision }));
    expect([path, fields.errorcode]).toEqual([expectedPath, errorcode]);
  });

  test('offers a card that was stored before, to its own customer, and a new one (PAY-04)', async () => {
    const { sandbox, app } = await open();
    const openFor = (order: string, customer: string, stores: string) =>
      openPage(
        sandbox,
        formFor(sandbox, app.url, {
          orderreference: order,
          customeraccountnumber: customer,
          credentialsonfile: stores,
        }),
      );
    const read = async (page: string) => (await fetch(page)).text();
    await pay(await openFor('A-1', 'W12345', '1'), cardNamed('visa'));
    await pay(await openFor('A-2', 'W12345', ''), cardNamed('mastercard'));

    const page = await openFor('A-3', 'W12345', '');
    const shown = await read(page);
    expect(shown).toContain('VISA 411111######1111');
    expect(shown).not.toContain('MASTERCARD 555555');
    expect(shown).toContain('A new card');
    const { path, fields } = returned(sandbox, await pay(page, { stored: 'visa' }));
    expect([path, fields.errorcode, fields.orderreference]).toEqual(['/paid', '0', 'A-3']);

    const stranger = await openFor('B-1', 'X99999', '');
    expect(await read(stranger)).not.toContain('411111');
    expect((await pay(stranger, { stored: 'visa' })).status).toBe(422);
  });

  test('cancelled, there is no transaction and no notification', async () => {
    const { sandbox, app } = await open();
    const page = await openPage(sandbox, formFor(sandbox, app.url));
    const { path, fields } = returned(sandbox, await pay(page, { decision: 'cancel' }));
    expect(path).toBe('/not-paid');
    expect(fields).not.toHaveProperty('transactionreference');
    expect(await webservice(sandbox, transactionQuery(sandbox))).toMatchObject({ found: '0' });
  });

  test('a card is charged once, however often the form is sent', async () => {
    const { sandbox, app } = await open();
    const page = await openPage(sandbox, formFor(sandbox, app.url));
    await pay(page, cardNamed('visa'));
    expect(await (await pay(page, cardNamed('visa'))).text()).toContain('This payment is decided');
    expect(await webservice(sandbox, transactionQuery(sandbox))).toMatchObject({ found: '1' });
  });

  test('a number that is not a test card is refused, not shown again and not kept', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { sandbox, app } = await open({ dataDir });
    const page = await openPage(sandbox, formFor(sandbox, app.url));
    const refused = await pay(page, { ...cardNamed('visa'), number: '4929000000006' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain('4929000000006');
    await pay(page, cardNamed('visa'));
    const kept = readFileSync(join(dataDir, 'sandbox', 'companies.jsonl'), 'utf8');
    expect(kept).toContain('411111######1111');
    expect(kept).not.toMatch(/4111111111111111|4929000000006/);
  });
});

test('Trust: the page speaks the language the merchant asks for', async () => {
  const { sandbox, app } = await open();
  const answer = await post(sandbox.credentials.trust.formUrl, formFor(sandbox, app.url, { locale: 'fr_FR' }));
  expect(await (await fetch(`${sandbox.url}${answer.headers.get('location')}`)).text()).toContain('Payer par carte');
});

describe('Trust: its gate', () => {
  test.each([
    ['another amount than was signed', (form: URLSearchParams) => form.set('mainamount', '1.00'), 401],
    [
      'another address to return to',
      (form: URLSearchParams) => form.set('successfulurlredirect', 'http://evil.example'),
      401,
    ],
    ['no signature', (form: URLSearchParams) => form.delete('sitesecurity'), 401],
  ])('refuses %s', async (_case, tamper, status) => {
    const { sandbox, app } = await open();
    const form = formFor(sandbox, app.url);
    tamper(form);
    expect((await post(sandbox.credentials.trust.formUrl, form)).status).toBe(status);
  });

  test.each([
    [
      'a timestamp over three hours old',
      { sitesecuritytimestamp: siteTimestamp(Date.now() - 3 * 3_600_000 - 1_000) },
      401,
    ],
    ['a timestamp in the future', { sitesecuritytimestamp: siteTimestamp(Date.now() + 600_000) }, 401],
    ['a timestamp of another shape', { sitesecuritytimestamp: 'today' }, 400],
    ['another site', { sitereference: 'test_other' }, 400],
    ['half a penny', { mainamount: '1.005' }, 400],
    ['nothing to pay', { mainamount: '0.00' }, 400],
  ])('refuses %s', async (_case, changes, status) => {
    const { sandbox, app } = await open();
    expect((await post(sandbox.credentials.trust.formUrl, formFor(sandbox, app.url, changes))).status).toBe(status);
  });
});

async function webservice({ credentials: { trust } }: Sandbox, request: object, password = trust.webservicesPassword) {
  const authorization = `Basic ${Buffer.from(`${trust.webservicesUser}:${password}`).toString('base64')}`;
  const body = JSON.stringify({ alias: trust.webservicesUser, version: '1.00', request: [request] });
  const answer = await fetch(trust.webservicesUrl, { method: 'POST', headers: { authorization }, body });
  const read = (await answer.json()) as { response?: [{ records?: Record<string, string>[] }] };
  return { status: answer.status, ...read.response?.[0] };
}
const transactionQuery = ({ credentials: { trust } }: Sandbox, orderReference = 'A-1') => ({
  requesttypedescriptions: ['TRANSACTIONQUERY'],
  filter: { sitereference: [{ value: trust.siteReference }], orderreference: [{ value: orderReference }] },
});

describe('Trust: webservices', () => {
  test('read a payment back by its order, and give it back in parts up to its amount', async () => {
    const { sandbox, app } = await open();
    await pay(await openPage(sandbox, formFor(sandbox, app.url)), cardNamed('visa'));
    const read = await webservice(sandbox, transactionQuery(sandbox));
    expect(read).toMatchObject({
      found: '1',
      records: [{ errorcode: '0', baseamount: '10049', currencyiso3a: 'GBP' }],
    });

    const refund = (baseamount: string) =>
      webservice(sandbox, {
        requesttypedescriptions: ['REFUND'],
        sitereference: sandbox.credentials.trust.siteReference,
        parenttransactionreference: read.records?.[0]?.transactionreference,
        baseamount,
      });
    expect(await refund('10000')).toMatchObject({ errorcode: '0', baseamount: '10000' });
    expect(await refund('50')).toMatchObject({ errorcode: '30000', errordata: ['baseamount'] });
    expect(await webservice(sandbox, transactionQuery(sandbox))).toMatchObject({ found: '2' });
  });

  test('know nothing of another order and let nobody else in', async () => {
    const { sandbox } = await open();
    expect(await webservice(sandbox, transactionQuery(sandbox, 'B-2'))).toMatchObject({ found: '0', records: [] });
    expect(await webservice(sandbox, transactionQuery(sandbox), 'wrong')).toMatchObject({ status: 401 });
  });
});
