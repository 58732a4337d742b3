import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { startTalk } from '#tests/fixtures/talking.ts';
import { readingAt } from '#tests/paths/fixtures/fakeFlows.ts';
import { dialogueMachine } from './dialogueMachine.ts';
import { added, stamped } from './drafts.ts';
import { kept, readKept } from './keeping.ts';
import { told } from './thread.ts';

vi.mock('#src/services/http/apiClient.ts', async () => {
  const { answerGuideReads } = await import('#tests/fixtures/guideReads.ts');
  return { callApi: async (endpoint: unknown) => answerGuideReads(endpoint) };
});

const old = { id: 1, ...told({ label: 'before there were times' }) };
const at = (now: number) => ({ ...readingAt('price'), now });

test('each message keeps when it was said, by the time that comes in with the event (R30)', () => {
  const dialogue = createActor(dialogueMachine, { input: { thread: [old] } }).start();
  dialogue.send({ type: 'thread.continued', happenings: [told({ label: 'one' })], reading: at(100) });
  dialogue.send({ type: 'thread.continued', happenings: [told({ label: 'two' })], reading: at(260) });
  expect(dialogue.getSnapshot().context.thread.map((entry) => entry.at)).toEqual([undefined, 100, 260]);
});

test('what is said of an actor that ended, which tells no time, has that of the next message', () => {
  const thread = [{ ...old, at: 90 }];
  const ended = stamped(added({ thread }, [told({ label: 'ended' })]), { thread }, undefined).thread ?? [];
  expect(ended.map((entry) => entry.at)).toEqual([90, undefined]);
  const next = stamped(added({ thread: ended }, [told({ label: 'next' })]), { thread: ended }, 120);
  expect(next.thread?.map((entry) => entry.at)).toEqual([90, 120, 120]);
});

test('times and whether they are shown are kept with the thread', () => {
  const dialogue = createActor(dialogueMachine, { input: { thread: [old] } }).start();
  dialogue.send({ type: 'thread.continued', happenings: [told({ label: 'one' })], reading: at(100) });
  dialogue.send({ type: 'times.chosen', isShown: true, reading: at(101) });
  expect(readKept(kept(dialogue))?.input).toMatchObject({ showsTimes: true, thread: [{ id: 1 }, { id: 2, at: 100 }] });
});

test.each([
  ['en', 'when did I say that?', 'hide the times'],
  ['fr', 'affiche les heures', 'masque les heures'],
] as const)('in %s, “%s” shows the times and “%s” hides them; the question stays', async (language, show, hide) => {
  const talk = await startTalk(language);
  await talk.asked('destination');
  const { conversation } = talk;
  expect(conversation.getState().showsTimes).toBe(false);
  expect(conversation.offeredRepairs()).toContain('showTimes');
  talk.speak(show);
  expect(conversation.getState()).toMatchObject({ showsTimes: true, part: { id: 'destination' } });
  expect(conversation.offeredRepairs()).toContain('hideTimes');
  expect(conversation.offeredRepairs()).not.toContain('showTimes');
  const now = Date.now() / 1000;
  for (const { at: said = 0 } of conversation.getState().log) expect(Math.abs(now - said)).toBeLessThan(600);
  talk.speak(hide);
  expect(conversation.getState()).toMatchObject({ showsTimes: false, part: { id: 'destination' } });
  talk.close();
});
