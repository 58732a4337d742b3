import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runFaults } from '../faultsCommand.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, delayMs: 5 });
});
afterAll(() => sandbox.stop());

const control = async (language = 'en') => (await fetch(`${sandbox.url}/control?lang=${language}`)).text();
const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/control`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

describe('the page where faults are ordered', () => {
  test('orders a fault, shows it in both languages, and calls it off', async () => {
    await press({ deed: 'order', provider: 'interac', kind: 'late', count: '2' });
    expect(await control()).toContain('Interac: Webhook comes long after the payer is back × 2');
    expect(await control('fr')).toContain('Interac: Le webhook arrive longtemps après le retour du payeur × 2');
    await press({ deed: 'clear' });
    expect(await control()).toContain('every company works as it should');
  });

  test.each([
    [{ deed: 'order', provider: 'nobody', kind: 'late', count: '1' }],
    [{ deed: 'order', provider: 'ivy', kind: 'unheardOf', count: '1' }],
    [{ deed: 'order', provider: 'ivy', kind: 'late', count: '0' }],
    [{ deed: 'order', provider: 'ivy', kind: 'payoutReturned', count: '1' }],
  ])('%o orders nothing', async (fields) => {
    await press(fields);
    expect(await control()).toContain('every company works as it should');
  });

  test('offers of each company what it can do, in words that fit it', async () => {
    const of = async (company: string) => (await fetch(`${sandbox.url}/control?lang=en&company=${company}`)).text();
    expect(await of('aza')).toContain('A payout is unknown at first, then paid');
    expect(await of('aza')).not.toContain('The bank takes the money back later');
    expect(await of('trust')).toContain('The bank takes the money back later');
    expect(await of('truelayer')).not.toContain('A paid payout comes back');
  });

  test('makes lines of a daily file wrong and right again, and lets the bank close today', async () => {
    await press({ deed: 'spoil', file: 'trust-payment', lines: '2' });
    await press({ deed: 'closeToday' });
    expect(await control()).toContain('trust-payment: 2 lines are wrong');
    expect(await control('fr')).toContain('Ne clôturer aujourd’hui que demain');
    await press({ deed: 'spoil', file: 'trust-payment', lines: '0' });
    await press({ deed: 'leaveToday' });
    expect(await control()).not.toContain('lines are wrong');
  });

  test('takes no order from another site’s page', async () => {
    await press({ deed: 'order', provider: 'ivy', kind: 'down', count: '1' }, { 'sec-fetch-site': 'cross-site' });
    expect(await control()).toContain('every company works as it should');
  });

  test('shows what a company refused, and why', async () => {
    await fetch(`${sandbox.url}/ivy/api/service/order/details`, { method: 'POST' });
    const page = await control();
    expect(page).toContain('POST /ivy/api/service/order/details');
    expect(page).toContain('x-ivy-api-key is not this merchant’s');
  });
});

describe('npm run sandbox -- faults', () => {
  const run = (...words: string[]) => runFaults(words, sandbox.url);

  test('orders, lists, lets go and calls off', async () => {
    expect(await run('pay360', 'down', '3')).toBe('pay360: down × 3');
    expect(await run()).toMatch(/^pay360: down × 3\n/);
    expect(await run('release')).toBe('Let go: 0 webhooks.');
    expect(await run('clear')).toBe('Every company works as it should again.');
    expect(await run()).toMatch(/^Nothing is ordered/);
  });

  test('says how it is used when it does not understand', async () => {
    expect(await run('pay360', 'sideways')).toMatch(/^npm run sandbox -- faults/);
    expect(await run('nobody', 'down')).toContain('company: truelayer, trust, axcess');
  });
});
