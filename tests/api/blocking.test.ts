import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { checkSession, signIn } from '#contract/session/session.ts';
import { hurry } from '#tests/fixtures/companies.ts';
import { operating } from '#tests/fixtures/operating.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import { messageThat, type Person, testPassword } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { createSender } from '#tests/fixtures/sender.ts';
import { newTransfer, payByBank, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
withSendingApp((started) => {
  ({ app } = started);
});

const { statusOf, untilStatusOf, held } = operating(() => app);
const block = ({ username }: Person, reason: string) =>
  opsLines(app, 'block', { transferId: username, reason, operator: 'grace' });
const unblock = ({ username }: Pick<Person, 'username'>, operator: string) =>
  opsLines(app, 'unblock', { transferId: username, operator });
const signingIn = ({ username }: Person) =>
  createSender(app.baseUrl).call(signIn, { body: { username, password: testPassword } });

describe('an operator who blocks somebody', () => {
  test('ends every session at once, and signing in says so (ASVS 7.4.2, 8.3.2)', async () => {
    const person = await verifiedSender(app);
    const read = () => person.sender.call(readUser, { params: { id: person.user.id } });
    expect((await read()).status).toBe(200);
    expect(await block(person, 'because')).toMatch(/^Say why: --reason accountTakeover/);
    expect(await block(person, 'fraud')).toMatch(/^Blocked/);
    expect((await read()).status).toBe(401);
    expect(await signingIn(person)).toMatchObject({ status: 403, error: { code: 'accountBlocked' } });
    expect(await block(person, 'fraud')).toMatch(/^Only an active account/);
    expect(await opsLines(app, 'audit')).toMatch(/grace +block /);
  });

  test('is named by nobody the person hears from, where naming the reason would tip them off', async () => {
    const person = await verifiedSender(app);
    await block(person, 'sanctions');
    const { text } = await messageThat(app, person.username, /is blocked/);
    expect(text).toContain('can’t tell you more');
    expect(text).not.toMatch(/sanction|fraud|law|authorit/i);
    const owner = await verifiedSender(app);
    await block(owner, 'accountTakeover');
    expect((await messageThat(app, owner.username, /is blocked/)).text).toContain('somebody else may be using');
  });

  test('holds what waits for its payout until two operators let the person go on', async () => {
    const transfer = await held();
    const owner = await sql<{ email: string }>`select u.email from app_user u join transfer t on t.user_id = u.id
      where t.id = ${transfer.id}`.execute(app.db);
    const person = { username: owner.rows[0]?.email ?? '' };
    await opsLines(app, 'block', { transferId: person.username, reason: 'fraud', operator: 'grace' });
    expect(await statusOf(transfer)).toBe('PAYMENT_FRAUD');
    expect(await opsLines(app, 'queue')).toContain('the account is blocked: unblock, by two');
    expect(await opsLines(app, 'release', { transferId: transfer.id, operator: 'grace' })).toContain('cannot be done');
    expect(await unblock(person, 'noor')).toMatch(/^Your yes is kept\. /);
    expect(await unblock(person, 'noor')).toMatch(/^Your yes is kept already/);
    expect(await statusOf(transfer)).toBe('PAYMENT_FRAUD');
    expect(await unblock(person, 'grace')).toMatch(/^Unblocked/);
    expect(await statusOf(transfer)).toBe('PENDING_APPROVAL');
    expect(await unblock(person, 'grace')).toMatch(/^No operator has blocked/);
  });

  test('holds money that comes after it, and one unblocked may sign in again', async () => {
    const person = await verifiedSender(app);
    const transfer = await newTransfer(person);
    await sql`update app_user set status = 'ACTIVE' where id = ${person.user.id}`.execute(app.db);
    await payByBank(person, transfer);
    await block(person, 'fraud');
    await expect
      .poll(() => hurry(app).then(() => statusOf(transfer)), { timeout: 30_000 })
      .toMatch(/^(PAYMENT_FRAUD|COMPLETE)$/);
    await unblock(person, 'grace');
    await unblock(person, 'noor');
    await untilStatusOf(transfer, 'COMPLETE');
    // What was open when they were blocked stays closed.
    expect((await person.sender.call(checkSession)).status).toBe(401);
    expect((await signingIn(person)).status).toBe(200);
    await messageThat(app, person.username, /use your Sawa account again/);
  });
});
