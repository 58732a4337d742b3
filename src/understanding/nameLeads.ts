import { languages } from '#contract/protocol/language.ts';
import { mayBeName } from './boxAnswers.ts';
import { lexicon } from './lexicon.ts';
import { phrasesOf } from './phrases.ts';
import { fold } from './tokens.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { givenNames } from './words/givenNames.ts';

const vocabularies = { en: english, fr: french } as const;

/** What a sentence puts before a name: "it’s for", « moi c’est ». */
const ofAnybody =
  "it's, its, it is, i'm, im, this is, my name's, my names, the name is, the name's, call me, moi c'est, c'est, mon nom c'est, mon prénom c'est, je suis, appelez-moi";
const ofRecipients =
  "to, for, it's for, its for, it is for, this is for, it's going to, send it to, send to, send money to, her name's, his name's, her name is, his name is, they're called, she's called, he's called, he is, she is, that's, à, a, pour, c'est pour, envoie à, envoyez à, elle s'appelle, il s'appelle, son nom c'est, son nom est";
/** Of these, what may as well begin how somebody is, or what it is like: "I’m busy", « c’est compliqué ». */
const ofStates = "it's, its, it is, i'm, im, this is, he is, she is, that's, c'est, je suis";
const possessives = 'my, our, ma, mon, notre';
const titles = 'mr, mrs, ms, miss, dr, doctor, mister, mme, mlle, monsieur, madame, mademoiselle, docteur';
/** Between who they are and their name. */
const links = "called, named, her name is, his name is, who is called, qui s'appelle, nommé, nommée";

const wordsIn = (text: string): readonly string[] =>
  fold(text)
    .replaceAll('’', "'")
    .replace(/[.,;:]/g, ' ')
    .split(/[\s-]+/)
    .filter(Boolean);

const openings = (phrases: string): readonly (readonly string[])[] =>
  phrasesOf(phrases)
    .map(wordsIn)
    .sort((one, other) => other.length - one.length);

const leads = { anybody: openings(ofAnybody), recipient: openings(`${ofRecipients}, ${ofAnybody}`) };
const states = new Set(openings(ofStates).map((words) => words.join(' ')));
const own = openings(possessives);
const relations = openings(
  languages.flatMap((language) => Object.values(vocabularies[language].kinshipTerms)).join(', '),
);
const called = openings(links);
const honorifics = openings(titles);

/**
 * A name without the sentence it was said in: "to my sister marie", « c’est pour mon cousin Jean ». As it was where what
 * is left may be no name, since nobody is called after a sentence.
 */
export function withoutNameLead(said: string, { isOfRecipient }: { readonly isOfRecipient: boolean }): string {
  const spaced = said.replace(/[.!,;:]$/, '');
  let rest = spaced;
  let mayBeState = false;
  for (const lead of isOfRecipient ? leads.recipient : leads.anybody) {
    const shorter = behind(rest, lead);
    if (shorter !== undefined) {
      rest = shorter;
      mayBeState = states.has(lead.join(' '));
      break;
    }
  }
  const relative = isOfRecipient ? behindOne(behindOne(rest, own), relations) : undefined;
  rest = relative === undefined ? rest : (behindOne(relative, called) ?? relative);
  const name = behindOne(rest, honorifics) ?? rest;
  return name !== spaced && isNameAlone(name, mayBeState) ? name : said;
}

function behindOne(text: string | undefined, phrases: readonly (readonly string[])[]): string | undefined {
  if (text === undefined) return undefined;
  return phrases.map((phrase) => behind(text, phrase)).find((rest) => rest !== undefined);
}

/** What stands behind these words, if it begins with them. */
function behind(text: string, phrase: readonly string[]): string | undefined {
  const words = text.trim().split(/[\s,;:-]+/);
  const parts = text.trim().match(/[^\s,;:-]+[\s,;:-]*/g) ?? [];
  const begins = phrase.every((word, place) => wordsIn(words[place] ?? '').join('') === word);
  const rest = parts.slice(phrase.length).join('').trim();
  return begins && rest !== '' ? rest : undefined;
}

/** Not words of ours alone; behind what may begin how somebody is, a name we know or one that is written as a name. */
function isNameAlone(name: string, mayBeState: boolean): boolean {
  const words = wordsIn(name);
  const mayBeUnknown = !mayBeState || /^\p{Lu}/u.test(name);
  return (
    words.length <= mostWords &&
    !/[\d?@]/.test(name) &&
    mayBeName(name) &&
    words.some((word) => givenNames.includes(word) || (mayBeUnknown && !lexicon().has(word)))
  );
}

const mostWords = 4;
