import { expect, test } from 'vitest';
import { speakWith } from '#src/locales/startTranslations.ts';
import { startTalk } from '#tests/fixtures/talking.ts';

const fromNow = { kind: 'told', words: { key: 'controls.simpleWords.fromNow' } };

test('asking the guide for simpler words turns the setting on, and is told once (decision 134)', async () => {
  const talk = await startTalk('en', { isVisitor: true });
  await talk.asked('destination');
  talk.speak('say it in simpler words');
  expect(talk.simple).toHaveLength(1);
  expect(talk.conversation.getState().log).toContainEqual(expect.objectContaining(fromNow));
  talk.speak('say it in simpler words');
  expect(talk.simple).toHaveLength(2);
  const told = talk.conversation.getState().log.filter((entry) => entry.kind === 'told');
  expect(told.filter(({ words }) => 'key' in words && words.key === fromNow.words.key)).toHaveLength(1);
  talk.close();
});

test('the guide says its questions in the words that are spoken, those on screen too', async () => {
  const talk = await startTalk('en', { isVisitor: true });
  const question = { key: 'guide.ask.amount.help' } as const;
  const usual = talk.say.say(question);
  await speakWith('simple');
  expect(talk.say.say(question)).toBe('Type what you send or what they get. I work out the other one.');
  await speakWith('standard');
  expect(talk.say.say(question)).toBe(usual);
  talk.close();
});
