import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { ApiFailure, failureOf } from '#contract/protocol/failure.ts';
import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { factorsQuery } from '../account/factorServices.ts';
import { givePassword } from '../account/settingsQueries.ts';
import { callApi } from './apiClient.ts';
import { queryClient } from './queryClient.ts';
import { actFor } from './signedInUser.ts';

vi.mock('./apiClient.ts', () => ({ callApi: vi.fn() }));
vi.mock('./serverClock.ts', () => ({ learnServerTime: async () => undefined, serverSeconds: () => 1_800_000_000 }));
vi.mock('../account/passkeyPrompt.ts', () => ({ makePasskey: async () => 'made', usePasskey: async () => 'used' }));
vi.mock('../document/saveFile.ts', () => ({ saveFile: () => undefined }));
vi.mock('./surroundings.ts', () => ({
  surroundings: () => ({ origin: () => 'https://sawa.test', keys: { empty: async () => undefined } }),
}));
vi.mock('./sessionKey.ts', () => ({
  keepSessionKey: async () => undefined,
  loadSessionKey: async () => ({ id: 'key' }),
  forgetSessionKey: async () => undefined,
}));

type Exports = Readonly<Record<string, unknown>>;
const modules = Object.entries(
  import.meta.glob<Exports>('../*/*{Services,Service,Queries,Query}.ts', { eager: true }),
).filter(([path]) => !path.includes('/document/'));

const user = userFixture();
const transfer = transferFixture();

/** All that any call is asked with, or answers with: each takes of it what it knows. */
const everything = {
  ...{ userId: user.id, transferId: transfer.id, recipientId: transfer.recipientId, transferReasonId: 'rent' },
  ...{ username: 'ama@example.com', password: 'p', confirmation: 'c', oldPassword: 'o', token: 't', code: ' 12 34 ' },
  ...{ email: 'ama@example.com', channel: 'sms', type: 'sms', purpose: 'account', answer: { code: '123456' } },
  ...{ provider: 'ivy', method: 'pay360', paymentGateway: 'ivy', tokenised: true, idempotencyKey: 'once' },
  ...{ providerId: 'bank', schemeId: 'faster', bankId: '058', accountNumber: '0123456789', telecomCode: 'mtn' },
  ...{ base: 'GBP', target: 'XAF', currency: 'GBP', countryCode: 'CM', amount: '100', span: 'month', name: 'Key' },
  ...{ paymentType: 'pay360', sessionId: 'session', resourcePath: '/path', isAcknowledged: true, kind: 'addPasskey' },
  ...{ passkeyId: 'passkey', deed: 'deed', alertId: 'alert', language: 'fr', showsAmount: true, text: 'Hello' },
  ...{ changes: { firstName: 'Ama' }, details: { city: 'Leeds' }, change: { theme: 'dark' }, recipient: { a: 1 } },
  ...{ customerAccountNumber: '237671234567', expectedName: 'Marie', shownAt: 7, holdSecret: 'secret', at: 0 },
};
const answers = {
  ...{ data: { redirectUrl: 'https://pay.example', AccountName: 'MARIE' }, checkoutId: 'checkout', token: 'reset' },
  ...{ user, sentTo: 'a…', resendAfterSeconds: 30, expiresInSeconds: 600, confirmed: 'newEmail', state: 'opened' },
  ...{ username: 'new@example.com', ip: '192.0.2.1', page: '<p>', passkeys: [], collections: [], revision: 3 },
  ...{ closed: { ivy: 'providerUnavailable' }, id: 'id', status: 'COMPLETE', most: 450, amount: 200, days: 1 },
};
/** What of lists is looked at. */
const listed = new Map<unknown, readonly object[]>([
  [
    listServices,
    ['CM', 'KE'].map((country) => ({
      ...{ originCurrency: 'GBP', destinationCurrency: 'XAF', country },
      meta: { isInOriginCurrency: true, transferLimitMax: 900 },
    })),
  ],
  [listRateSpreads, [{ base: 'GBP', target: 'XAF', downtimeStatus: true }]],
]);

/** Called with one text, or with whose it is and a page of it, and what is called as it is; the others are called with everything. */
const texts: Readonly<Record<string, readonly unknown[]>> = {
  historyQuery: ['ama', { search: '7K3M', span: 'month', group: 'completed', limit: 5, offset: 10 }],
  transfersQuery: ['ama', { limit: 5, offset: 10 }],
  notificationsQuery: ['ama', { limit: 5 }],
  statementQuery: ['ama', { from: '2026-11-01', to: '2026-11-21' }],
  ...{
    keepLanguage: ['fr'],
    saveReading: [{ textSize: 'large', wording: 'simple' }],
    confirmPassword: ['p'],
    readTransferNow: [transfer.id],
  },
  ...{ subscribeToNewsletter: ['ama@example.com'], refreshTransfers: [], competitorRatesOf: [everything] },
  ...{ refreshSupport: [], refreshRecipients: [], refreshNotifications: [], forgetReminder: ['ama'] },
};
const ofOneText = /^(?:user|supportQ|recipients|reminder|unread|banks|deleteRecipient|mark(?:All)?Read)/;

const argumentsOf = (name: string): readonly unknown[] => texts[name] ?? [ofOneText.test(name) ? 'ama' : everything];

let heard: string[] = [];
/** What was answered reads as such, also where more was put beside it. */
const written = (value: unknown): string =>
  (JSON.stringify(value) ?? 'nothing')
    .replaceAll(JSON.stringify(answers).slice(1, -1), 'the answer')
    .replaceAll(JSON.stringify(user), 'the user')
    .replaceAll('"', '');
const outcomeOf = (work: unknown): Promise<string> =>
  Promise.resolve(work).then(written, (error: unknown) => `fails: ${failureOf(error).code}`);

beforeEach(() => {
  heard = [];
  vi.mocked(callApi).mockImplementation(async (endpoint, input) => {
    heard.push(`  ${endpoint.method} ${endpoint.path} ${written(input)}`);
    return (listed.get(endpoint) ?? answers) as never;
  });
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
    heard.push(`  read again: ${written(filters?.queryKey)}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

async function begun(): Promise<void> {
  queryClient.clear();
  actFor(user);
}

const isLogic = (value: unknown): value is AnyActorLogic =>
  typeof value === 'object' && value !== null && 'transition' in value;

async function servicesOf(name: string, services: object): Promise<void> {
  for (const [key, logic] of Object.entries(services)) {
    if (!isLogic(logic) || key.startsWith('wait')) continue;
    await called(`${name}.${key}`, logic);
  }
}

async function called(title: string, logic: AnyActorLogic, differences: object = {}): Promise<void> {
  await begun();
  heard.push(title);
  const input = { ...everything, ...differences };
  heard.push(`  = ${await outcomeOf(toPromise(createActor(logic, { input }).start()))}`);
}

type Options = {
  readonly queryKey?: unknown;
  readonly queryFn?: (context: object) => unknown;
  readonly mutationFn?: (input: unknown) => unknown;
  readonly onSuccess?: () => unknown;
  readonly onSettled?: () => unknown;
  readonly refetchInterval?: (query: object) => unknown;
};

/** Milliseconds between two looks, where one failed, where nothing came yet, and where something is away or on its way. */
const states = [
  { status: 'error' },
  { status: 'success' },
  { data: { ...answers, collections: [transfer], status: 'PENDING_PAYMENT' } },
  { data: { ...answers, closed: {} } },
];

async function optionsOf(name: string, { queryFn, mutationFn, onSuccess, onSettled, ...rest }: Options): Promise<void> {
  await begun();
  const looks = rest.refetchInterval && states.map((state) => rest.refetchInterval?.({ state }));
  heard.push(`${name} ${written(rest)}${looks ? ` looks again after ${written(looks)}` : ''}`);
  const given = /mark|deleteR/.test(name) ? 'one' : everything;
  if (name !== 'statementQuery') heard.push(`  = ${await outcomeOf(queryFn?.({}) ?? mutationFn?.(given))}`);
  await onSuccess?.();
  await onSettled?.();
}

/** Where a call has several ways, by what it is asked with. */
const ways: readonly (readonly [services: string, name: string, differences: object])[] = [
  ...(['axcess', 'paycross', 'interac', 'pay360', 'truelayer'] as const).map(
    (provider) => ['payTransferServices', 'startHostedPayment', { provider }] as const,
  ),
  ...(['axcess', 'truelayer', 'ivy'] as const).map(
    (paymentType) => ['paymentResultServices', 'reportReturn', { paymentType }] as const,
  ),
  ['paymentResultServices', 'reportReturn', { paymentType: 'axcess', resourcePath: undefined }],
  ['paymentResultServices', 'reportReturn', { sessionId: undefined }],
  ['changeRecipientServices', 'changeRecipient', { isAcknowledged: false }],
  ...(['newEmail', 'passwordReset', 'phone'] as const).flatMap((purpose) => [
    ['confirmCodeServices', 'sendCode', { purpose }] as const,
    ['confirmCodeServices', 'checkCode', { purpose }] as const,
    ['confirmCodeServices', 'checkCode', { purpose, answer: { token: 'link' }, channel: 'email' }] as const,
  ]),
  ['confirmCodeServices', 'sendCode', { username: undefined }],
  ['reauthenticationServices', 'confirmPassword', { deed: undefined }],
  ...['rename', 'remove'].map((act) => ['secondFactorServices', 'changeFactors', { kind: `${act}Passkey` }] as const),
  ...['addAuthenticator', 'removeAuthenticator', 'renewRecoveryCodes', 'keepFactors'].map(
    (kind) => ['secondFactorServices', 'changeFactors', { kind }] as const,
  ),
];

/** `-u` writes it anew, to be read before it is accepted: a line that changed is a call that is made otherwise. */
test('every service asks the server for what the reviewed list says', async () => {
  for (const [path, exports] of modules) {
    heard.push('', path);
    for (const [name, value] of Object.entries(exports)) {
      if (name.endsWith('Services') && !isLogic(value)) await servicesOf(name, value as object);
      else if (isLogic(value)) await servicesOf('', { [name]: value });
      else if (/(?:Query|Mutation)$/.test(name)) {
        const options = typeof value === 'function' ? value(...argumentsOf(name)) : value;
        await optionsOf(name, options as Options);
      } else if (typeof value === 'function' && name in texts) {
        await begun();
        heard.push(name);
        heard.push(`  = ${await outcomeOf(value(...argumentsOf(name)))}`);
      }
    }
  }
  for (const [services, name, differences] of ways) {
    const [, exports = {}] = modules.find(([, each]) => services in each) ?? [];
    const logic = Object.entries(exports[services] ?? {}).find(([known]) => known === name)?.[1];
    await called(`${services}.${name} ${written(differences)}`, logic as AnyActorLogic, differences);
  }
  const list = resolve(import.meta.dirname, '../../../tests/readings/calls.txt');
  await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot(list);
});

test('what is refused is passed on, and what need not be known keeps nobody', async () => {
  vi.mocked(callApi).mockRejectedValue(new ApiFailure('providerNotOffered'));
  const outcomes: string[] = [];
  for (const [, exports] of modules) {
    for (const [name, services] of Object.entries(exports)) {
      if (!name.endsWith('Services') || isLogic(services)) continue;
      for (const [key, logic] of Object.entries(services as object)) {
        if (!isLogic(logic) || key.startsWith('wait')) continue;
        await begun();
        const outcome = await outcomeOf(toPromise(createActor(logic, { input: everything }).start()));
        if (outcome !== 'fails: providerNotOffered') outcomes.push(`${name}.${key}: ${outcome}`);
      }
    }
  }
  // Whoever leaves is forgotten here, whatever the server says.
  expect(outcomes).toEqual(['sessionServices.dropSession: nothing']);
});

test('of whoever has a second factor no password is asked before a setting is changed (D-38)', async () => {
  await begun();
  queryClient.setQueryData(factorsQuery.queryKey, { passkeys: [], hasAuthenticator: true, recoveryCodesLeft: 3 });
  await givePassword('p');
  expect(heard).toEqual([]);
  queryClient.setQueryData(factorsQuery.queryKey, { passkeys: [], hasAuthenticator: false, recoveryCodesLeft: 0 });
  await givePassword('p');
  expect(heard).toEqual(['  POST /session {body:{username:ama@example.com,password:p,skipSession:true}}']);
});
