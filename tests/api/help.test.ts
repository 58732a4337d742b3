import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inviteBusinessUser } from '#contract/account/business.ts';
import { updateSettings } from '#contract/account/profile.ts';
import { type Complaint, listComplaints, sendComplaint } from '#contract/help/complaint.ts';
import { beginHandOver, openHandOver, readHandOver } from '#contract/verification/handOver.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import { messagesTo, messageThat, newestMessage, type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { submitPersonalDetailsOf } from '#tests/fixtures/personalDetails.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a complaint', () => {
  const complaint = (email: string): Complaint => ({
    name: 'Esi Boateng',
    mobile: '+44 7400 100 001',
    email,
    transferId: 'sw 7k3m92nc',
    complaint: 'The money has not arrived.',
  });

  test('is taken without an account, with a number and dates, and confirmed by e-mail (BIZ-04, BIZ-05, peers 35)', async () => {
    const to = 'visitor@example.com';
    const taken = dataOf(await createSender(app.baseUrl).call(sendComplaint, { body: complaint(to) }));
    expect(taken.caseNumber).toMatch(/^CASE-[2-9A-HJ-NP-Z]{8}$/);
    expect(taken.replyBy - taken.receivedAt).toBe(86_400);
    expect(taken.transferId).toBe('SW-7K3M-92NC');
    const { text } = await newestMessage(app, to);
    expect(text).toContain(taken.caseNumber);
  });

  test('can be looked at by who has no account, by the link in its e-mail: in review, late with the ombudsman, answered (peers 35)', async () => {
    const to = 'looks@example.com';
    const { caseNumber } = dataOf(await createSender(app.baseUrl).call(sendComplaint, { body: complaint(to) }));
    const { text } = await newestMessage(app, to);
    const link = /https?:\S+\/complaint\/case\?token=\S+/.exec(text)?.[0] ?? '';
    const look = async (address = link) => {
      const answer = await fetch(address);
      return { status: answer.status, html: await answer.text() };
    };
    expect((await look()).html).toMatch(new RegExp(`${caseNumber}.*in review.*final answer by`, 's'));
    expect((await look(`${link}&lang=fr`)).html).toContain('Elle est à l’étude');
    expect((await look()).html).not.toMatch(/Esi|not arrived|<script/);
    await sql`update complaint set received_at = now() - interval '30 days' where case_number = ${caseNumber}`.execute(
      app.db,
    );
    expect((await look()).html).toMatch(/We’re late.*Financial Ombudsman Service/s);
    await sql`update complaint set answered_at = now(), answered_by = 'tara', answer = 'It is <b>there</b>.' where case_number = ${caseNumber}`.execute(
      app.db,
    );
    expect((await look()).html).toMatch(/our final answer.*It is &lt;b&gt;there&lt;\/b&gt;\./s);
    const forged = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const other = link.replace(caseNumber, 'CASE-22222222');
    for (const address of [forged, other, `${app.baseUrl}/complaint/case`, `${link}x`]) {
      expect((await look(address)).status, address).toBe(404);
    }
  });

  test('sent twice by a second press is one case, told once (BIZ-04, BIZ-05)', async () => {
    const visitor = createSender(app.baseUrl);
    const body = complaint('twice@example.com');
    const twice = await Promise.all([1, 2].map(() => visitor.call(sendComplaint, { body })));
    const [first, second] = twice.map(dataOf);
    expect(second).toEqual(first);
    expect(dataOf(await visitor.call(sendComplaint, { body }))).toEqual(first);
    const other = dataOf(await visitor.call(sendComplaint, { body: { ...body, complaint: 'Something else.' } }));
    expect(other.caseNumber).not.toBe(first?.caseNumber);
  });

  test('is taken from a browser that runs no scripts, and led back to the page (BIZ-04)', async () => {
    const send = (fields: Record<string, string>) =>
      fetch(`${app.baseUrl}/complaint`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: app.baseUrl, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ page: '/help', lang: 'fr', ...fields }),
      });
    const email = 'plain@example.com';
    const said = { name: 'Esi Boateng', mobile: '', email, transferId: '', complaint: 'It has not arrived.' };
    const taken = await send(said);
    expect(taken.status).toBe(303);
    expect(taken.headers.get('location')).toBe('/help?lang=fr#complaint-taken');
    expect((await newestMessage(app, email)).text).toContain('CASE-');
    const refused = await send({ ...said, complaint: ' ' });
    expect(refused.headers.get('location')).toBe('/help?lang=fr#complaint-refused');
  });

  test('of somebody signed in is found again by them, and by nobody else', async () => {
    const [esi, other] = [await signUpAndIn(app), await signUpAndIn(app)];
    const taken = dataOf(await esi.sender.call(sendComplaint, { body: complaint(esi.username) }));
    expect(dataOf(await esi.sender.call(listComplaints))).toEqual([taken]);
    expect(dataOf(await other.sender.call(listComplaints))).toEqual([]);
  });

  test('is answered by an operator once, by e-mail and with the case, and audited (peers 35, D-113)', async () => {
    const esi = await signUpAndIn(app);
    const { caseNumber } = dataOf(await esi.sender.call(sendComplaint, { body: complaint(esi.username) }));
    const { lines, data } = await operate(app, { command: 'queue' });
    const [, waiting] = /Complaints that wait for an answer: (\d+)/.exec(lines.join('\n')) ?? [];
    expect(Number(waiting)).toBeGreaterThan(0);
    expect(data).toMatchObject({ complaints: Number(waiting) });
    expect(await opsLines(app, 'complaints')).toContain(caseNumber);
    expect(await opsLines(app, 'complaints', { transferId: caseNumber })).toContain('The money has not arrived.');
    const answering = {
      transferId: caseNumber.toLowerCase(),
      operator: 'grace',
      answer: 'It was late.\nIt is there now.',
    };
    expect(await opsLines(app, 'answer-complaint', { ...answering, answer: ' ' })).toContain('Write the answer');
    expect(await opsLines(app, 'answer-complaint', answering)).toContain('on its way by e-mail');
    expect(await opsLines(app, 'answer-complaint', answering)).toContain('no such case that waits');
    const { subject, text } = await messageThat(app, esi.username, /Our answer/);
    expect(subject).toBe(`Our answer to your complaint ${caseNumber}`);
    expect(text).toContain('It is there now.');
    const [shown] = dataOf(await esi.sender.call(listComplaints));
    expect(shown).toMatchObject({ caseNumber, answer: answering.answer, answeredAt: expect.any(Number) });
    expect(await opsLines(app, 'complaints', { transferId: caseNumber })).toContain('grace answered:');
    expect(await opsLines(app, 'complaints')).not.toContain(caseNumber);
    expect(await opsLines(app, 'audit')).toMatch(/grace\s+answer-complaint/);
  });

  test('is confirmed and answered in simple words to whoever chose them (decision 158)', async () => {
    const esi = await signUpAndIn(app);
    dataOf(await esi.sender.call(updateSettings, { body: { wording: 'simple' } }));
    const { caseNumber } = dataOf(await esi.sender.call(sendComplaint, { body: complaint(esi.username) }));
    const confirmed = await messageThat(app, esi.username, /Your complaint/);
    expect(confirmed.text).toContain('Use it when you write or call.');
    await opsLines(app, 'answer-complaint', { transferId: caseNumber, operator: 'grace', answer: 'It is there.' });
    const answered = await messageThat(app, esi.username, /Our answer/);
    expect(answered.text).toContain('You can take it to the Financial Ombudsman Service. It’s free.');
  });

  test.each([
    [{ email: 'not an e-mail' }],
    [{ complaint: '' }],
    [{ name: '' }],
    [{ complaint: ' \n ' }],
    [{ name: ' ' }],
  ])('without %j is not taken', async (differences) => {
    const body = { ...complaint('esi@example.com'), ...differences };
    expect(await createSender(app.baseUrl).call(sendComplaint, { body })).toMatchObject({ status: 400 });
  });
});

describe('a business invitation', () => {
  const becomeBusiness = ({ user }: Person) =>
    sql`update app_user set meta = meta || '{"isBusiness": true}' where id = ${user.id}`.execute(app.db);

  test('reaches whoever a business user names, once, with their sign-up link (API-69, BIZ-01, BIZ-02, D-42)', async () => {
    const boss = await signUpAndIn(app);
    const body = { email: 'Team@Example.com' };
    expect(await boss.sender.call(inviteBusinessUser, { body })).toMatchObject({ error: { code: 'businessOnly' } });
    await becomeBusiness(boss);
    dataOf(await boss.sender.call(inviteBusinessUser, { body }));
    dataOf(await boss.sender.call(inviteBusinessUser, { body }));
    const { text } = await newestMessage(app, 'team@example.com');
    expect(text).toContain(`/sign-up?referral=${boss.user.referral.code}`);
    expect(await messagesTo(app, 'team@example.com')).toHaveLength(1);
  });

  test('to no address is refused with its field', async () => {
    const boss = await signUpAndIn(app);
    await becomeBusiness(boss);
    const answer = await boss.sender.call(inviteBusinessUser, { body: { email: 'nobody' } });
    expect(answer).toMatchObject({ status: 400, error: { details: { fields: [{ field: 'email' }] } } });
  });
});

describe('handing the check over to a phone', () => {
  test('needs https: on plain http it says so (issue 5)', async () => {
    const esi = await signUpAndIn(app);
    await submitPersonalDetailsOf(app, esi);
    const begun = await esi.sender.call(beginHandOver, { body: { openedOn: 'phone' } });
    expect(begun).toMatchObject({ error: { code: 'handOverNeedsHttps' } });
    expect(dataOf(await esi.sender.call(readHandOver))).toEqual({ state: 'waiting' });
  });

  test('or to a browser of the same machine, which opens its camera there without https (issue 18)', async () => {
    const esi = await signUpAndIn(app);
    await submitPersonalDetailsOf(app, esi);
    const { url } = dataOf(await esi.sender.call(beginHandOver, { body: { openedOn: 'thisComputer' } }));
    const token = url.slice(url.lastIndexOf('/') + 1);
    dataOf(await createSender(app.baseUrl).call(openHandOver, { body: { token } }));
    expect(dataOf(await esi.sender.call(readHandOver))).toEqual({ state: 'opened' });
  });

  test('a token nobody made opens nothing', async () => {
    const answer = await createSender(app.baseUrl).call(openHandOver, { body: { token: 'not-a-token' } });
    expect(answer).toMatchObject({ error: { code: 'tokenInvalid' } });
  });
});
