import { mentionsOf, type ParsedUtterance } from './parsedUtterance.ts';
import type { Token } from './tokens.ts';
import { wordsOf } from './tokens.ts';
import type { Choice } from './understanding.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Between a refusal and what it refuses: "doesn’t even have access to a…", « ne veux pas payer par… ». */
const between = setOf(
  'a an any account the my his her their your our own access to into by via with through using use uses used have has had got get gets own trust like even really want wish prefer pay paying take need reach go visit near in send it do ' +
    'de d du des un une compte la le les l mon ma son sa leur par avec en faire utiliser utilise utilisent payer passer avoir accepte veut veux envoyer avons possede',
);

/** What refuses the words behind it, by itself. */
const refusing = setOf(
  'no not nt never cannot cant without lacks lack except dont doesnt didnt hasnt havent hadnt isnt arent wont wouldnt couldnt aint pas jamais aucun aucune sans sauf',
);

/** "Hasnt" is no slip of another word. */
export const isRefusal = (word: string): boolean => refusing.has(word);

/** What refuses behind another word alone: "don t", "anything but", « n’ont plus ». */
const refusingBehind: Readonly<Record<string, ReadonlySet<string>>> = {
  t: setOf('don doesn didn hasn haven hadn isn aren can won wouldn couldn ain'),
  but: setOf('anything everything all'),
  plus: setOf('a ont ai as avons'),
};

/** "Why not the bank?" asks for it. */
const askingFor = setOf('why pourquoi');

/**
 * Whether what begins at a place is refused: "no bank transfer", "she doesn’t have a bank", « pas de virement ». A sign
 * between parts the two: "no, bank transfer" is a bank transfer.
 */
export function isRefusedAt(tokens: readonly Token[], from: number): boolean {
  for (let place = from - 1; place >= 0; place -= 1) {
    const word = tokens[place]?.text ?? '';
    const before = tokens[place - 1]?.text ?? '';
    if (refusing.has(word) || refusingBehind[word]?.has(before)) return !askingFor.has(before);
    if (!between.has(word)) return false;
  }
  return false;
}

/** The options that are refused, and those that are named besides. */
export type Refused = { readonly refused: readonly Choice[]; readonly named: readonly Choice[] };

/** Options known by a word that no other of them has, or by what we call that way to receive. */
export function choicesRefused(parsed: ParsedUtterance, choices: readonly Choice[]): Refused {
  const places = choices.map((choice) => ({ choice, at: placesOf(choice, { parsed, choices }) }));
  const isRefused = (place: number) => isRefusedAt(parsed.tokens, place);
  return {
    refused: places.filter(({ at }) => at.length > 0 && at.every(isRefused)).map(({ choice }) => choice),
    named: places.filter(({ at }) => at.some((place) => !isRefused(place))).map(({ choice }) => choice),
  };
}

type Among = { readonly parsed: ParsedUtterance; readonly choices: readonly Choice[] };

/** Where each mention of it begins. */
function placesOf(choice: Choice, { parsed, choices }: Among): readonly number[] {
  const others = new Set(choices.filter(({ id }) => id !== choice.id).flatMap(allWords));
  const own = new Set(allWords(choice).filter((word) => word.length >= tellingLetters && !others.has(word)));
  const isOwn = (place: number) =>
    own.has(parsed.tokens[place]?.text ?? '') && !between.has(parsed.tokens[place]?.text ?? '');
  const byWord = parsed.tokens.flatMap((_, place) => (isOwn(place) && !isOwn(place - 1) ? [place] : []));
  const byMethod = mentionsOf(parsed, 'method')
    .filter(({ meaning }) => meaning.method === choice.id)
    .map(({ mention }) => mention.from);
  const byPhone = choice.id === 'mobile_money' ? placesOfPhone(parsed) : [];
  return [...byWord.filter((place) => !byMethod.length || !isInside(parsed, place)), ...byMethod, ...byPhone];
}

/** Who has none gets no mobile money; a plain one is enough for it, so "no smartphone" refuses nothing. */
const phones = setOf('phone phones cellphone telephone telephones portable');

const placesOfPhone = ({ tokens }: ParsedUtterance): readonly number[] =>
  tokens.flatMap(({ text }, place) => (phones.has(text) ? [place] : []));

/** Part of what is called a way to receive already. */
const isInside = (parsed: ParsedUtterance, place: number): boolean =>
  mentionsOf(parsed, 'method').some(({ mention }) => mention.from <= place && place < mention.to);

const allWords = ({ label, also = [] }: Choice): readonly string[] => [label, ...also].flatMap(wordsOf);

const tellingLetters = 3;
