import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure, type ErrorCode } from '#contract/protocol/failure.ts';
import { newRecipient } from '#src/dialogue/answerValues.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));
afterEach(() => queryClient.clear());

const refused = (code: ErrorCode) => async () => {
  throw new ApiFailure(code);
};
const called = (name: string) => async () => name;

const somebodyNew = {
  destination: 'UG',
  method: 'mobile_money',
  amount: 'payin GB GBP 10000',
  recipient: newRecipient,
  recipientFirstName: 'Marie',
  recipientLastName: 'Ngo',
  recipientMobile: '771234567',
};

type Outcome = readonly [
  outcome: string,
  customerName: () => Promise<string>,
  asks: PartId,
  options: readonly string[],
  says: RegExp,
];

test.each<Outcome>([
  ['a match', called('NGO MARIE'), 'trust', ['agree', 'decline'], /Marie/],
  ['a close name', called('MARI NGO'), 'nameMismatch', ['correct', 'proceed'], /belongs to MARI NGO/],
  ['another name', called('P*** E***'), 'nameMismatch', ['correct', 'proceed'], /belongs to P\*\*\* E\*\*\*/],
  ['no answer', refused('accountNameUnavailable'), 'nameUnchecked', ['again', 'correct', 'proceed'], /isn’t answering/],
])('the network answers the guide with %s, and it asks about just that (peers 23)', async (...outcome) => {
  const [, customerName, asks, options, says] = outcome;
  const talk = await startTalk('en', { customerName, recipients: [recipientFixture()] });
  await talk.answerEach(somebodyNew);
  await talk.asked(asks);
  const { part } = talk.conversation.getState();
  const offered = part?.control.kind === 'choice' ? part.control.options.map(({ id }) => id) : [];
  expect(offered).toEqual(options);
  expect(talk.say.prompt(asks, part?.facts)).toMatch(says);
  talk.close();
});

test('a number the network does not know is said to be so and asked again, and nobody is saved (peers 23)', async () => {
  const talk = await startTalk('en', { customerName: refused('accountNameNotFound') });
  await talk.answerEach(somebodyNew);
  const { log } = talk.conversation.getState();
  await vi.waitFor(() => {
    const { log: now, place } = talk.conversation.getState();
    expect(JSON.stringify(now.slice(log.length))).toContain('accountNameNotFound');
    expect(place?.flow).toBe('addRecipient');
  });
  await talk.asked('recipientMobile');
  talk.close();
});
