import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { money } from '#domain/money/money.ts';
import { startConversation } from '#src/ui/screens/guide/conversation.ts';
import { guidedFlow, guidedInput } from '#tests/fixtures/guidedFlow.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { amountText } from '../answerValues.ts';
import type { Answers } from '../question.ts';
import { keepRecipient } from '../questions/changeRecipientQuestions.ts';
import type { PartId } from '../words.ts';

const upToTheReview: Answers = {
  destination: 'CM',
  method: 'mobile_money',
  amount: amountText({ typed: 'payin', from: 'GB', amount: money('GBP', 10_000) }),
  recipient: recipientFixture().id,
  trust: 'agree',
  reason: 'family-support',
};

/** The guide, led to the review. */
async function atTheReview() {
  const guide = createActor(guidedFlow().machine, { input: guidedInput() }).start();
  const conversation = startConversation(guide);
  const stop = conversation.listen();
  const asked = (part: PartId) => vi.waitFor(() => expect(conversation.getState().part?.id).toBe(part));
  for (const [part, value] of Object.entries(upToTheReview)) {
    await asked(part as PartId);
    conversation.answer(value);
  }
  await asked('review');
  const close = () => {
    stop();
    guide.stop();
  };
  return { guide, conversation, asked, close };
}

test('another recipient asked for at the review answers nothing of the transfer after it (chat rule 2)', async () => {
  const { guide, conversation, asked, close } = await atTheReview();
  conversation.change('recipient');
  await asked('otherRecipient');
  conversation.answer(keepRecipient);
  await asked('review');
  guide.send({ type: 'startOver.requested' });
  await asked('startOver');
  conversation.answer('yes');
  await vi.waitFor(() => expect(conversation.getState().part?.id).not.toBe('startOver'));
  await asked('destination');
  close();
});

test('a transfer cancelled at the review is said to be, with what became of the money (TRF-12)', async () => {
  const { conversation, asked, close } = await atTheReview();
  conversation.answer('cancel');
  await asked('cancellation');
  conversation.answer('yes');
  await asked('next');
  expect(conversation.getState().log.slice(-2)).toMatchObject([
    { kind: 'told', words: { key: 'guide.told.cancelled' } },
    { kind: 'asked', part: 'next' },
  ]);
  close();
});
