import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { englishFailures } from '#contract/protocol/englishFailures.ts';
import { frenchFailures } from '#contract/protocol/frenchFailures.ts';
import { type Language, languages } from '#contract/protocol/language.ts';
import { renderMessage } from '#server/messages/renderMessage.ts';
import { englishFaq } from '#src/content/en/faq.ts';
import { frenchFaq } from '#src/content/fr/faq.ts';
import { helpLink, longestMessages } from '#tests/fixtures/messageFixture.ts';
import { sentencesIn } from '#tests/fixtures/sentencesIn.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import englishSimple from './simple/en.json' with { type: 'json' };
import frenchSimple from './simple/fr.json' with { type: 'json' };

/** Word for word from the specification, which names them: what it wrote is kept, whatever its voice. */
const asSpecified: readonly RegExp[] = [
  /^Could not (update|sign|send|change|delete|submit|initiate) /,
  /^You have invited a new user$/,
  /^The recipient details were not received\./,
  /^End date cannot be before the start date\.$/,
  /^Your account is not confirmed yet\./,
  /^(Passwords|Numbers) do not match/,
  /^You cannot send less than /,
];

/** What people type, and are not told. */
const isHeard = (key: string): boolean => key.endsWith('Also') || key.startsWith('terminal.helpWords');

/** Pages of prose, a paragraph or a line of a list each. The terms and the privacy policy have a language of their own. */
const proseIn = (language: Language) =>
  ['about', 'accessibility', 'blog', 'closeAccount', 'cookies', 'howItWorks'].flatMap((page) =>
    readFileSync(`src/content/${language}/${page}.md`, 'utf8')
      .split('\n')
      .map((line, number) => [`${page}:${number + 1}`, line] as const),
  );

/** Every e-mail as both kinds of readers get it, and every text message. */
const messagesIn = (language: Language): readonly (readonly [string, string])[] =>
  longestMessages(language).flatMap(({ name, template, params }) =>
    (['standard', 'simple'] as const).flatMap((wording) =>
      (['email', 'sms'] as const).flatMap((channel) => {
        const about = { channel, template, params, language, wording, helpLink, id: name };
        const { subject = '', text } = renderMessage(about);
        return [subject, ...text.split('\n')].map((line) => [`${channel}.${name}.${wording}`, line] as const);
      }),
    ),
  );

const texts: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    ...sentencesIn(english),
    ...sentencesIn(englishFailures, 'failures.'),
    ...sentencesIn(englishFaq, 'faq.'),
    ...sentencesIn(englishSimple, 'simple.'),
    ...proseIn('en'),
    ...messagesIn('en'),
  ],
  fr: [
    ...sentencesIn(french),
    ...sentencesIn(frenchFailures, 'failures.'),
    ...sentencesIn(frenchFaq, 'faq.'),
    ...sentencesIn(frenchSimple, 'simple.'),
    ...proseIn('fr'),
    ...messagesIn('fr'),
  ],
};

const [, englishTable = '', frenchTable = ''] = readFileSync('docs/voice.md', 'utf8').split(
  '## One word for one thing',
);

const neverIn = (table: string): readonly string[] =>
  [...table.matchAll(/^\|[^|]+\|([^|]+)\|$/gm)]
    .slice(2)
    .flatMap(([, words = '']) => words.split(', ').map((word) => word.trim()));

const never: Record<Language, readonly string[]> = { en: neverIn(englishTable), fr: neverIn(frenchTable) };

const says = (text: string, words: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}’])${words.replaceAll('.', String.raw`\.`)}(?![\p{L}])`, 'iu').test(text);

describe.each(languages)('every text in %s', (language) => {
  const said = texts[language].filter(([key, text]) => !isHeard(key) && !asSpecified.some((given) => given.test(text)));

  test('has a table of words that is read', () => {
    expect(never[language].length).toBeGreaterThan(language === 'en' ? 60 : 30);
    expect(said.length).toBeGreaterThan(2_000);
    expect(says('We cannot do it', 'cannot')).toBe(true);
  });

  const inFrench = language === 'fr' ? test : () => undefined;
  inFrench('names no country after a word that would ask for its article', () => {
    const bare = /(?<![\p{L}])(?:vers|à|au|en|de|du|dans|depuis|pour) \{\{country\}\}/iu;
    expect(said.filter(([, text]) => bare.test(text))).toEqual([]);
  });

  test('keeps to the words of docs/voice.md', () => {
    const odd = said.flatMap(([key, text]) =>
      never[language].filter((words) => says(text, words)).map((words) => `${key}: “${words}” in “${text}”`),
    );
    expect(odd).toEqual([]);
  });
});
