import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { asked } from '#tests/fixtures/answeringGuide.ts';
import { openGuide } from '#tests/fixtures/openGuide.tsx';
import type { Recognition } from './recognition.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({
  callApi: (await import('#tests/fixtures/guideReads.ts')).answerGuideReads,
}));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const words = {
  en: {
    dictate: 'Dictate your answer',
    stop: 'Stop listening',
    start: 'Start dictating',
    aloud: 'Read messages aloud',
    typeInstead: 'I’ll type',
    denied: /can’t use your microphone/,
    said: 'Kenya please',
  },
  fr: {
    dictate: 'Dicter la réponse',
    stop: 'Arrêter l’écoute',
    start: 'Commencer la dictée',
    aloud: 'Lire les messages à voix haute',
    typeInstead: 'Je préfère écrire',
    denied: /pas accès au micro/,
    said: 'au Kenya',
  },
} as const;

/** A browser that listens, and what it is told to do. */
function browserThatListens() {
  const made: Recognition[] = [];
  class Recognizer implements Recognition {
    lang = '';
    interimResults = false;
    onresult: Recognition['onresult'] = null;
    onerror: Recognition['onerror'] = null;
    onend: Recognition['onend'] = null;
    start = () => {
      made.push(this);
    };
    abort = () => this.onend?.();
  }
  vi.stubGlobal('webkitSpeechRecognition', Recognizer);
  const last = () => made.at(-1);
  return {
    last,
    hears: (transcript: string) =>
      act(() => last()?.onresult?.({ results: [[{ transcript }]] as unknown as SpeechRecognitionResultList })),
    fails: (error: string) =>
      act(() => {
        last()?.onerror?.({ error });
        last()?.onend?.();
      }),
  };
}

function browserWithVoice() {
  const spoken: { readonly text: string; readonly lang: string }[] = [];
  class Utterance {
    lang = '';
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', { speak: (one: Utterance) => spoken.push(one), cancel: vi.fn() });
  return spoken;
}

const box = () => document.querySelector<HTMLInputElement>('[data-field=answer] input');

describe.each(languages)('speech in the guide, in %s', (language) => {
  const word = words[language];

  test('is not offered where the browser neither listens nor speaks', async () => {
    const guide = await openGuide({ language });
    await asked(guide, 'destination');
    expect(screen.queryByRole('button', { name: word.dictate })).toBeNull();
    expect(screen.queryByRole('button', { name: word.aloud })).toBeNull();
    guide.close();
  });

  test('says once, before it listens, that the browser’s maker may hear it too', async () => {
    const browser = browserThatListens();
    const guide = await openGuide({ language });
    await asked(guide, 'destination');
    await guide.user.click(screen.getByRole('button', { name: word.dictate }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(browser.last()).toBeUndefined();
    await guide.user.click(screen.getByRole('button', { name: word.typeInstead }));
    expect(browser.last()).toBeUndefined();
    await guide.user.click(screen.getByRole('button', { name: word.dictate }));
    await guide.user.click(screen.getByRole('button', { name: word.start }));
    expect(browser.last()?.lang).toBe(language === 'fr' ? 'fr-FR' : 'en-GB');
    // The dialog is answered, and not the question behind it.
    expect(guide.conversation.getState().log.map(({ kind }) => kind)).toEqual(['asked']);
    await guide.user.click(screen.getByRole('button', { name: word.stop }));
    await guide.user.click(screen.getByRole('button', { name: word.dictate }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    guide.close();
  });

  test('writes what is heard into the box, sends nothing by itself, and stops with its question', async () => {
    localStorage.setItem('sawa.dictation', 'known');
    const browser = browserThatListens();
    const guide = await openGuide({ language });
    await asked(guide, 'destination');
    await guide.user.click(screen.getByRole('button', { name: word.dictate }));
    browser.hears(word.said.slice(0, 4));
    browser.hears(word.said);
    expect(box()).toHaveValue(word.said);
    await asked(guide, 'destination');
    await guide.user.type(box() ?? document.body, '{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: word.dictate })).toBeVisible());
    expect(guide.conversation.getState().answers.destination).toBe('KE');
    guide.close();
  });

  test('says what to do where the microphone is not allowed', async () => {
    localStorage.setItem('sawa.dictation', 'known');
    const browser = browserThatListens();
    const guide = await openGuide({ language });
    await asked(guide, 'destination');
    await guide.user.click(screen.getByRole('button', { name: word.dictate }));
    browser.fails('not-allowed');
    expect(screen.getByText(word.denied)).toHaveRole('status');
    expect(screen.getByRole('button', { name: word.dictate })).toBeVisible();
    guide.close();
  });

  test('reads each message once aloud when that is turned on, and is off before', async () => {
    const spoken = browserWithVoice();
    const guide = await openGuide({ language });
    await asked(guide, 'destination');
    expect(spoken).toEqual([]);
    await guide.user.click(screen.getByRole('button', { name: word.aloud, pressed: false }));
    expect(spoken).toHaveLength(1);
    act(() => {
      guide.conversation.answer('KE');
    });
    await asked(guide, 'amount');
    await waitFor(() => expect(spoken.length).toBeGreaterThan(1));
    const texts = spoken.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(spoken.map(({ lang }) => lang))).toEqual(new Set([language === 'fr' ? 'fr-FR' : 'en-GB']));
    await guide.user.click(screen.getByRole('button', { name: word.aloud, pressed: true }));
    expect(localStorage.getItem('sawa.readAloud')).toBe('off');
    guide.close();
  });
});
