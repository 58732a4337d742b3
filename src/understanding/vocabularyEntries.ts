import type { Language } from '#contract/protocol/language.ts';
import type { Entry } from './lexiconEntry.ts';
import type { Meaning, NumberRole } from './meaning.ts';
import { phrasesOf } from './phrases.ts';
import type { NumberWords, Phrases, Vocabulary } from './words/vocabulary.ts';

/** One language's words as entries of the lexicon. */
export function vocabularyEntries(words: Vocabulary, language: Language): Entry[] {
  const said = (phrases: Phrases | undefined, meaning: Meaning): Entry[] =>
    phrasesOf(phrases ?? '').map((phrase) => ({ phrase, meaning, language }));

  const { change, confirmation, numbers } = words;
  return [
    ...keysOf(words.intentNames).flatMap((intentName) => [
      ...said(words.intentNames[intentName].anywhere, { kind: 'intent', intentName, isAlone: false }),
      ...said(words.intentNames[intentName].alone, { kind: 'intent', intentName, isAlone: true }),
    ]),
    ...said(change.verbs, { kind: 'changeVerb' }),
    ...said(change.whole.anywhere, { kind: 'changeWhole', isAlone: false }),
    ...said(change.whole.alone, { kind: 'changeWhole', isAlone: true }),
    ...keysOf(words.answers).flatMap((slot) => said(words.answers[slot], { kind: 'answerName', slot })),
    ...keysOf(confirmation).flatMap((value) => said(confirmation[value], { kind: 'confirmation', value })),
    ...keysOf(words.methods).flatMap((method) => said(words.methods[method], { kind: 'method', method })),
    ...keysOf(words.reasons).flatMap((reason) => said(words.reasons[reason], { kind: 'reason', reason })),
    ...keysOf(words.cues).flatMap((cue) => said(words.cues[cue], { kind: 'cue', cue })),
    ...keysOf(words.kinshipTerms).flatMap((kinship) =>
      said(words.kinshipTerms[kinship], { kind: 'kinshipTerms', kinship }),
    ),
    ...keysOf(words.currencies).flatMap((family) => said(words.currencies[family], { kind: 'currency', family })),
    ...said(words.hundredths, { kind: 'hundredths' }),
    ...numberEntries(numbers, said),
    ...words.months.flatMap((names, index) => said(names, { kind: 'month', month: index + 1 })),
    ...Object.entries(words.ordinals).flatMap(([name, day]) => said(name, { kind: 'ordinal', day })),
    ...said(words.ordinary, { kind: 'ordinary' }),
  ];
}

function numberEntries(numbers: NumberWords, said: (phrases: Phrases, meaning: Meaning) => Entry[]): Entry[] {
  const number = (role: NumberRole, value: number): Meaning => ({ kind: 'number', role, value });
  return [
    ...Object.entries(numbers.values).flatMap(([word, value]) => said(word, number('value', value))),
    ...Object.entries(numbers.money).flatMap(([word, value]) => said(word, number('money', value))),
    ...said(numbers.hundred, number('hundred', 100)),
    ...said(numbers.thousand, number('thousand', 1000)),
    ...said(numbers.million, number('million', 1_000_000)),
    ...said(numbers.half, number('half', 0.5)),
    ...said(numbers.one, number('one', 1)),
    ...said(numbers.approximate, number('approximate', 0)),
  ];
}

const keysOf = <Key extends string>(record: { readonly [key in Key]?: unknown }): readonly Key[] =>
  Object.keys(record) as Key[];
