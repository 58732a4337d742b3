import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { money } from '#domain/money/money.ts';
import { transferStatuses } from '#domain/transfer/transferStatus.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { recipientFixture, someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { type Entry, told } from '../thread.ts';
import { accountAnswers, factsOf } from './accountAnswers.ts';
import { accountStep } from './accountReads.ts';
import { accountReply } from './accountReply.ts';
import { limitsReply } from './limitsAnswer.ts';
import { followedId, untoldNews } from './transferNews.ts';

const questions = Object.keys(accountAnswers) as (keyof typeof accountAnswers)[];
const written = (value: unknown): string => JSON.stringify(value).replaceAll('"', '');

const refund: Transfer['refunds'][number] = {
  amount: 102.19,
  currency: 'GBP',
  route: 'card',
  reference: 'R1',
  requestedAt: someMoment,
  dueAt: someMoment + 1,
};
const made = (differences: Partial<Transfer>, meta: Partial<Transfer['meta']> = {}): Transfer => ({
  ...transferFixture(differences.status, meta),
  ...differences,
});

/** One in every status, and in every other respect that an answer goes by. */
const transfers: Readonly<Record<string, Transfer>> = {
  ...Object.fromEntries(transferStatuses.map((status) => [status, made({ status })])),
  'held for a look': made({ status: 'PAYMENT_COMPLETED' }, { state: 'PENDING_REVIEW' }),
  'come back': made({ status: 'PAYMENT_COMPLETED' }, { state: 'PAYOUT_RETURNED' }),
  late: made({ status: 'PAYMENT_COMPLETED', delay: { promised: someMoment, noticedAt: someMoment, cause: 'partner' } }),
  'late and delivered': made({
    status: 'COMPLETE',
    delay: { promised: someMoment, noticedAt: someMoment, cause: 'queue' },
  }),
  'with a receipt': made({ status: 'PAYMENT_COMPLETED' }, { receipt_url: '/receipt' }),
  'paid by card': made({ status: 'PAYMENT_COMPLETED', cancellable: true }, { paymentGateway: 'trust-payment' }),
  'paid by bank': made({ status: 'PAYMENT_COMPLETED', cancellable: true }, { paymentGateway: 'truelayer' }),
  'being paid': made({ status: 'PENDING_PAYMENT', payment: 'begun', cancellable: true }, { paymentGateway: 'ivy' }),
  'refund due': made({ status: 'CANCELLED', refunds: [refund] }),
  'refund settled': made({ status: 'REFUNDED', refunds: [{ ...refund, settledAt: someMoment + 2 }] }),
  'refund refused': made({ status: 'CANCELLED', refunds: [{ ...refund, isRefused: true }] }),
};

/** `-u` writes it anew, to be read before it is accepted. */
test('every question about a transfer is answered as the reviewed list says, however it stands (R20, R30)', async () => {
  const lines = Object.entries(transfers).flatMap(([name, transfer]) => [
    name,
    ...questions.map((question) => `  ${question}: ${written(accountReply({ question }, [transfer]))}`),
    `  news: ${written(untoldNews(transfer, []))}`,
  ]);
  const list = resolve(import.meta.dirname, '../../../tests/readings/account.txt');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(list);
});

const [pending, paid, kofis] = [
  made({ status: 'PENDING_PAYMENT' }),
  made({ id: 'paid', status: 'PAYMENT_COMPLETED' }),
  made({ id: 'kofis', recipientId: 'kofi', recipient: recipientFixture({ id: 'kofi' }), status: 'COMPLETE' }),
];
const keysIn = (reply: readonly unknown[]): readonly string[] =>
  [...JSON.stringify(reply).matchAll(/"key":"([^"]*)"/g)].map(([, key = '']) => key);

test('of several it is asked which, six at most, each with what is said of it when it is chosen', () => {
  const [asked, ...more] = accountReply({ question: 'status' }, [pending, paid, kofis]);
  expect(more).toEqual([]);
  expect(asked).toMatchObject({ type: 'words.ambiguous', words: { key: 'guide.account.which' } });
  const offered = { tells: expect.arrayContaining([expect.objectContaining({ kind: 'told' })]), plan: {} };
  expect(asked).toHaveProperty('candidates', [expect.objectContaining(offered), expect.objectContaining(offered)]);
  const named = [pending, paid].map((transfer) => ({ words: { key: 'guide.account.one', facts: factsOf(transfer) } }));
  expect(asked).toMatchObject({ candidates: named });
  const seven = Array.from({ length: 7 }, (_, place) => made({ id: String(place) }));
  expect(accountReply({ question: 'status' }, seven)[0]).toHaveProperty('candidates.length', 6);
});

test('who was named, or which number, is spoken of and nothing else is', () => {
  const all = [pending, paid, kofis];
  expect(keysIn(accountReply({ question: 'status', recipientId: 'kofi' }, all))).toContain('guide.account.latest');
  expect(keysIn(accountReply({ question: 'status', reference: '7K3M92NC' }, [kofis]))).not.toContain(
    'guide.account.latest',
  );
  expect(keysIn(accountReply({ question: 'receipt', reference: '7K3M92NC' }, [kofis]))).toEqual([
    'guide.account.noReceipt',
  ]);
  expect(keysIn(accountReply({ question: 'status', reference: '7K3M92NC' }, []))).toEqual([
    'guide.account.referenceUnknown',
  ]);
  expect(keysIn(accountReply({ question: 'status', recipientId: 'nobody' }, all))).toEqual([
    'guide.account.noneToThem',
  ]);
  expect(keysIn(accountReply({ question: 'refund', recipientId: 'kofi' }, all))).toEqual(['guide.account.noRefund']);
  expect(questions.map((question) => keysIn(accountReply({ question }, [])).join())).toEqual(
    questions.map((question) => ('key' in accountAnswers[question].none ? accountAnswers[question].none.key : '')),
  );
});

type Around = {
  readonly userId?: string;
  readonly followed?: { readonly transferId: string };
  readonly made?: string;
};
const guideWith = ({ userId, followed, made }: Around): GuidedSenderActor => {
  const sendMoney = { getSnapshot: () => ({ context: { transfer: made && { id: made } }, children: {} }) };
  return { getSnapshot: () => ({ context: { userId, followed }, children: { sendMoney } }) } as never;
};
const followed = { transferId: 'followed' };

test.each<[string, Parameters<typeof accountStep>[0], Around, unknown]>([
  ['of limits, to anybody', { question: 'limits' }, {}, { kind: 'limits', currency: 'GBP' }],
  [
    'by its number',
    { question: 'status', reference: '00000000' },
    { userId: 'ama' },
    { kind: 'named', reference: '00000000' },
  ],
  ['followed', { question: 'status' }, { userId: 'ama', followed }, { kind: 'atHand', transferId: 'followed' }],
  ['made', { question: 'canCancel' }, { userId: 'ama', made: 'made' }, { kind: 'atHand', transferId: 'made' }],
  ['made, not asked about', { question: 'status' }, { userId: 'ama', made: 'made' }, { kind: 'newest', most: 20 }],
  [
    'somebody’s',
    { question: 'status', recipientId: 'kofi' },
    { userId: 'ama', followed },
    { kind: 'newest', most: 20 },
  ],
  ['none at hand', { question: 'canCancel' }, { userId: 'ama' }, { kind: 'newest', most: 20 }],
  ['a receipt', { question: 'receipt' }, { userId: 'ama', followed }, { kind: 'newest', most: 20 }],
])('a transfer %s is read for the answer', (_, asked, around, reads) => {
  expect(accountStep(asked, guideWith(around))).toEqual({ reads });
});

test('whoever is signed out, or types a number that is none, is told so', () => {
  const out = accountStep({ question: 'status' }, guideWith({}));
  expect(keysIn('reply' in out ? out.reply : [])).toEqual(['guide.account.signedOut', 'guide.account.signIn']);
  expect(JSON.stringify(out)).toContain('"to":"/sign-in"');
  const wrong = accountStep({ question: 'status', reference: '203N-947' }, guideWith({ userId: 'ama' }));
  expect(keysIn('reply' in wrong ? wrong.reply : [])).toEqual(['guide.account.referenceWrong']);
});

test('what became of it is said once after its receipt, and the last receipt is the one that is followed (R30)', () => {
  const receipt = (id: number, transferId: string): Entry => ({ id, kind: 'receipt', transferId });
  const news: Entry = { id: 2, ...told({ key: 'guide.news.CANCELLED' }) };
  const cancelled = made({ status: 'CANCELLED' });
  expect(untoldNews(cancelled, [receipt(1, 'a')])).toEqual([told({ key: 'guide.news.CANCELLED' })]);
  expect(untoldNews(cancelled, [receipt(1, 'a'), news])).toEqual([]);
  expect(untoldNews(cancelled, [news, receipt(3, 'b')])).toHaveLength(1);
  expect(followedId([receipt(1, 'a'), receipt(3, 'b'), news])).toBe('b');
  expect(followedId([news])).toBeUndefined();
});

test('limits are told by day and by thirty days, with from when there is more of the nearest', () => {
  const period = (days: number, left: number, moreFrom?: number) => ({ days, limit: 500, left, moreFrom });
  const limits = { currency: 'GBP', periods: [period(1, 200, 7), period(30, 100, 8)], unproved: { most: 2 } } as never;
  const [said] = limitsReply(guideWith({}), limits);
  expect(said).toMatchObject({
    happenings: [
      {
        words: {
          key: 'guide.account.leftToday',
          facts: { send: money('GBP', 20_000), total: money('GBP', 50_000), count: 1 },
        },
      },
      { words: { key: 'guide.account.leftInDays', facts: { send: money('GBP', 10_000), count: 30 } } },
      { words: { key: 'guide.account.moreFrom', facts: { moment: 8 } } },
      { words: { key: 'guide.account.unproved', facts: { count: 2 } } },
      { words: { key: 'guide.account.limitsSame' } },
      { kind: 'lead', words: { key: 'guide.account.limitsPage' }, to: '/settings' },
    ],
  });
  expect(keysIn(limitsReply(guideWith({}), undefined))).toEqual(['guide.account.limits']);
});
