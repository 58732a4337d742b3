import { beforeEach, describe, expect, test, vi } from 'vitest';
import { longestThread } from '#contract/guide/guideThread.ts';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import { listTransfers } from '#contract/transfer/transfer.ts';
import { callConfirmed, confirmsHere } from '../account/confirmedCalls.ts';
import { makePasskey, usePasskey } from '../account/passkeyPrompt.ts';
import { isKeepable, keepThreadOf, readThreadOf } from '../guide/guideThread.ts';
import { forgetReminder, remindAt, reminderQuery } from '../guide/reminderQueries.ts';
import { sendCountryRegistration, subscribeToNewsletter } from '../site/siteServices.ts';
import { readSuspendedLocations } from '../transfer/suspendedLocations.ts';
import { callApi } from './apiClient.ts';
import { queryClient } from './queryClient.ts';
import { onSilence, reportSilence } from './silence.ts';

const browser = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));

vi.mock('./apiClient.ts', () => ({ callApi: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => browser);

const call = vi.mocked(callApi);
const answers = (answer: unknown) => call.mockResolvedValueOnce(answer as never);
const refuses = (code: ErrorCode) => call.mockRejectedValueOnce(new ApiFailure(code));
/** Method, path and what was sent, of every call. */
const asked = () => call.mock.calls.map(([{ method, path }, input]) => [`${method} ${path}`, input]);

beforeEach(() => {
  call.mockReset();
  queryClient.clear();
});

describe('what a visitor leaves with us', () => {
  const registration = { name: 'Ama', email: 'ama@example.com', countryCode: 'KE' } as never;
  const ways = [() => subscribeToNewsletter('ama@example.com'), () => sendCountryRegistration(registration)];

  test.each(ways)('is taken, or says why not (API-67, API-68)', async (leave) => {
    answers({ done: true });
    refuses('requestInvalid');
    refuses('tooManyRequests');
    refuses('serviceUnavailable');
    expect([await leave(), await leave(), await leave(), await leave()]).toEqual([
      'taken',
      'refused',
      'later',
      'failed',
    ]);
  });

  test('goes where it belongs', async () => {
    call.mockResolvedValue({ done: true } as never);
    for (const leave of ways) await leave();
    expect(asked()).toMatchInlineSnapshot(`
      [
        [
          "POST /subscribe",
          {
            "body": {
              "email": "ama@example.com",
            },
          },
        ],
        [
          "POST /country/register",
          {
            "body": {
              "countryCode": "KE",
              "email": "ama@example.com",
              "name": "Ama",
            },
          },
        ],
      ]
    `);
  });
});

describe('a call that may have to be confirmed', () => {
  const input = { params: { id: 'ama' }, query: { limit: 1, offset: 0 } } as never;
  const again = () => callConfirmed(listTransfers, input);

  test('is made once where nothing is asked, and again once somebody confirmed', async () => {
    const confirms = vi.fn(async () => true);
    const stop = confirmsHere(confirms);
    answers('at once');
    expect([await again(), confirms.mock.calls.length]).toEqual(['at once', 0]);
    refuses('reauthenticationRequired');
    answers('confirmed');
    expect([await again(), confirms.mock.calls.length]).toEqual(['confirmed', 1]);
    expect(call.mock.calls).toEqual(Array(3).fill([listTransfers, input]));
    refuses('tooManyRequests');
    await expect(again()).rejects.toMatchObject({ code: 'tooManyRequests' });
    expect(confirms).toHaveBeenCalledOnce();
    stop();
  });

  test('stays refused where nobody confirms, or no page asks any more', async () => {
    const stop = confirmsHere(async () => false);
    refuses('reauthenticationRequired');
    await expect(again()).rejects.toMatchObject({ code: 'reauthenticationRequired' });
    const stopNext = confirmsHere(async () => true);
    stop();
    refuses('reauthenticationRequired');
    answers('by the next page');
    expect(await again()).toBe('by the next page');
    stopNext();
    refuses('reauthenticationRequired');
    await expect(again()).rejects.toMatchObject({ code: 'reauthenticationRequired' });
  });
});

test('a reminder is asked for by the clock of where its sender is, and is known at once (R37)', async () => {
  answers({ at: 5 });
  await remindAt({ userId: 'ama', when: 'tomorrow' as never });
  expect(queryClient.getQueryData(reminderQuery('ama').queryKey)).toEqual({ at: 5 });
  answers({ done: true });
  await forgetReminder('ama');
  expect(queryClient.getQueryData(reminderQuery('ama').queryKey)).toEqual({});
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const params = { id: 'ama' };
  expect(asked().map(([, input]) => input)).toEqual([{ params, body: { when: 'tomorrow', timeZone } }, { params }]);
});

describe('what was said to the guide', () => {
  const thread = { thread: 'kept', revision: 3 } as never;

  test('is kept in place of the revision it goes on from, or says that another device was faster', async () => {
    answers({ revision: 4 });
    refuses('threadChanged');
    refuses('serviceUnavailable');
    const kept = [
      await keepThreadOf('ama', thread),
      await keepThreadOf('ama', thread),
      await keepThreadOf('ama', thread),
    ];
    expect(kept).toEqual([4, 'changed', 'notKept']);
    expect(call.mock.calls[0]?.[1]).toEqual({ params: { id: 'ama' }, body: thread });
    answers('read');
    expect(await readThreadOf('ama')).toBe('read');
    expect(call.mock.lastCall?.[1]).toEqual({ params: { id: 'ama' } });
  });

  test('is kept only where the server takes it, by its signs and by its bytes', () => {
    const fits = (text: string) => isKeepable(text);
    const mostBytes = 60_000 - '""'.length;
    expect([fits('a'.repeat(Math.min(longestThread, mostBytes))), fits('')]).toEqual([true, true]);
    expect(fits('a'.repeat(Math.min(longestThread, mostBytes) + 1))).toBe(false);
    expect([fits('é'.repeat(mostBytes / 2)), fits('é'.repeat(mostBytes / 2 + 1))]).toEqual([true, false]);
    expect([fits('"'.repeat(mostBytes / 2)), fits('"'.repeat(mostBytes / 2 + 1))]).toEqual([true, false]);
  });
});

describe('the browser’s own question about a passkey', () => {
  const common = { id: 'AQ', rawId: 'AQ', type: 'public-key', clientExtensionResults: {} };
  const made = { ...common, response: { clientDataJSON: 'AQ', attestationObject: 'AQ' } };
  const used = { ...common, response: { clientDataJSON: 'AQ', authenticatorData: 'AQ', signature: 'AQ' } };
  const options = { challenge: 'x' };

  test('is asked as the server wrote it, and its answer is passed on', async () => {
    browser.startRegistration.mockResolvedValueOnce(made);
    browser.startAuthentication.mockResolvedValueOnce(used);
    expect([await makePasskey(options), await usePasskey(options)]).toEqual([made, used]);
    for (const start of Object.values(browser)) expect(start.mock.lastCall).toEqual([{ optionsJSON: options }]);
  });

  test('is refused where its person thinks better of it', async () => {
    const cause = new DOMException('not now', 'NotAllowedError');
    for (const start of Object.values(browser)) start.mockRejectedValueOnce(cause);
    await expect(makePasskey(options)).rejects.toMatchObject({ code: 'passkeyRefused', cause, details: {} });
    await expect(usePasskey(options)).rejects.toMatchObject({ code: 'passkeyRefused', cause });
  });
});

test('the countries nobody may send from are asked for alone (DSH-08)', async () => {
  answers(['GB']);
  expect(await readSuspendedLocations()).toEqual(['GB']);
  expect(call.mock.lastCall?.[1]).toEqual({ params: { id: 'suspendedLocations' } });
  answers('GB');
  await expect(readSuspendedLocations()).rejects.toThrow();
});

test('every call that nobody answered is told to whoever still listens', () => {
  const heard: string[] = [];
  const stops = ['one', 'two'].map((name) => onSilence(() => heard.push(name)));
  reportSilence();
  stops[0]?.();
  reportSilence();
  stops[1]?.();
  reportSilence();
  expect(heard).toEqual(['one', 'two', 'two']);
});
