import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepThread, longestThread, readThread } from '#contract/guide/guideThread.ts';
import { createTransfer } from '#contract/transfer/transfer.ts';
import { type Person, signInWith, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf, type Sender } from '#tests/fixtures/sender.ts';
import { newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const said = (text: string) => JSON.stringify({ version: 1, thread: [{ id: 1, kind: 'typed', text }] });

const kept = (person: Person, body: { kept: string; revision: number; draftId?: string }, sender = person.sender) =>
  sender.call(keepThread, { params: { id: person.user.id }, body });
const read = async ({ user, sender }: Person, by: Sender = sender) =>
  dataOf(await by.call(readThread, { params: { id: user.id } }));

describe('a conversation with the guide that the server keeps (chat rule 26)', () => {
  test('is there on another device of the same person, with the draft it is about', async () => {
    const esi = await signUpAndIn(app);
    const { sender: elsewhere } = await signInWith(app, { username: esi.username, password: testPassword });
    expect(await read(esi)).toEqual({ revision: 0 });
    expect(dataOf(await kept(esi, { kept: said('to Cameroon'), revision: 0, draftId: 'a~2' }))).toEqual({
      revision: 1,
    });
    expect(await read(esi, elsewhere)).toEqual({
      revision: 1,
      thread: { kept: said('to Cameroon'), draftId: 'a~2' },
    });
  });

  test('is not written over by a device that has not read the newer one', async () => {
    const esi = await signUpAndIn(app);
    const { sender: elsewhere } = await signInWith(app, { username: esi.username, password: testPassword });
    const first = dataOf(await kept(esi, { kept: said('here'), revision: 0 }));
    const both = await Promise.all([
      kept(esi, { kept: said('here again'), ...first }),
      kept(esi, { kept: said('elsewhere'), ...first }, elsewhere),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ status: 409, error: { code: 'threadChanged' } });
    const newer = await read(esi);
    expect(newer.revision).toBe(2);
    expect(dataOf(await kept(esi, { kept: said('and on'), revision: newer.revision })).revision).toBe(3);
  });

  test('lies sealed in the database (ASVS 11.3.2, D-121)', async () => {
    const esi = await signUpAndIn(app);
    dataOf(await kept(esi, { kept: said('Marie Ngo, 677 123 456'), revision: 0 }));
    const { rows } = await sql`select * from guide_thread where user_id = ${esi.user.id}`.execute(app.db);
    expect(JSON.stringify(rows)).not.toMatch(/Marie|677|typed/);
  });

  test('is refused where it is longer than a conversation may be, and the one before stays', async () => {
    const esi = await signUpAndIn(app);
    dataOf(await kept(esi, { kept: 'a'.repeat(longestThread), revision: 0 }));
    expect(await kept(esi, { kept: 'a'.repeat(longestThread + 1), revision: 1 })).toMatchObject({
      status: 400,
      error: { code: 'requestInvalid' },
    });
    expect(await kept(esi, { kept: 'é'.repeat(longestThread * 2), revision: 1 })).toMatchObject({ status: 413 });
    expect((await read(esi)).revision).toBe(1);
  });

  test('belongs to nobody else', async () => {
    const [esi, kofi] = [await signUpAndIn(app), await signUpAndIn(app)];
    dataOf(await kept(esi, { kept: said('mine'), revision: 0 }));
    expect(await kofi.sender.call(readThread, { params: { id: esi.user.id } })).toMatchObject({ status: 404 });
    expect(await kept(esi, { kept: said('not mine'), revision: 1 }, kofi.sender)).toMatchObject({ status: 404 });
    expect((await read(esi)).thread?.kept).toBe(said('mine'));
  });

  test('is emptied by the transfer that is made, and no device writes the old one back', async () => {
    const esi = await verifiedSender(app);
    dataOf(await kept(esi, { kept: said('to Cameroon'), revision: 0 }));
    await newTransfer(esi);
    expect(await read(esi)).toEqual({ revision: 2 });
    expect(await kept(esi, { kept: said('to Cameroon, late'), revision: 1 })).toMatchObject({ status: 409 });
  });

  test('stays where a transfer was refused', async () => {
    const esi = await verifiedSender(app);
    dataOf(await kept(esi, { kept: said('to Cameroon'), revision: 0 }));
    const { answer } = await askPrice(esi, { amount: 10, to: 'CM', method: 'mobile_money' });
    const body = {
      recipientId: crypto.randomUUID(),
      transferQuoteId: dataOf(answer).id,
      transferReasonId: 'family-support',
    };
    expect((await esi.sender.call(createTransfer, { params: { id: esi.user.id }, body })).ok).toBe(false);
    expect((await read(esi)).thread?.kept).toBe(said('to Cameroon'));
  });

  test('is not read after thirty days, nor under another secret', async () => {
    const esi = await signUpAndIn(app);
    dataOf(await kept(esi, { kept: said('long ago'), revision: 0 }));
    const changes = [
      sql`update guide_thread set kept_at = now() - interval '31 days' where user_id = ${esi.user.id}`,
      sql`update guide_thread set kept_at = now(), sealed = 'c2VhbGVkIHVuZGVyIGFub3RoZXIgc2VjcmV0LCBvciBicm9rZW4'
        where user_id = ${esi.user.id}`,
    ];
    for (const change of changes) {
      await change.execute(app.db);
      expect(await read(esi)).toEqual({ revision: 1 });
    }
  });
});
