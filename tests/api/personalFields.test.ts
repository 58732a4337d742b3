import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPersonalData } from '#contract/account/personalData.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { createRecipient, listRecipients, type NewRecipient, readRecipient } from '#contract/recipient/recipient.ts';
import { readTransfer } from '#contract/transfer/transfer.ts';
import { keyIdOf, keyringOf } from '#server/keys/keyring.ts';
import { CannotOpen } from '#server/keys/sealedText.ts';
import { sealRecipients } from '#server/recipient/sealRecipients.ts';
import { openKeyring } from '#server/secrets/openKeyring.ts';
import { reseal } from '#server/secrets/reseal.ts';
import { accountIn } from '#server/transfer/lifecycle/storedRecipient.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { confirmByPasskey, refusalIn, withPasskey } from '#tests/fixtures/factorFixture.ts';
import { operate } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp, testMasterSecret } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, payByBank, recipientIn, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { tablesAboutPeople } from '#tests/fixtures/tablesAboutPeople.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const toBank = recipientIn['NG bank_transfer'] as NewRecipient;
const toWallet = recipientIn['CM mobile_money'] as NewRecipient;

/** One after the other: there are more columns than calls may wait for a connection. */
async function columnsWith(words: readonly string[]): Promise<string[]> {
  const { columns } = await tablesAboutPeople(app.db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`select from ${sql.table(table)} t
      where ${sql.ref(`t.${column}`)}::text ilike any (${words.map((word) => `%${word}%`)}) limit 1`.execute(app.db);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

async function delivered(person: Person, recipient: NewRecipient, wish: Parameters<typeof newTransfer>[1]) {
  const transfer = await newTransfer(person, { ...wish, recipient });
  await payByBank(person, transfer);
  await untilStatus(person, transfer.id, 'COMPLETE');
  return transfer;
}

const listOf = async ({ sender, user }: Person) =>
  dataOf(await sender.call(listRecipients, { params: { id: user.id } }));

const storedOf = async (id: string) => {
  const { rows } = await sql<{ profile: unknown; verified_account_name: string | null; person_key: string | null }>`
    select r.profile, r.verified_account_name, k.sealed as person_key
    from recipient r left join person_key k on k.user_id = r.user_id where r.id = ${id}`.execute(app.db);
  const [row] = rows;
  if (!row) throw new Error('There is no such recipient');
  return row;
};

describe('a recipient’s account, sealed under a key of its sender', () => {
  test('stands readable in no column of the database, and is paid, shown and given all the same', async () => {
    const ama = await verifiedSender(app);
    const accountNumber = '6190344182';
    const mobile = '670419283';
    const bank = { ...toBank, profile: { ...toBank.profile, accountNumber } };
    const wallet = { ...toWallet, profile: { ...toWallet.profile, mobile } };
    const paid = await delivered(ama, bank, { to: 'NG', method: 'bank_transfer' });
    await delivered(ama, wallet, {});
    expect(await columnsWith([accountNumber, mobile])).toEqual([]);

    const shown = dataOf(await ama.sender.call(readTransfer, { params: { id: ama.user.id, tid: paid.id } }));
    expect(shown.recipient.profile.accountNumber).toBe(accountNumber);
    const verifiedName = shown.recipient.verifiedAccountName;
    expect(verifiedName).toMatch(/\w/);
    expect((await listOf(ama)).map(({ profile }) => profile.accountNumber ?? profile.mobile)).toEqual([
      mobile,
      accountNumber,
    ]);
    const mine = dataOf(await ama.sender.call(readPersonalData, { params: { id: ama.user.id } }));
    expect(mine.tables.recipient).toContainEqual(
      expect.objectContaining({
        verified_account_name: verifiedName,
        profile: expect.objectContaining({ accountNumber }),
      }),
    );
    expect(JSON.stringify(mine)).not.toContain('"sealed"');
  });

  test('stands where a call asks to be confirmed, and in its kept answer, for the time they are kept, and nowhere else', async () => {
    const abena = await verifiedSender(app);
    const passkey = await withPasskey(app, abena);
    const accountNumber = '6190344193';
    const body = { ...toBank, profile: { ...toBank.profile, accountNumber } };
    const headers = { [requestHeaders.idempotencyKey]: randomUUID() };
    const add = () => abena.sender.call(createRecipient, { params: { id: abena.user.id }, body }, headers);
    expect(refusalIn(await add())).toBe('reauthenticationRequired');
    expect(await columnsWith([accountNumber])).toEqual(['deed.shown']);
    await confirmByPasskey(app, abena, passkey);
    expect(refusalIn(await add())).toBe('done');
    // Known and left (decision 136); a column that is not here is a fault.
    expect(await columnsWith([accountNumber])).toEqual(['deed.shown', 'idempotency_key.body']);
  });

  test('is found by this search in any column it is planted in', async () => {
    const yaw = await verifiedSender(app);
    const planted = '6190344204';
    await sql`insert into idempotency_key (user_id, key, request_hash, body)
      values (${yaw.user.id}, ${`of ${planted}`}, '', ${JSON.stringify({ account: planted })})`.execute(app.db);
    await sql`update app_user set profile = profile || jsonb_build_object('planted', ${planted}::text)
      where id = ${yaw.user.id}`.execute(app.db);
    expect(await columnsWith([planted])).toEqual(['app_user.profile', 'idempotency_key.body', 'idempotency_key.key']);
  });

  test('opens in no other row, and nowhere once its sender’s key is gone', async () => {
    const esi = await verifiedSender(app);
    const first = await newTransfer(esi);
    const second = await newTransfer(esi, { recipient: { ...toWallet, lastName: 'Other' } });
    const [stored, other] = [await storedOf(first.recipientId), await storedOf(second.recipientId)];
    expect(accountIn(app.keys, first.recipientId, stored).profile.mobile).toMatch(/^\d+$/);
    expect(() => accountIn(app.keys, second.recipientId, stored)).toThrow(CannotOpen);

    await sql`delete from person_key where user_id = ${esi.user.id}`.execute(app.db);
    const { rows } = await sql<{ sealed: string }>`select sealed from person_key`.execute(app.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows) {
      expect(() => accountIn(app.keys, second.recipientId, { ...other, person_key: sealed })).toThrow(CannotOpen);
    }
    const { user, sender } = esi;
    const asked = await sender.call(readRecipient, { params: { id: user.id, rid: second.recipientId } });
    expect(asked).toMatchObject({ status: 503, ok: false, error: { code: 'serviceUnavailable' } });
    const listed = await sender.call(listRecipients, { params: { id: user.id } });
    expect(listed).toMatchObject({ status: 503, ok: false, error: { code: 'serviceUnavailable' } });
    expect(app.logLines.some((line) => line.includes('cannot be opened') && line.includes('CannotOpen'))).toBe(true);
  });

  test('was written as it is before, is read so meanwhile, and is moved in batches by several servers', async () => {
    const kofi = await verifiedSender(app);
    const sealFrom = (since: string) =>
      asOwner(app.db, async (owner) => {
        await sql`update person_sealing set since = now() + ${since}::interval`.execute(owner);
      });
    await sealFrom('1 day');
    const { recipientId } = await newTransfer(kofi);
    await sql`insert into recipient select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
      from recipient r, generate_series(1, 140) where r.id = ${recipientId}`.execute(app.db);
    expect(await storedOf(recipientId)).toMatchObject({ profile: { mobile: expect.any(String) }, person_key: null });
    const before = await listOf(kofi);
    await sealRecipients(app);
    expect((await storedOf(recipientId)).person_key).toBe(null);

    await sealFrom('0');
    await Promise.all([sealRecipients(app), sealRecipients(app)]);
    while (await sealRecipients(app));
    const { rows } = await sql`select from recipient where not profile ? 'sealed'`.execute(app.db);
    expect(rows).toEqual([]);
    expect(await listOf(kofi)).toEqual(before);
  });

  test('may have nothing readable beside it, by a rule of the database', async () => {
    const { recipientId } = await newTransfer(await verifiedSender(app));
    const besides = sql`update recipient set profile = profile || '{"mobile": "670000000"}' where id = ${recipientId}`;
    await expect(besides.execute(app.db)).rejects.toThrow('recipient_sealed_alone');
    const named = sql`update recipient set verified_account_name = 'Marie' where id = ${recipientId}`;
    await expect(named.execute(app.db)).rejects.toThrow('recipient_sealed_alone');
  });

  test('is opened with the next master secret once its key is moved, and no more with the one before (ASVS 13.3.4)', async () => {
    const { recipientId } = await newTransfer(await verifiedSender(app));
    const before = await storedOf(recipientId);
    const next = 'the master secret of the year after, for people';
    await openKeyring(app.db, { current: testMasterSecret, others: [] });
    const turned = await openKeyring(app.db, { current: next, others: [testMasterSecret] });
    const giveUp = async () => {
      const request = { command: 'secrets-give-up', transferId: keyIdOf(testMasterSecret), reason: 'it may be known' };
      return operate({ ...app, keys: turned }, { ...request, operator: 'grace' });
    };
    expect(await giveUp()).toMatchObject({
      ok: false,
      lines: [expect.stringMatching(/\d+ keys of people.*reseal first\.$/)],
    });
    await reseal({ db: app.db, keys: turned });
    expect((await giveUp()).lines.join()).not.toContain('keys of people');
    const after = await storedOf(recipientId);
    expect(after.person_key?.startsWith(`${keyIdOf(next)}.`)).toBe(true);
    expect(after.profile).toEqual(before.profile);
    const alone = keyringOf({ current: next, others: [] });
    expect(accountIn(alone, recipientId, after).profile.mobile).toMatch(/^\d+$/);
    // A backup of before holds the key as the older secret sealed it: without that one it opens nothing.
    expect(() => accountIn(alone, recipientId, before)).toThrow(CannotOpen);
  });
});
