import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecipient } from '#contract/recipient/recipient.ts';
import { type DraftTransfer, keepDraft, readDraft } from '#contract/transfer/draft.ts';
import { createTransfer } from '#contract/transfer/transfer.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockSender } from '#server/transfer/lifecycle/sendingSender.ts';
import { type Person, signInWith, testPassword } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf, type Sender } from '#tests/fixtures/sender.ts';
import { recipientIn, verifiedSender } from '#tests/fixtures/sending.ts';

const onPostgres = process.env.TEST_ON_POSTGRES !== undefined;

const begun: Omit<DraftTransfer, 'id'> = {
  originCountryCode: 'GB',
  destinationCountryCode: 'CM',
  transferMethod: 'mobile_money',
  typed: 'payin',
  amount: 150,
  includeOperatorFee: true,
  transferReasonId: 'family-support',
};

/** What devices may do with drafts; each creation prices its own quote, as each device does. */
type Act = {
  readonly device: 0 | 1;
  readonly does: 'keep' | 'create' | 'read';
  readonly draft: 'mine' | 'shared';
  /** Begun without waiting for the one before to be answered. */
  readonly isAtOnce: boolean;
};
const act: fc.Arbitrary<Act> = fc.record({
  device: fc.constantFrom(0, 1),
  does: fc.constantFrom('keep', 'create', 'read'),
  draft: fc.constantFrom('mine', 'shared'),
  isAtOnce: fc.boolean(),
});

describe('a transfer that is being prepared', () => {
  let app: RunningApp;
  let person: Person;
  let devices: readonly [Sender, Sender];
  let recipientId: string;
  beforeAll(async () => {
    app = await startApp();
    person = await verifiedSender(app);
    const { sender: elsewhere } = await signInWith(app, { username: person.username, password: testPassword });
    devices = [person.sender, elsewhere];
    const body = recipientIn['CM mobile_money'];
    if (!body) throw new Error('Nobody to send to');
    recipientId = dataOf(await person.sender.call(createRecipient, { params: { id: person.user.id }, body })).id;
  });
  afterAll(() => app.stop());

  const params = () => ({ id: person.user.id });
  const keep = (sender: Sender, id: string, amount = 150) =>
    sender.call(keepDraft, { params: params(), body: { ...begun, id, amount } });
  const read = async (sender: Sender) => dataOf(await sender.call(readDraft, { params: params() })).draft;
  async function create(sender: Sender, draftId: string) {
    const { answer } = await askPrice({ ...person, sender }, { amount: 10, to: 'CM', method: 'mobile_money' });
    const body = { recipientId, transferQuoteId: dataOf(answer).id, transferReasonId: 'family-support', draftId };
    return sender.call(createTransfer, { params: params(), body });
  }

  test('is there on another device, until a transfer is made of it', async () => {
    const [here, elsewhere] = devices;
    const id = crypto.randomUUID();
    dataOf(await keep(here, id, 90));
    dataOf(await keep(here, id));
    expect(await read(elsewhere)).toEqual({ ...begun, id });
    dataOf(await create(elsewhere, id));
    expect(await read(here)).toBeUndefined();
  });

  test('is over for whatever comes late, which is told what became of it', async () => {
    const [here, elsewhere] = devices;
    const id = crypto.randomUUID();
    dataOf(await keep(here, id));
    const made = dataOf(await create(here, id));
    for (const late of [await keep(here, id), await keep(elsewhere, id), await create(elsewhere, id)]) {
      expect(late).toMatchObject({
        ok: false,
        error: { code: 'draftUsed', details: { params: { transferId: made.id } } },
      });
    }
    expect(await read(here)).toBeUndefined();
  });

  test.skipIf(!onPostgres)('is kept at once while its sender’s transfer is being made (ASVS 15.4.3)', async () => {
    const id = crypto.randomUUID();
    await inTransaction(app.db, async (transaction) => {
      await lockSender(transaction, { userId: person.user.id, recipientId, quoteId: crypto.randomUUID() });
      dataOf(await keep(devices[0], id));
    });
    expect(await read(devices[1])).toEqual({ ...begun, id });
  });

  test('is never offered once it has become a transfer, and becomes one only, in whatever order devices act', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 8 }), async (acts) => {
        const names = { shared: crypto.randomUUID(), mine: [crypto.randomUUID(), crypto.randomUUID()] as const };
        const made: string[] = [];
        const perform = async ({ device, does, draft }: Act) => {
          const sender = devices[device];
          const id = draft === 'shared' ? names.shared : names.mine[device];
          const overBefore = [...made];
          if (does === 'create') {
            const answer = await create(sender, id);
            if (answer.ok) made.push(id);
            else expect(answer.error.code).toBe('draftUsed');
          } else if (does === 'keep') {
            const answer = await keep(sender, id);
            if (!answer.ok) expect(answer.error.code).toBe('draftUsed');
            if (overBefore.includes(id)) expect(answer.ok).toBe(false);
          } else {
            const offered = await read(sender);
            if (offered) expect(overBefore).not.toContain(offered.id);
          }
        };
        let running: Promise<void>[] = [];
        for (const each of acts) {
          if (!each.isAtOnce) {
            await Promise.all(running);
            running = [];
          }
          running.push(perform(each));
        }
        await Promise.all(running);
        expect(new Set(made).size).toBe(made.length);
        for (const sender of devices) {
          const offered = await read(sender);
          if (offered) expect(made).not.toContain(offered.id);
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  test('is nobody else’s', async () => {
    const other = await verifiedSender(app);
    for (const answer of [
      await other.sender.call(readDraft, { params: params() }),
      await keep(other.sender, crypto.randomUUID()),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { code: 'notFound' } });
    }
  });
});
