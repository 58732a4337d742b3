import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { formatsOf } from '#src/ui/formats/useFormats.ts';
import { startTalk } from '#tests/fixtures/talking.ts';
import { hearLine } from './heardLine.ts';
import { listText, offeredAt } from './offered.ts';
import type { Voice } from './voice.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => queryClient.clear());

/** Somebody who is asked where the money goes, and types. */
async function atTerminal(language: Language = 'en') {
  const talk = await startTalk(language, { isVisitor: true });
  const { conversation, guide, say, t, i18n } = talk;
  await talk.asked('destination');
  const voice: Voice = { language, say, t, words: { t, i18n }, formats: formatsOf(language) };
  const offered = (letters?: string) =>
    offeredAt({ state: conversation.getState(), userId: guide.getSnapshot().context.userId, voice }, letters);
  const type = (line: string) =>
    hearLine(line, {
      list: offered(),
      voice,
      narrow: offered,
      conversation,
      listener: {
        write: say.say,
        language,
        today: '2026-11-21',
        goToScreens: () => undefined,
        speakIn: () => undefined,
        speakSimply: () => false,
      },
    });
  return { ...talk, type, list: () => listText(offered(), voice, 80) };
}

const destination = ({ conversation }: Awaited<ReturnType<typeof atTerminal>>) =>
  conversation.getState().answers.destination;

describe('a line at the terminal', () => {
  test.each(['2', ' 2. ', '2)', 'Kenya', 'kenya please', 'to Kenya'])(
    '“%s” is the answer behind its number, or by its words (chat rule 15)',
    async (line) => {
      const terminal = await atTerminal();
      expect(terminal.list()).toContain('2  Kenya');
      terminal.type(line);
      await terminal.asked('amount');
      expect(destination(terminal)).toBe('KE');
      terminal.close();
    },
  );

  test.each(['0', '6', '99', '2 3'])('“%s” is behind nothing in the list, and chooses nothing', async (line) => {
    const terminal = await atTerminal();
    expect(terminal.type(line)).toEqual({ kind: 'heard' });
    expect(destination(terminal)).toBeUndefined();
    terminal.close();
  });

  test.each([
    ['en', 'Help', 'help'],
    ['en', '?', 'help'],
    ['fr', 'aide', 'help'],
    ['en', 'quit', 'leave'],
    ['fr', 'Quitter', 'leave'],
  ] as const)('in %s “%s” is for the terminal: %s', async (language, line, kind) => {
    const terminal = await atTerminal(language);
    expect(terminal.type(line)).toEqual({ kind });
    terminal.close();
  });

  test('asks what the guide can be asked, by the words of the list of help', async () => {
    const terminal = await atTerminal();
    terminal.type('why do you ask?');
    expect(terminal.conversation.getState().log.at(-1)).toMatchObject({
      kind: 'told',
      words: { key: 'guide.ask.destination.help' },
    });
    terminal.close();
  });

  test.each([
    ['en', 'you send £100.00, to Cameroon, by mobile money'],
    ['fr', 'vous envoyez 100,00 £, destination Cameroun, par mobile money'],
  ] as const)('in %s, the sentence a visitor is left with says it all again: “%s”', async (language, said) => {
    const terminal = await atTerminal(language);
    terminal.type(said);
    await terminal.asked('account');
    terminal.close();
  });

  test('in French, the same by number', async () => {
    const terminal = await atTerminal('fr');
    expect(terminal.list()).toContain('1  Cameroun');
    terminal.type('1');
    expect(destination(terminal)).toBe('CM');
    terminal.close();
  });
});
