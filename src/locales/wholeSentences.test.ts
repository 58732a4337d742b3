import { describe, expect, test } from 'vitest';
import { type ErrorCode, errorCodes } from '#contract/protocol/failure.ts';
import { failureMessage, methodNames, sentencesOf } from '#contract/protocol/failureSentences.ts';
import type { Language } from '#contract/protocol/language.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { english } from './english.ts';
import { failureText } from './failureText.ts';
import { french } from './french.ts';
import { startTranslations } from './startTranslations.ts';

const texts = { en: english, fr: french } as const;
const languages = ['en', 'fr'] as const;

/** Braces, the mark of a gap, what JavaScript says of nothing, a name of the code, two spaces, a space at the end. */
const hole = /[{}…]|undefined|null|NaN|\[object|\b[a-z]+_[a-z]+\b|\b[a-z]+[A-Z][a-z]+\b| {2}|(^| )[.,;:!?](?! )|\s$/u;
/** One of something is not several. */
const wrongNumbers: Readonly<Record<Language, RegExp>> = {
  en: /\b1[ \u00a0](?:seconds|minutes|hours|days|transfers|points)\b|\b[02-9][ \u00a0](?:second|minute|day|transfer|point)\b/u,
  fr: /\b[01][ \u00a0](?:secondes|minutes|heures|jours|transferts|points)\b|\b[2-9][ \u00a0](?:seconde|minute|jour|transfert|point)\b/u,
};

/** What each fact may be: the least, one, many, and what it never should be. */
const edges: Readonly<Record<string, readonly string[]>> = {
  method: [...payoutMethods, 'some_other_method', ''],
  seconds: ['0', '1', '60', '86400', 'soon'],
  minutes: ['0', '1', '15', ''],
  days: ['1', '30', '-1'],
  currency: ['GBP', 'XAF'],
};
const amounts = ['0', '1', '5.00', '0.01', '500000', '9999999999.99', 'NaN', ''];

/** Every fact missing, and every value it may have while the others are there. */
function casesOf(sentence: string): Record<string, string>[] {
  const names = [...new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))];
  const valuesOf = (name: string) =>
    edges[name] ?? (/currency|base|target/i.test(name) ? (edges.currency ?? []) : amounts);
  const usual = Object.fromEntries(names.map((name) => [name, valuesOf(name)[1] ?? '']));
  const without = names.map((missing) =>
    Object.fromEntries(Object.entries(usual).filter(([name]) => name !== missing)),
  );
  const atEdges = names.flatMap((name) => valuesOf(name).map((value) => ({ ...usual, [name]: value })));
  return [{}, usual, ...without, ...atEdges];
}

describe.each(languages)('no sentence has a hole, in %s (ERR-42)', (language) => {
  test.each(errorCodes)('%s, on the page and on the wire', async (code) => {
    const i18n = await startTranslations(language);
    for (const params of casesOf(sentencesOf(code, language).join(' '))) {
      const said = [
        failureText({ t: i18n.t, i18n }, { code, details: { params } }),
        failureMessage(code, language, params),
      ];
      for (const sentence of said) {
        expect(sentence, JSON.stringify(params)).not.toBe('');
        expect(sentence, JSON.stringify(params)).not.toMatch(hole);
        expect(sentence, JSON.stringify(params)).not.toMatch(wrongNumbers[language]);
      }
    }
  });

  test('the last sentence of each refusal needs no fact', () => {
    const holed = errorCodes.filter((code: ErrorCode) => sentencesOf(code, language).at(-1)?.includes('{{'));
    expect(holed).toEqual([]);
  });

  test('a way to receive has one name', () => {
    expect(methodNames[language]).toEqual(texts[language].methods);
  });

  test('what is counted has a form for one and for many, and each is filled', async () => {
    const { t } = await startTranslations(language);
    const say = t as unknown as (key: string, facts: object) => string;
    for (const [key, text] of sentencesIn(texts[language])) {
      const named = [...text.matchAll(/\{\{(\w+)(, number)?/g)];
      const facts = Object.fromEntries(named.map(([, name = '', number]) => [name, number ? 5 : 'Ada']));
      const name = key.replace(/_(one|many|other)$/, '');
      for (const count of [0, 1, 2, 1_000_000]) {
        const said = say(name, { ...facts, ...(text.includes('{{count') && { count }) });
        expect(said, `${key} of ${count}`).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object/u);
        expect(said, `${key} of ${count}`).not.toMatch(wrongNumbers[language]);
      }
    }
  });
});

type Texts = { readonly [key: string]: string | Texts };

/** All but the sentences of refusals, which are above. */
const sentencesIn = ({ errors: _refusals, ...areas }: Record<string, unknown>): [Language | string, string][] =>
  flat(areas as Texts, '');

const flat = (area: Texts, path: string): [string, string][] =>
  Object.entries(area).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );
