import { afterEach, expect, test, vi } from 'vitest';
import { money } from '#domain/money/money.ts';
import { chooseDestination, enterSend, startDraft } from '#domain/quote/draft.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

const marie = recipientFixture();
const paul = { ...recipientFixture(), id: '0197a000-0000-7000-8000-0000000000f2', firstName: 'Paul' };

const draft = enterSend(chooseDestination(startDraft('GB'), 'CM'), money('GBP', 10_000));
const past = {
  last: { draft: enterSend(draft, money('GBP', 25_000)), recipientId: marie.id },
  rest: { draft: enterSend(draft, money('GBP', 4_000)), recipientId: marie.id, restOf: 'first' },
  begun: { id: 'begun', draft, recipientId: paul.id },
};

test.each([
  ['begun', { recipientId: paul.id, draft, begunDraftId: 'begun' }],
  ['repeat', { recipientId: marie.id, draft: past.last.draft }],
  ['rest', { recipientId: marie.id, draft: past.rest.draft, restOf: 'first' }],
])('what is gone on with is what was chosen, its person and its sum: %s (TRF-12)', async (chosen, taken) => {
  const talk = await startTalk('en', { past, recipients: [marie, paul] });
  await talk.asked('repeatRest');
  talk.conversation.answer(chosen);
  await vi.waitFor(() => expect(talk.guide.getSnapshot().context).toMatchObject(taken));
  talk.close();
});
