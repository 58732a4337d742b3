import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { writeToSupport } from '#contract/help/support.ts';
import { createRecipient } from '#contract/recipient/recipient.ts';
import { signIn } from '#contract/session/session.ts';
import { closingTables } from '#server/account/closing/closingTables.ts';
import { forgettingJob } from '#server/account/closing/forgettingJob.ts';
import { anyRows, type Row } from '#tests/fixtures/anyRow.ts';
import { withPasskey } from '#tests/fixtures/factorFixture.ts';
import { operating } from '#tests/fixtures/operating.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import { messagesTo, messageThat, type Person, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import { marieEndingIn, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';
import { tablesAboutPeople } from '#tests/fixtures/tablesAboutPeople.ts';

let app: RunningApp;
withSendingApp((started) => {
  ({ app } = started);
});

const { by, held, untilStatusOf } = operating(() => app);
const yesOf = (operator: string, who: string) => opsLines(app, 'person-close', { transferId: who, operator });
const closing = async ({ user }: Pick<Person, 'user'>) => {
  expect(await yesOf('grace', user.id)).toMatch(/^Your yes is kept\. /);
  return yesOf('noor', user.id);
};
const signingIn = (username: string) =>
  createSender(app.baseUrl).call(signIn, { body: { username, password: testPassword } });

/** Somebody who sent once and has it delivered, to a recipient of their own. */
async function delivered({ lastName = 'Boateng', recipientName = 'Ngo' } = {}) {
  const person = await verifiedSender(app, { lastName });
  const recipient = { ...marieEndingIn('00'), lastName: recipientName };
  const transfer = await newTransfer(person, { recipient });
  await payByBank(person, transfer);
  await untilStatus(person, transfer.id, 'COMPLETE');
  return { person, transfer };
}

/** Every row of the database, as text, where these words stand. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { columns } = await tablesAboutPeople(app.db);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const found = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql`select 1 from ${sql.table(table)} t
        where t::text ilike any (${words.map((word) => `%${word}%`)}) limit 1`.execute(app.db);
      return rows.length > 0 ? table : undefined;
    }),
  );
  return found.filter((table) => table !== undefined).sort();
}

describe('closing an account', () => {
  test('takes or keeps, with a reason, what every table about a person holds (ASVS 14.2.7)', async () => {
    const { about, columns } = await tablesAboutPeople(app.db);
    const named = Object.keys(closingTables);
    expect(about.filter((table) => !named.includes(table))).toEqual([]);
    expect(named.filter((table) => !columns.some((column) => column.table === table))).toEqual([]);
    for (const [table, { goes, stays = '', ends }] of Object.entries(closingTables)) {
      expect(goes ?? stays, table).not.toBe('');
      if (ends) expect(stays, table).toContain('law');
    }
  });

  test('takes two operators, and none while something is open, money is held or the law holds it (PRF-19)', async () => {
    const { person, transfer } = await delivered();
    const { id } = person.user;
    await by('sam')('hold-legally', transfer, { reason: 'Court order 17' });
    expect(await yesOf('grace', id)).toMatch(/^A legal hold stands on SW-/);
    await by('sam')('release-legal-hold', transfer);
    await by('grace')('release-legal-hold', transfer);
    await by('sam')('mark-returned', transfer, { reason: 'number closed' });
    expect(await yesOf('grace', id)).toMatch(/^Money is held for SW-/);

    const waiting = await held();
    const owner = await app.db.selectFrom('transfer').select('user_id').where('id', '=', waiting.id).execute();
    expect(await yesOf('grace', owner[0]?.user_id ?? '')).toMatch(/^Not before what is open has ended: SW-/);

    const other = await signUpAndIn(app);
    await opsLines(app, 'block', { transferId: other.user.id, reason: 'fraud', operator: 'grace' });
    expect(await yesOf('grace', other.user.id)).toMatch(/^The account is blocked/);
    expect(await yesOf('grace', 'nobody@sawa.example')).toMatch(/^Nobody is known/);

    const third = await signUpAndIn(app);
    expect(await yesOf('grace', third.user.id)).toMatch(/^Your yes is kept\. The account stays open/);
    expect(await yesOf('grace', third.user.id)).toMatch(/^Your yes is kept already/);
    await newTransfer(third);
    expect(await yesOf('noor', third.user.id)).toMatch(/^Not before what is open has ended/);
    expect((await signingIn(third.username)).status).toBe(200);
  });

  test('ends everything at once, tells its person until when the rest stays, and frees the address (PRF-19)', async () => {
    const { person, transfer } = await delivered();
    const { sender, user, username } = person;
    const params = { id: user.id };
    const unpaid = dataOf(await sender.call(createRecipient, { params, body: marieEndingIn('01') }));
    await withPasskey(app, person);
    expect(await closing(person)).toMatch(/^Closed: signed out everywhere/);

    expect((await sender.call(readUser, { params })).status).toBe(401);
    const sessions = await app.db.selectFrom('session').selectAll().where('user_id', '=', user.id).execute();
    expect(sessions.filter(({ ended_at, browser }) => ended_at === null || browser !== null)).toEqual([]);
    const unknown = await signingIn('never-there@example.com');
    expect(await signingIn(username)).toEqual(unknown);
    const { text } = await messageThat(app, username, /account is closed/);
    expect(text).toMatch(new RegExp(`until \\d\\d-\\d\\d-${new Date().getUTCFullYear() + 5}`));
    const recipients = await app.db.selectFrom('recipient').selectAll().where('user_id', '=', user.id).execute();
    expect(recipients.map(({ id, status }) => [id, status])).toEqual([[transfer.recipient.id, 'SOFT_DELETED']]);
    expect(recipients.some(({ id }) => id === unpaid.id)).toBe(false);
    const own = await operate(app, { command: 'person-export', transferId: user.id, operator: 'grace' });
    expect(own.data).toMatchObject({
      tables: { transfer: [{ id: transfer.id }], closed_account: [{ email: username }] },
    });
    expect(await yesOf('grace', user.id)).toBe('That account is closed already.');

    const before = await messagesTo(app, username);
    const anew = await signUpAndIn(app, { email: username }, before.length + 1);
    expect(anew.user.id).not.toBe(user.id);
    expect(anew.user.meta.verified).toBe(false);
  });

  test('takes what was said with support, but not where a transfer was spoken of', async () => {
    const said = async (isAboutTransfer: boolean) => {
      const { person, transfer } = await delivered();
      const body = {
        text: 'Please close my account.',
        account: [],
        ...(isAboutTransfer && { transferId: transfer.id }),
      };
      dataOf(await person.sender.call(writeToSupport, { params: { id: person.user.id }, body }));
      await closing(person);
      const left = await app.db
        .selectFrom('support_message')
        .select('id')
        .where('user_id', '=', person.user.id)
        .execute();
      return left.length;
    };
    expect([await said(false), await said(true)]).toEqual([0, 1]);
  });

  test('still tells its person, where they were reached, of money that comes back later', async () => {
    const { person, transfer } = await delivered();
    await closing(person);
    await by('sam')('mark-returned', transfer, { reason: 'number closed' });
    await by('sam')('refund', transfer);
    await by('grace')('refund', transfer);
    await untilStatusOf(transfer, 'REFUNDED');
    await messageThat(app, person.username, /refund/i);
  });

  test('takes a row of every table that goes, and none of anybody else’s (ASVS 14.2.7)', async () => {
    const put = await anyRows(app.db);
    const [esi, other] = [await signUpAndIn(app), await signUpAndIn(app)];
    const whole = Object.entries(closingTables).filter(([, { goes, stays }]) => goes && !stays);
    const ofPerson = ({ user, username }: Person, session: string): readonly [string, Row][] =>
      whole.map(([table]) => [table, rowOf(table, { userId: user.id, email: username, session })]);
    for (const [person, session] of [
      [esi, 'a'],
      [other, 'b'],
    ] as const) {
      const hash = session.repeat(64);
      await put([['session', { id_hash: hash, user_id: person.user.id }], ...ofPerson(person, hash)]);
    }
    const left = async ({ user, username }: Person, session: string) => {
      const counted = whole.map(async ([table]) => {
        const [[column, value] = ['', '']] = Object.entries(
          rowOf(table, { userId: user.id, email: username, session }),
        );
        const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(
          app.db,
        );
        return rows.length > 0 ? table : undefined;
      });
      return (await Promise.all(counted)).filter((table) => table !== undefined);
    };
    expect(await left(esi, 'a'.repeat(64))).toEqual(whole.map(([table]) => table));
    await closing(esi);
    expect(await left(esi, 'a'.repeat(64))).toEqual([]);
    expect(await left(other, 'b'.repeat(64))).toEqual(whole.map(([table]) => table));
  });

  test('leaves nothing that names them or whom they paid once five years are over, and not while a court asks', async () => {
    const { person, transfer } = await delivered({ lastName: 'Quarshiewaa', recipientName: 'Ngonoukoue' });
    await closing(person);
    const words = [person.username, person.user.profile.mobile, 'Quarshiewaa', 'Ngonoukoue'];
    await messageThat(app, person.username, /account is closed/);
    const years = (text: string) =>
      sql`update closed_account set closed_at = now() - ${text}::interval where user_id = ${person.user.id}`;
    const asOld = async (age: string) => {
      await app.db.connection().execute(async (owner) => {
        await sql`set role none`.execute(owner);
        await years(age).execute(owner);
        await sql`set role sawa_app`.execute(owner);
      });
      while (await forgettingJob(app.db).run());
    };
    await asOld('4 years 364 days');
    expect(await tablesWith(words)).toEqual(expect.arrayContaining(['app_user', 'closed_account', 'recipient']));
    await by('sam')('hold-legally', transfer, { reason: 'Court order 18' });
    await asOld('5 years 1 day');
    expect(await tablesWith(words)).toContain('app_user');
    await by('sam')('release-legal-hold', transfer);
    await by('grace')('release-legal-hold', transfer);
    await asOld('5 years 1 day');
    expect(await tablesWith(words)).toEqual([]);
    expect(await opsLines(app, 'verify')).not.toMatch(/BROKEN/);
    expect(await opsLines(app, 'show', { transferId: transfer.id })).toContain('COMPLETE');
  });
});

/** What makes a row of the table this person’s: the first is how it is found again. */
function rowOf(table: string, { userId, email, session }: { userId: string; email: string; session: string }): Row {
  if (table === 'deed') return { session_hash: session };
  if (table === 'business_invite') return { inviter_id: userId };
  return ['newsletter_subscription', 'country_registration'].includes(table) ? { email } : { user_id: userId };
}
