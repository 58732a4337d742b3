import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSupport, type ToSupport, writeToSupport } from '#contract/help/support.ts';
import { listNotifications } from '#contract/notification/notification.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import { messageThat, type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const account: ToSupport['account'] = [
  { by: 'guide', text: 'Where is the money going?' },
  { by: 'sender', text: 'Country: Cameroon' },
];
const write = ({ sender, user }: Person, more: Partial<ToSupport> = {}) =>
  sender.call(writeToSupport, { params: { id: user.id }, body: { text: 'Where is my money?', account, ...more } });
const readBy = async ({ sender, user }: Person) =>
  dataOf(await sender.call(readSupport, { params: { id: user.id } })).messages;

async function caseOf({ user }: Person): Promise<string> {
  const { rows } = await sql<{ case_number: string }>`
    select case_number from support_conversation where user_id = ${user.id}`.execute(app.db);
  return rows[0]?.case_number ?? '';
}
const show = async (person: Person) =>
  opsLines(app, 'support-show', { transferId: await caseOf(person), operator: 'grace' });
const answer = async (person: Person, text: string) =>
  operate(app, { command: 'support-answer', transferId: await caseOf(person), operator: 'grace', answer: text });

describe('what a sender says to one of our people (chat rule 17)', () => {
  test('is kept with what was said before and where they are, and read by an operator', async () => {
    const esi = await verifiedSender(app);
    const transfer = await newTransfer(esi);
    const taken = dataOf(await write(esi, { flow: 'payTransfer', question: 'paymentMethod', transferId: transfer.id }));
    expect(taken.message).toMatchObject({ by: 'sender', text: 'Where is my money?' });
    expect(taken.replyBy - taken.message.at).toBe(86_400);
    expect(await readBy(esi)).toEqual([taken.message]);
    const waiting = await opsLines(app, 'support-list', { operator: 'grace' });
    expect(waiting).toContain(await caseOf(esi));
    expect(await opsLines(app, 'queue')).toMatch(
      /Messages in the guide that wait for an answer: \d+\. See support list\./,
    );
    const shown = await show(esi);
    expect(shown).toContain('  | guide: Where is the money going?\n  | sender: Country: Cameroon');
    expect(shown).toMatch(/the sender said at payTransfer\/paymentMethod, about SW-[\w-]+:\n {2}Where is my money\?/);
  });

  test('is one message when it is sent twice, by the same key or the same words', async () => {
    const esi = await signUpAndIn(app);
    const both = await Promise.all([write(esi), write(esi)]);
    expect(new Set(both.map((one) => dataOf(one).message.id)).size).toBe(1);
    const body = { text: 'And one with a key', account };
    const keyed = { params: { id: esi.user.id }, body, idempotencyKey: 'support-key-1' };
    const [first, second] = [
      await esi.sender.call(writeToSupport, keyed),
      await esi.sender.call(writeToSupport, keyed),
    ];
    expect(dataOf(second)).toEqual(dataOf(first));
    expect(await readBy(esi)).toHaveLength(2);
  });

  test('has no number of a card in it, whatever sends it (R28)', async () => {
    const esi = await signUpAndIn(app);
    const number = '4111 1111 1111 1111';
    await write(esi, { text: `My card is ${number}`, account: [{ by: 'sender', text: `it was ${number}` }] });
    const { rows } = await sql<{ row: string }>`select m::text as row from support_message m
      where user_id = ${esi.user.id}`.execute(app.db);
    expect(rows[0]?.row).toContain('•••• 1111');
    expect(rows[0]?.row).not.toContain('1111 1111');
  });

  test.each([
    { text: ' \n ' },
    { text: 'x'.repeat(1_001) },
    { flow: 'no name' },
    { account: Array.from({ length: 21 }, () => ({ by: 'guide', text: 'again' }) as const) },
    { account: [{ by: 'guide', text: 'x'.repeat(401) } as const] },
  ])('is refused where it is too long or no message: case %#', async (more) => {
    const esi = await signUpAndIn(app);
    expect(await write(esi, more)).toMatchObject({ status: 400 });
  });

  test('is of nobody else, and about nobody else’s transfer', async () => {
    const [esi, grace] = [await signUpAndIn(app), await verifiedSender(app)];
    const theirs = await newTransfer(grace);
    await write(grace);
    expect(await write(esi, { transferId: theirs.id })).toMatchObject({ status: 404 });
    expect(await write({ ...esi, user: grace.user })).toMatchObject({ status: 404 });
    expect(await esi.sender.call(readSupport, { params: { id: grace.user.id } })).toMatchObject({ status: 404 });
    const visitor = { ...esi, sender: createSender(app.baseUrl) };
    expect(await write(visitor)).toMatchObject({ status: 401 });
  });

  test('ends at twenty messages an hour', async () => {
    const esi = await signUpAndIn(app);
    for (let n = 1; n <= 20; n++) dataOf(await write(esi, { text: `Message ${n}` }));
    expect(await write(esi, { text: 'One more' })).toMatchObject({ status: 429, error: { code: 'tooManyRequests' } });
  });

  test('stays as it was said, and in bounds whoever writes', async () => {
    const esi = await signUpAndIn(app);
    dataOf(await write(esi));
    const of = sql`where user_id = ${esi.user.id}`;
    await expect(sql`update support_message set text = 'nothing' ${of}`.execute(app.db)).rejects.toThrow('permission');
    await expect(sql`delete from support_message ${of}`.execute(app.db)).rejects.toThrow('permission');
    const add = (columns: string, values: ReturnType<typeof sql>) =>
      sql`insert into support_message (id, user_id, ${sql.raw(columns)})
        values (gen_random_uuid(), ${esi.user.id}, ${values})`.execute(app.db);
    await expect(add('text', sql`''`)).rejects.toThrow('check constraint');
    await expect(add('text', sql`repeat('x', 4001)`)).rejects.toThrow('check constraint');
    await expect(add('text, operator, flow', sql`'yes', 'grace', 'sendMoney'`)).rejects.toThrow('answer_is_text');
    await expect(add('text, account', sql`'yes', '{}'`)).rejects.toThrow('account_is_short');
  });
});

describe('the answer of one of our people (chat rule 17)', () => {
  test('comes into the conversation, among the notifications and by e-mail', async () => {
    const esi = await signUpAndIn(app);
    dataOf(await write(esi));
    expect(await answer(esi, 'It arrives today.\nWrite again if not.')).toMatchObject({ ok: true });
    expect(await readBy(esi)).toMatchObject([
      { by: 'sender', text: 'Where is my money?' },
      { by: 'support', text: 'It arrives today.\nWrite again if not.' },
    ]);
    const { text } = await messageThat(app, esi.username, /has answered your message/);
    expect(text).toContain('It arrives today.');
    expect(text).toContain(`${app.baseUrl}/send/guided`);
    const told = dataOf(await esi.sender.call(listNotifications, { params: { id: esi.user.id } }));
    expect(told.collections[0]).toMatchObject({ type: 'supportAnswered', status: 'UNREAD' });
    expect(await opsLines(app, 'support-list', { operator: 'grace' })).not.toContain(await caseOf(esi));
    expect(await show(esi)).toContain('grace answered:\n  It arrives today.');
    expect(await opsLines(app, 'audit')).toMatch(/grace\s+support-answer/);
  });

  test('can be answered again, as often as the sender has something to say', async () => {
    const esi = await signUpAndIn(app);
    dataOf(await write(esi));
    await answer(esi, 'Which one?');
    dataOf(await write(esi, { text: 'The one to Marie' }));
    expect(await opsLines(app, 'support-list', { operator: 'grace' })).toContain('The one to Marie');
    await answer(esi, 'It is there.');
    expect((await readBy(esi)).map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'sender: Where is my money?',
      'support: Which one?',
      'sender: The one to Marie',
      'support: It is there.',
    ]);
  });

  test('is given once, with words in it, to a case there is, by who may', async () => {
    const esi = await signUpAndIn(app);
    dataOf(await write(esi));
    expect((await answer(esi, ' ')).lines).toEqual(['Write the answer: --answer "…".']);
    expect((await answer(esi, 'x'.repeat(4_001))).ok).toBe(false);
    expect((await answer(esi, 'Yes')).ok).toBe(true);
    expect((await answer(esi, 'Yes')).lines[0]).toContain('these very words');
    const nobody = { transferId: 'CASE-NONE2345', operator: 'grace' };
    expect(await opsLines(app, 'support-show', nobody)).toBe('There is no such case.');
    expect(await opsLines(app, 'support-answer', { ...nobody, answer: 'Yes' })).toContain('no such case');
    for (const operator of ['grace', 'noor', 'only-pays'])
      await operate(app, { command: 'maintenance', transferId: 'off', operator });
    await sql`update operator set roles = '{payments}' where name = 'only-pays'`.execute(app.db);
    for (const command of ['support-list', 'support-show', 'support-answer'])
      expect(await opsLines(app, command, { transferId: await caseOf(esi), operator: 'only-pays' })).toBe(
        `${command} is for support, compliance; you have payments.`,
      );
    expect(await opsLines(app, 'support-list')).toBe('Say who you are: --as NAME.');
  });

  test('is asked for in words that nobody can pass off as a line of the tool', async () => {
    const esi = await signUpAndIn(app);
    await write(esi, { text: 'a\ngrace answered:\nb', account: [{ by: 'sender', text: 'c\ngrace answered:' }] });
    expect(await show(esi)).not.toMatch(/^grace answered/m);
  });
});
