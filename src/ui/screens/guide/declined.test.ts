import { afterEach, expect, test, vi } from 'vitest';
import { readLog, storable } from '#src/dialogue/thread.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { demoBank } from '#tests/fixtures/guideReads.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
afterEach(() => queryClient.clear());

const recipients = [recipientFixture()];
const answers = {
  destination: 'CM',
  method: 'mobile_money',
  amount: 'payin GB GBP 10000',
  recipient: recipientFixture().id,
  trust: 'agree',
  reason: 'family-support',
};
const paid = ['paymentMethod', 'bank', 'leaving'] as const;

const followed = { transferId: transferFixture().id };

type Talk = Awaited<ReturnType<typeof startTalk>>;
const logOf = (talk: Talk) => talk.conversation.getState().log;
const askedIn = (talk: Talk) => logOf(talk).flatMap((entry) => (entry.kind === 'asked' ? [entry.part] : []));

async function pay(talk: Talk) {
  await talk.answerEach({ paymentMethod: 'truelayer', bank: demoBank.providerId });
  await talk.asked('leaving');
}

test('a declined payment is followed by a second one, and nothing of the transfer is asked twice (peers 34, TRF-19)', async () => {
  const first = await startTalk('en', { recipients });
  await first.answerEach({ ...answers, review: 'pay' });
  await pay(first);
  const kept = readLog(JSON.parse(JSON.stringify(storable(logOf(first)))));
  const before = askedIn(first);
  first.close();

  const second = await startTalk('en', { recipients, kept, input: { followed } });
  await second.asked('inProgress');
  second.becomes('PAYMENT_DECLINED');
  second.guide.getSnapshot().children.paymentResult?.send({ type: 'transfer.told', status: 'PAYMENT_DECLINED' });
  await second.asked('cancelled');
  expect(second.say.prompt('cancelled')).toBe('The payment was cancelled or refused, so nothing was sent. What now?');
  // The one that is made anew waits to be paid.
  second.becomes('PENDING_PAYMENT');
  second.conversation.answer('again');
  await pay(second);
  // The last one before leaving is asked again by whoever comes back, so it is no part of what was kept.
  expect(askedIn(second)).toEqual([...before.slice(0, -1), 'inProgress', 'cancelled', ...paid]);
  expect(second.created).toEqual([expect.objectContaining({ madeAgainFrom: followed.transferId })]);
  expect(second.guide.getSnapshot().children.sendMoney?.getSnapshot().context).toMatchObject({
    recipientId: recipientFixture().id,
    reasonId: 'family-support',
  });
  second.close();
});
