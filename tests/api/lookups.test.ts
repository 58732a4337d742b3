import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listBanks,
  listRateSpreads,
  listServices,
  listTransferReasons,
  readService,
  readValue,
  readValues,
} from '#contract/protocol/lookup.ts';
import { toMajorNumber } from '#domain/money/money.ts';
import { serviceTerms } from '#domain/quote/serviceTerms.ts';
import { standardServices } from '#domain/quote/standardServices.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import { signUpAndIn } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf, type Sender } from '#tests/fixtures/sender.ts';

describe('lookups', () => {
  let app: RunningApp;
  let visitor: Sender;
  beforeAll(async () => {
    app = await startApp();
    visitor = createSender(app.baseUrl);
  });
  afterAll(() => app.stop());

  test('the services on offer are the standard ones, to the last fee, and promise no more than anybody may send (API-29, QUO-39, D-120)', async () => {
    const services = dataOf(await visitor.call(listServices));
    expect(services).toHaveLength(standardServices.length);
    for (const standard of standardServices) {
      const service = services.find(({ id }) => id === standard.id);
      const { maximum, ...terms } = serviceTerms(standard);
      expect(service && serviceTerms(service)).toMatchObject(terms);
      const { transferLimitMax, sendingLimit } = service?.meta ?? {};
      expect(sendingLimit !== undefined).toBe(transferLimitMax !== toMajorNumber(maximum));
      if (standard.originCurrency === 'GBP') {
        expect(transferLimitMax).toBe(Math.min(20_000, toMajorNumber(maximum)));
      }
      expect(service).toMatchObject({ name: standard.name, country: standard.country, type: standard.type });
    }
  });

  test('a list for everybody travels compressed, what is said to a person never does (issue 6, item 4)', async () => {
    const headers = { 'accept-encoding': 'br' };
    const list = await visitor.sendRaw({ method: 'GET', target: '/api/transfer/services', headers });
    expect(list.headers.get('content-encoding')).toBe('br');
    const { sender } = await signUpAndIn(app);
    const own = await sender.sendRaw({ method: 'GET', target: '/api/remit-banks/NGA', headers });
    expect(own.status).toBe(200);
    expect((await own.text()).length).toBeGreaterThan(1024);
    expect(own.headers.get('content-encoding')).toBeNull();
  });

  test('one service is read by its id, and an unknown one is not found (API-29)', async () => {
    const service = dataOf(await visitor.call(readService, { params: { id: 'EUR-KE-mobile_money' } }));
    expect(service).toMatchObject({ originCurrency: 'EUR', destinationCurrency: 'KES', country: 'KE' });
    expect(service.fees).toEqual([
      { lowerLimit: 0, upperLimit: 575, type: 'FIXED_AMOUNT', fee: 2.29 },
      { lowerLimit: 575, upperLimit: 500_000, type: 'PERCENTAGE', fee: 0.8 },
    ]);
    expect(await visitor.call(readService, { params: { id: 'GBP-XX-pigeon' } })).toMatchObject({ status: 404 });
  });

  test('one app value is read by its name, and an unknown name is refused (API-28)', async () => {
    const one = dataOf(await visitor.call(readValue, { params: { id: 'payInCurrencies' } }));
    expect(one).toEqual(['GBP', 'EUR', 'CAD', 'DKK', 'NOK', 'SEK', 'CHF']);
    const unknown = await visitor.sendRaw({ method: 'GET', target: '/api/value/secrets' });
    expect(unknown.status).toBe(400);
  });

  test('app values name countries, pay-in currencies and who pays out where (API-28, REF-02, REF-14)', async () => {
    const values = dataOf(await visitor.call(readValues));
    expect(values.payInCurrencies).toEqual(['GBP', 'EUR', 'CAD', 'DKK', 'NOK', 'SEK', 'CHF']);
    expect(values.countries).toContainEqual({
      name: 'Cameroon',
      countryCode: 'CM',
      countryCodeAlt: 'CM',
      currency: 'XAF',
      dialCode: '+237',
      phoneCode: '237',
      countryIso3: 'CMR',
      symbol: 'XAF',
    });
    expect(values.payoutSettings).toEqual([
      { countryCode: 'CM', transferMethod: 'bank_transfer', remittanceHandler: 'AZA' },
      { countryCode: 'CM', transferMethod: 'cash_pickup', remittanceHandler: 'MANUAL' },
      { countryCode: 'CM', transferMethod: 'mobile_money', remittanceHandler: 'AZA' },
    ]);
  });

  test('nobody is suspended for where they live until an operator says so, and then gets no price (DSH-08, DSH-09)', async () => {
    const suspended = async () => dataOf(await visitor.call(readValues)).suspendedLocations;
    const [here, elsewhere] = [await signUpAndIn(app), await signUpAndIn(app, { countryCode: 'CA' })];
    expect(await suspended()).toEqual([]);
    const act = (command: string, transferId: string) => opsLines(app, command, { transferId, operator: 'grace' });
    for (const unknown of ['Britain', 'UK', ''])
      expect(await act('suspend-location', unknown)).toContain('two letters');
    expect(await act('suspend-location', 'gb')).toContain('United Kingdom (GB) begins no transfer');
    expect(await suspended()).toEqual(['GB']);
    expect(await opsLines(app, 'suspended')).toMatch(/GB.*grace/);
    expect((await askPrice(here, { amount: 100 })).answer).toMatchObject({
      status: 422,
      error: { code: 'locationSuspended' },
    });
    expect((await askPrice(elsewhere, { amount: 100, from: 'CA' })).answer).toMatchObject({ ok: true });
    expect(await act('resume-location', 'GB')).toContain('may send again');
    expect((await askPrice(here, { amount: 100 })).answer).toMatchObject({ ok: true });
  });

  test('spreads name every pair once, and which are down (API-35, QUO-15)', async () => {
    await app.db.insertInto('pair_downtime').values({ base: 'DKK', target: 'TZS' }).execute();
    const spreads = dataOf(await visitor.call(listRateSpreads));
    expect(new Set(spreads.map(({ base, target }) => base + target)).size).toBe(spreads.length);
    expect(spreads).toHaveLength(7 * 5);
    expect(spreads.filter(({ downtimeStatus }) => downtimeStatus)).toEqual([
      { base: 'DKK', target: 'TZS', downtimeStatus: true },
    ]);
  });

  test('a corridor is closed by an operator until a day, and opened again (QUO-15, D-57, peers 36)', async () => {
    const act = (command: string, transferId: string, until?: string) =>
      opsLines(app, command, { transferId, operator: 'grace', ...(until && { until }) });
    const toShillings = async () =>
      dataOf(await visitor.call(listRateSpreads)).filter(
        ({ target, downtimeStatus }) => target === 'KES' && downtimeStatus,
      );
    expect(await act('close-corridor', 'GBP-GBP')).toContain('Name a corridor like GBP-XAF');
    expect(await act('close-corridor', 'GBP-KES', '3 December')).toContain('Write the day as');
    expect(await act('close-corridor', 'GBP-KES', '2026-02-30')).toContain('Write the day as');
    expect(await act('close-corridor', 'GBP-KES', '2020-12-03')).toContain('is not after today');
    expect(await toShillings()).toEqual([]);
    expect(await act('close-corridor', 'gbp-kes', '2999-12-03')).toContain(
      'Closed: GBP-KES; senders read: until 2999-12-03',
    );
    expect(await toShillings()).toEqual([
      { base: 'GBP', target: 'KES', downtimeStatus: true, returnsOn: '2999-12-03' },
    ]);
    expect(await opsLines(app, 'closed-corridors')).toMatch(/GBP-KES.*grace.*2999-12-03/);
    await app.db.updateTable('pair_downtime').set({ returns_on: '2020-12-03' }).where('target', '=', 'KES').execute();
    expect(await toShillings()).toEqual([{ base: 'GBP', target: 'KES', downtimeStatus: true }]);
    await act('close-corridor', 'KES');
    expect(await toShillings()).toHaveLength(7);
    expect(await act('open-corridor', 'KES')).toContain('Open again: ');
    expect(await act('open-corridor', 'KES')).toContain('Nothing is closed there');
    expect(await toShillings()).toEqual([]);
  });

  test('reasons and banks are for signed-in senders (API-38, API-39, TRF-04, RCP-32)', async () => {
    const ama = await signUpAndIn(app);
    expect(dataOf(await ama.sender.call(listTransferReasons))).toHaveLength(12);
    expect(dataOf(await ama.sender.call(listBanks, { params: { country: 'UGA' } }))).toHaveLength(28);
    expect(dataOf(await ama.sender.call(listBanks, { params: { country: 'NGA' } }))).toContainEqual({
      id: '058',
      bank: 'Guaranty Trust Bank (GTBank)',
    });
    expect(dataOf(await ama.sender.call(listBanks, { params: { country: 'KEN' } }))).toEqual([]);
    for (const refused of [
      await visitor.call(listTransferReasons),
      await visitor.call(listBanks, { params: { country: 'NGA' } }),
    ]) {
      expect(refused).toMatchObject({ status: 401, error: { code: 'signInRequired' } });
    }
  });
});
