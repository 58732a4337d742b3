import { type Language, languages } from '#contract/protocol/language.ts';
import { phrasesOf } from './phrases.ts';
import { soundOf } from './tokens.ts';
import { type Topic, type TopicWords, topics } from './topic.ts';
import { englishTopics } from './words/englishTopics.ts';
import { frenchTopics } from './words/frenchTopics.ts';

/**
 * What a question is about, in either language: the longest phrase of ours in it decides. Asked only of what nothing
 * else was made of. A sentence that asks nothing must say it in more than one word.
 */
export const readTopic = (said: string): Topic | undefined =>
  asksToCashOut(soundOf(said)) ? 'theirCharges' : topicIn(said)?.topic;

/** "How much is it to take the cash out there?": of the fee they meet at the other end, in whatever words between. */
const asksToCashOut = (sound: string): boolean =>
  cost.test(sound) && cashingOut.test(sound) && !droppingFees.test(sound);

const droppingFees = /\bretire[rz]? (?:les|ces|vos) frais\b/;

const cost =
  /\b(?:how much|costs?|fees?|charge[ds]?|pay|pays|free|expensive|combien|coute|frais|gratuit|paie|paye|payer|cher)\b/;
const cashingOut =
  /\b(?:withdraw(?:s|ing|al|als)?|cash(?:es|ing)? out|cash(?:es|ing)? it out|(?:take|takes|taking|get|gets|getting) (?:the |her |his |their |it )?(?:cash |money )?out|retirer|retire|retirent|retrait|retraits)\b/;

/** The same, and how many letters of it say so. */
export function topicIn(said: string): { readonly topic: Topic; readonly letters: number } | undefined {
  const sound = ` ${soundOf(said)} `;
  const isQuestion = asksSomething(said);
  const found = entries().filter(({ phrase, isOneWord }) => (isQuestion || !isOneWord) && sound.includes(phrase));
  if (!isQuestion && said.trim().split(/[\s'’]+/).length < leastWordsOfStatement) return undefined;
  const [longest] = found.sort((one, other) => other.phrase.length - one.phrase.length);
  return longest && { topic: longest.topic, letters: longest.phrase.trim().length };
}

const leastWordsOfStatement = 3;

/** "Elle doit faire quoi": spoken French asks at the end. */
const endsAsking = / (?:quoi|combien|comment|pourquoi) $/;

/** By its mark, or by how it begins or ends. */
export function asksSomething(said: string): boolean {
  const sound = `${soundOf(said)} `;
  return said.includes('?') || endsAsking.test(sound) || openings().some((opening) => sound.startsWith(`${opening} `));
}

/** "Do I have any …", « mes … »: of what is the asker's, and not of how it works. */
export const asksOfOwn = (said: string): boolean => own.test(`${soundOf(said)} `);

const own =
  /\b(?:my|what (?:rewards|points) (?:do|have) i|do i have|have i (?:got|any|earned)|i have|ive got|mes|jai|ai je|il me reste) /;

/** "What if …": nothing of it has happened, so it is about no transfer and wants nothing changed. */
export const isSupposing = (said: string): boolean => supposing.test(`${soundOf(said)} `);

const supposing =
  /^(?:and |but |so |ok |et |mais )?(?:what (?:happens )?(?:if|when)|if|si|que se passe t il si|quest ce qui se passe si) /;

type Entry = { readonly topic: Topic; readonly phrase: string; readonly isOneWord: boolean };

const words: Readonly<Record<Language, TopicWords>> = { en: englishTopics, fr: frenchTopics };
let known: { readonly entries: readonly Entry[]; readonly openings: readonly string[] } | undefined;

/** Read once, when the first question is asked. */
function vocabulary() {
  known ??= {
    entries: languages.flatMap((language) => topics.flatMap((topic) => entriesOf(topic, language))),
    openings: languages.flatMap((language) => phrasesOf(words[language].openings).map(soundOf)),
  };
  return known;
}

const entries = () => vocabulary().entries;
const openings = () => vocabulary().openings;

const entriesOf = (topic: Topic, language: Language): readonly Entry[] =>
  phrasesOf(words[language].topics[topic])
    .map(soundOf)
    .map((sound) => ({ topic, phrase: ` ${sound} `, isOneWord: !sound.includes(' ') }));
