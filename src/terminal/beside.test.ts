import { afterEach, expect, test, vi } from 'vitest';
import type { SupportMessage } from '#contract/help/support.ts';
import { supportQuery } from '#src/services/help/supportQueries.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { besideTheFlow } from './beside.ts';
import { readBeside } from './reads.ts';

const server = vi.hoisted(() => ({ messages: [] as SupportMessage[], takeUtterance: (): void => undefined }));

vi.mock('#src/services/http/apiClient.ts', async () => {
  const { readSupport } = await import('#contract/help/support.ts');
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return {
    callApi: async (endpoint: unknown) =>
      endpoint === readSupport ? { messages: server.messages } : answerGuideReads(endpoint),
  };
});

/** The stream, as far as it says that something is new. */
vi.mock('#src/services/http/liveUpdates.ts', () => ({
  isLive: () => true,
  listenLive: ({ onMessage }: { onMessage: () => void }) => {
    server.takeUtterance = onMessage;
    return () => undefined;
  },
}));

afterEach(() => queryClient.clear());

const said = (place: number, by: SupportMessage['by'], text: string): SupportMessage => ({
  id: `0197a000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  by,
  text,
  at: 1_800_000_000 + place,
});

test('what one of our people answers comes into the terminal when it is there, once (chat rules 17, 30)', async () => {
  const question = said(1, 'sender', 'Where is my money?');
  server.messages = [question];
  const talk = await startTalk('en');
  const beside = besideTheFlow(talk);
  const reads = readBeside(talk, beside.keepUp);
  const told = () =>
    talk.conversation.getState().log.flatMap((entry) => (entry.kind === 'support' ? [entry.text] : []));
  await talk.asked('destination');
  reads.isComplete();
  beside.keepUp();
  await vi.waitFor(() => expect(told()).toEqual([question.text]));

  server.messages = [question, said(2, 'support', 'It arrives today.')];
  server.takeUtterance();
  await vi.waitFor(() => expect(told()).toEqual([question.text, 'It arrives today.']));
  server.takeUtterance();
  await queryClient.refetchQueries(supportQuery(talk.guide.getSnapshot().context.userId ?? ''));
  expect(told()).toHaveLength(2);
  await talk.asked('destination');
  for (const stop of [reads.stop, beside.stop, talk.close]) stop();
});
