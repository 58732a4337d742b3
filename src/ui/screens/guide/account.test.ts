import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { listTransfers, readTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import type { Entry } from '#src/dialogue/thread.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';

const server: { transfers: readonly Transfer[] | 'away' } = { transfers: [] };
vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown, asked?: { readonly params?: { readonly tid?: string } }) => {
      const one = server.transfers !== 'away' && server.transfers.find(({ id }) => id === asked?.params?.tid);
      if (endpoint === readTransfer && one) return one;
      if (endpoint !== listTransfers) return answerGuideReads(endpoint);
      if (server.transfers === 'away') throw new Error('away');
      return { collections: server.transfers, total: server.transfers.length, totals: {} };
    },
  };
});

afterEach(() => queryClient.clear());

const marie = recipientFixture();
const made = (id: string, status: Transfer['status'], differences: Partial<Transfer> = {}): Transfer => ({
  ...transferFixture(status),
  id: `0197a000-0000-7000-8000-0000000000${id}`,
  cancellable: false,
  ...differences,
});
const underWay = made('a1', 'PAYMENT_COMPLETED');
const unpaid = made('a2', 'PENDING_PAYMENT', { cancellable: true });
const delivered = made('a3', 'COMPLETE');
const heldOne = made('a4', 'WATCHLIST_FAILED');

type Said = Readonly<
  Record<'where' | 'didTheyGet' | 'canCancel' | 'cancel' | 'receipt' | 'limits' | 'held' | 'refund', string>
>;
const said: Record<Language, Said> = {
  en: {
    where: 'where is my money',
    didTheyGet: 'did Marie get it?',
    canCancel: 'how do I cancel',
    cancel: 'cancel it',
    receipt: 'my receipt',
    limits: 'how much can I send?',
    held: 'why is it held?',
    refund: 'when do I get my refund',
  },
  fr: {
    where: 'où est mon argent',
    didTheyGet: "est-ce que Marie a reçu l'argent ?",
    canCancel: 'puis-je annuler ?',
    cancel: 'annuler',
    receipt: 'mon reçu',
    limits: 'combien puis-je envoyer ?',
    held: 'pourquoi est-il retenu ?',
    refund: 'quand serai-je remboursé ?',
  },
};

const canBeCancelled = [
  'guide.account.cancellable',
  'transfer.terms.unpaid',
  'transfer.cancel.nothingTaken',
  'guide.account.toCancel',
];

const patience = { timeout: 15_000 };

const keysIn = (log: readonly Entry[]) =>
  log.flatMap((entry) =>
    (entry.kind === 'told' || entry.kind === 'lead') && 'key' in entry.words ? [entry.words.key] : [],
  );

/** What is said to a question, with the question that was open asked again behind it. */
async function toldWhen(language: Language, text: string, { isVisitor = false } = {}) {
  const talk = await startTalk(language, { isVisitor, recipients: [marie] });
  await talk.asked('destination');
  const before = talk.conversation.getState().log.length;
  talk.speak(text);
  await vi.waitFor(() => expect(keysIn(talk.conversation.getState().log.slice(before))).not.toEqual([]), patience);
  const { log, candidates, part } = talk.conversation.getState();
  expect(part?.id).toBe('destination');
  talk.close();
  return { keys: keysIn(log.slice(before)), isAskedAgain: log.at(-1)?.kind === 'asked', candidates, log };
}

describe.each(languages)('a transfer named by its reference, in %s (TRF-16)', (language) => {
  const where = language === 'en' ? 'where is' : 'où est';
  const named = { ...underWay, reference: '203N947G' };

  test('is the one that is spoken of, however it is typed', async () => {
    server.transfers = [named];
    const { keys, isAskedAgain } = await toldWhen(language, `${where} sw-2o3n 947g`);
    expect(keys).toContain('guide.account.open');
    expect(keys).not.toContain('guide.account.latest');
    expect(isAskedAgain).toBe(true);
  });

  test('may be over by now', async () => {
    server.transfers = [{ ...delivered, reference: '203N947G' }];
    expect((await toldWhen(language, 'SW-203N-947G')).keys).toContain('guide.account.open');
  });

  test('has its receipt given', async () => {
    const receipt = language === 'en' ? 'the receipt of' : 'le reçu de';
    server.transfers = [named];
    expect((await toldWhen(language, `${receipt} SW-203N-947G`)).keys).toEqual(['guide.account.noReceipt']);
  });

  test.each(['SW-203N-974G', 'SW-203N-947', 'sw2o3n9476'])(
    'with a slip in it, %s, is not looked for',
    async (typed) => {
      server.transfers = [named];
      expect((await toldWhen(language, `${where} ${typed} ?`)).keys).toEqual(['guide.account.referenceWrong']);
    },
  );

  test('that is nobody’s or somebody else’s is unknown', async () => {
    server.transfers = [];
    expect((await toldWhen(language, `${where} SW-203N-947G`)).keys).toEqual(['guide.account.referenceUnknown']);
  });
});

describe.each(languages)('questions about the account, in %s (chat rules 17 and 20)', (language) => {
  const words = said[language];

  test('where the money is, is told of the one that is under way', async () => {
    server.transfers = [underWay, delivered];
    const { keys, isAskedAgain } = await toldWhen(language, words.where);
    expect(keys).toEqual(['transfer.next.PAYMENT_COMPLETED', 'guide.account.open']);
    expect(isAskedAgain).toBe(true);
  });

  test('of several the sender says which', async () => {
    server.transfers = [underWay, unpaid, heldOne];
    const { keys, candidates } = await toldWhen(language, words.where);
    expect(keys).toEqual(['guide.account.which']);
    expect(candidates.map(({ tells = [] }) => keysIn(tells.map((told, id) => ({ ...told, id })))[0])).toEqual([
      'transfer.next.PAYMENT_COMPLETED',
      'transfer.next.PENDING_PAYMENT',
      'transfer.next.WATCHLIST_FAILED',
    ]);
  });

  test('whether somebody got it is told of theirs, also when it is over', async () => {
    server.transfers = [{ ...underWay, recipientId: '0197a000-0000-7000-8000-0000000000ff' }, delivered];
    expect((await toldWhen(language, words.didTheyGet)).keys.slice(0, 3)).toEqual([
      'guide.account.latest',
      'transfer.lead.COMPLETE',
      'transfer.next.COMPLETE',
    ]);
    server.transfers = [{ ...underWay, recipientId: '0197a000-0000-7000-8000-0000000000ff' }];
    expect((await toldWhen(language, words.didTheyGet)).keys).toEqual(['guide.account.noneToThem']);
  });

  test('cancelling is told for what it means and led to (TRF-12)', async () => {
    server.transfers = [underWay, unpaid];
    const { keys, log } = await toldWhen(language, words.canCancel);
    expect(keys).toEqual(canBeCancelled);
    expect(log).toContainEqual(expect.objectContaining({ kind: 'lead', to: `/transactions?transfer=${unpaid.id}` }));
  });

  test.each(['canCancel', 'cancel'] as const)(
    'while one is followed, %s is about that one (TRF-12)',
    async (question) => {
      const followed = made('a6', 'PENDING_PAYMENT', { cancellable: true });
      server.transfers = [unpaid, followed];
      const talk = await startTalk(language, { input: { followed: { transferId: followed.id } } });
      await vi.waitFor(() => expect(talk.conversation.getState().part).toBeDefined());
      talk.speak(words[question]);
      await vi.waitFor(() =>
        expect(keysIn(talk.conversation.getState().log)).toEqual(expect.arrayContaining([...canBeCancelled])),
      );
      expect(talk.conversation.getState().log).toContainEqual(
        expect.objectContaining({ to: `/transactions?transfer=${followed.id}` }),
      );
      talk.close();
    },
  );

  test('what can no longer be cancelled is said, with where it stands', async () => {
    server.transfers = [delivered];
    expect((await toldWhen(language, words.canCancel)).keys).toEqual([
      'guide.account.latest',
      'guide.account.notCancellable',
      'transfer.lead.COMPLETE',
      'transfer.next.COMPLETE',
    ]);
  });

  test('a receipt, a hold and a refund are told from the facts', async () => {
    const receipt_url = `/transactions/${delivered.id}/receipt`;
    server.transfers = [{ ...delivered, meta: { ...delivered.meta, receipt_url } }];
    expect((await toldWhen(language, words.receipt)).keys).toEqual([
      'guide.account.receipt',
      'guide.account.openReceipt',
    ]);
    server.transfers = [heldOne, delivered];
    expect((await toldWhen(language, words.held)).keys[0]).toBe('transfer.next.WATCHLIST_FAILED');
    const refund = {
      amount: 100,
      currency: 'GBP' as const,
      route: 'bank' as const,
      reference: 'R',
      requestedAt: 1,
      dueAt: 2,
    };
    server.transfers = [made('a5', 'CANCELLED', { refunds: [refund] })];
    expect((await toldWhen(language, words.refund)).keys).toEqual(['guide.account.refundDue']);
    server.transfers = [made('a5', 'CANCELLED', { refunds: [{ ...refund, isRefused: true }] })];
    expect((await toldWhen(language, words.refund)).keys).toEqual(['guide.account.refundByBank']);
    server.transfers = [made('a5', 'REFUNDED', { refunds: [{ ...refund, settledAt: 3 }] })];
    expect((await toldWhen(language, words.refund)).keys).toEqual(['guide.account.refundSettled']);
  });

  test('how much may be sent is told to anybody (D-120)', async () => {
    expect((await toldWhen(language, words.limits, { isVisitor: true })).keys.at(-1)).toBe('guide.account.limits');
  });

  test('without a transfer, without an answer of the server and without a session that is said', async () => {
    server.transfers = [];
    const none = ['noTransfers', 'nothingToCancel', 'noReceipt', 'noneHeld', 'noRefund'].map((key) => [
      `guide.account.${key}`,
    ]);
    const asked = [words.where, words.canCancel, words.receipt, words.held, words.refund];
    for (const [index, text] of asked.entries()) expect((await toldWhen(language, text)).keys).toEqual(none[index]);
    server.transfers = 'away';
    for (const text of asked) expect((await toldWhen(language, text)).keys).toEqual(['guide.account.away']);
    for (const text of asked) {
      expect((await toldWhen(language, text, { isVisitor: true })).keys).toEqual([
        'guide.account.signedOut',
        'guide.account.signIn',
      ]);
    }
  });
});
