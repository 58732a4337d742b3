import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendComplaint } from '#contract/help/complaint.ts';
import { listOpenMatters, openMattersOf } from '#contract/help/openMatters.ts';
import { openRecall } from '#contract/transfer/recall.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { marieEndingIn, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const open = async ({ sender, user }: Person) =>
  dataOf(await sender.call(listOpenMatters, { params: { id: user.id } }));
const day = 86_400;
const kindsAt = async (person: Person, now: number) =>
  openMattersOf(await open(person), now).map(({ kind, next, isLate }) => `${kind} ${next}${isLate ? ', late' : ''}`);

test('refunds, holds, recalls and complaints of one’s own stand in one list, and nothing that is over (peers 9, 35)', async () => {
  const ama = await verifiedSender(app);
  const stranger = await verifiedSender(app);
  expect(await open(ama)).toEqual({ transfers: [], recalls: [], complaints: [] });

  const delivered = await newTransfer(ama, { amount: 20, recipient: marieEndingIn('00') });
  await payByBank(ama, delivered);
  await untilStatus(ama, delivered.id, 'COMPLETE');
  expect(await open(ama)).toEqual({ transfers: [], recalls: [], complaints: [] });
  const params = { id: ama.user.id, tid: delivered.id };
  const recall = dataOf(await ama.sender.call(openRecall, { params, body: { reason: 'wrongPerson' } }));

  const held = await newTransfer(ama, { amount: 20, recipient: marieEndingIn('19') });
  await payByBank(ama, held);
  await untilStatus(ama, held.id, 'PAYMENT_SUSPENDED');
  const body = { name: 'Ama', mobile: '', email: 'ama@example.com', complaint: 'It took too long.' };
  const complaint = dataOf(await ama.sender.call(sendComplaint, { body }));

  // Its partner gives the money back at once; then it is for the sender to say whom to pay.
  await expect.poll(async () => (await kindsAt(ama, 0)).join(), { timeout: 30_000 }).toContain('hold choice');
  const found = await open(ama);
  expect(found.transfers.map(({ id }) => id)).toEqual([held.id]);
  expect(found.recalls).toEqual([{ transfer: expect.objectContaining({ id: delivered.id }), recall }]);
  expect(found.complaints).toEqual([complaint]);
  const now = complaint.receivedAt;
  expect((await kindsAt(ama, now)).toSorted()).toEqual(['complaint reply', 'hold choice', 'recall opened']);
  expect(await kindsAt(ama, now + 60 * day)).toEqual(['recall opened, late', 'complaint overdue, late', 'hold choice']);

  expect(await open(stranger)).toEqual({ transfers: [], recalls: [], complaints: [] });
  const peek = await stranger.sender.call(listOpenMatters, { params: { id: ama.user.id } });
  expect(peek).toMatchObject({ status: 404, error: { code: 'notFound' } });

  await asOwner(app.db, async (owner) => {
    await sql`update complaint set answered_at = now(), answered_by = 'tara', answer = 'Sorry.'
      where case_number = ${complaint.caseNumber}`.execute(owner);
    await sql`update recall set asked_at = now(), asked_by = 'tara', closed_at = now(), closed_by = 'tara', outcome = 'refused', answer = 'No.'
      where case_number = ${recall.caseNumber}`.execute(owner);
  });
  expect(await open(ama)).toMatchObject({ recalls: [], complaints: [] });
});

test('a refund stands in it until it is paid, and says so once its day has passed (peers 9, 18)', async () => {
  const ama = await verifiedSender(app);
  const transfer = await newTransfer(ama, { amount: 20, recipient: marieEndingIn('19') });
  await payByBank(ama, transfer);
  await untilStatus(ama, transfer.id, 'PAYMENT_SUSPENDED');
  await asOwner(app.db, async (owner) => {
    await sql`insert into refund (id, transfer_id, payment_id, state, currency, minor)
      select gen_random_uuid(), p.transfer_id, p.id, 'SUBMITTED', p.currency, p.minor from payment p
      where p.transfer_id = ${transfer.id}`.execute(owner);
  });
  const [refund] = openMattersOf(await open(ama), Math.floor(Date.now() / 1000)).filter(
    ({ kind }) => kind === 'refund',
  );
  expect(refund).toMatchObject({ next: 'refund', isLate: false, by: expect.any(Number) });
  const later = await kindsAt(ama, (refund?.by ?? 0) + 1);
  expect(later).toContain('refund lateRefund, late');
  await asOwner(app.db, (owner) =>
    sql`update refund set state = 'SETTLED' where transfer_id = ${transfer.id}`.execute(owner).then(() => undefined),
  );
  expect(await kindsAt(ama, (refund?.by ?? 0) + 1)).not.toContain('refund lateRefund, late');
});
