import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { worries } from '#domain/fraud/worry.ts';
import { readingText } from '#tests/fixtures/readingText.ts';
import { type ActWords, dialogueActs } from './dialogueAct.ts';
import { readDialogueAct } from './dialogueActs.ts';
import { lexiconEntries } from './lexiconEntries.ts';
import { phrasesOf } from './phrases.ts';
import { type TopicWords, topics } from './topic.ts';
import { readTopic } from './topics.ts';
import type { Known } from './understanding.ts';
import { english } from './words/english.ts';
import { englishActs } from './words/englishActs.ts';
import { englishTopics } from './words/englishTopics.ts';
import { englishWorries } from './words/englishWorries.ts';
import { french } from './words/french.ts';
import { frenchActs } from './words/frenchActs.ts';
import { frenchTopics } from './words/frenchTopics.ts';
import { frenchWorries } from './words/frenchWorries.ts';
import { givenNames } from './words/givenNames.ts';

const known: Known = { today: '2026-11-21', senderCountry: 'GB', destination: 'CM' };

/**
 * A vocabulary is a table nothing else knows by heart: a phrase that was lost, or means something else, is a line that
 * changed. `-u` writes the lists anew, to be read before they are accepted.
 */
const reviewed = (name: string, lines: readonly string[]) =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(resolve(import.meta.dirname, '../../tests/readings', name));

/** Names of countries we do not serve come from ICU, whose version is not ours. */
const ours = lexiconEntries().filter(({ meaning }) => meaning.kind !== 'place' || meaning.countries.length > 0);

test.each([...languages, undefined])(
  'every phrase of the vocabulary has its meaning, in %s (chat rule 16)',
  async (of) => {
    const lines = ours
      .filter(({ language }) => language === of)
      .map(({ phrase, meaning }) => {
        const reading = readingText({ text: phrase, language: of ?? 'en', asking: undefined, known, expected: [] });
        return `${phrase} | ${Object.values(meaning).join(' ')} | ${reading}`;
      });
    await reviewed(`phrases.${of ?? 'both'}.txt`, lines);
  },
);

const acts: Readonly<Record<Language, ActWords>> = { en: englishActs, fr: frenchActs };
const topicWords: Readonly<Record<Language, TopicWords>> = { en: englishTopics, fr: frenchTopics };
const worryWords = { en: englishWorries, fr: frenchWorries };
const words = { en: english, fr: french };

test.each(languages)('every act, topic and worry has its words, in %s (chat rule 17)', async (language) => {
  const { before, after, waitings } = acts[language];
  await reviewed(`acts.${language}.txt`, [
    ...dialogueActs.flatMap((act) =>
      phrasesOf(acts[language].acts[act]).map(
        (said) =>
          `${said} | ${act} | ${readDialogueAct(said, { isFree: false })}, ${readDialogueAct(said, { isFree: true })}`,
      ),
    ),
    ...Object.entries({ before, after, waitings }).map(
      ([edge, phrases]) => `${edge}: ${phrasesOf(phrases).join(', ')}`,
    ),
  ]);
  await reviewed(`topics.${language}.txt`, [
    ...topics.flatMap((topic) =>
      phrasesOf(topicWords[language].topics[topic]).map((said) => `${said} | ${topic} | ${readTopic(`${said}?`)}`),
    ),
    `openings: ${phrasesOf(topicWords[language].openings).join(', ')}`,
    `beside a yes: ${phrasesOf(words[language].besideYes).join(', ')}`,
  ]);
  await reviewed(
    `worries.${language}.txt`,
    worries.flatMap((worry) => worryWords[language][worry].map((signs) => `${worry}: ${signs.join(' and ')}`)),
  );
});

test('given names are never taken for a slip of a word of ours', async () => {
  await reviewed('given-names.txt', givenNames);
});
