import { describe, expect, test } from 'vitest';
import { sentencesIn } from '#tests/fixtures/sentencesIn.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { startTranslations } from './startTranslations.ts';

/** Words that are spelt alike in both languages. */
const sameInBoth = [
  'Code',
  'code',
  'Sawa',
  'Mobile money',
  'Messages',
  'Notifications',
  'English UK',
  'Français',
  'Menu',
  '{{title}} · Sawa',
  'MM',
  'Microfinance',
  'Date',
  'Action',
  'Contact',
  'Total',
  'plus',
  '{{count}} minute',
  '{{count}} minutes',
  'Profession',
  '{{count}} point',
  '{{count}} points',
  '{{count, number}} points',
  // Names of people who are quoted.
  ...['Mireille', 'Joseph', 'Awa'],
  // Payout partners.
  ...['AZA Finance', 'Pivot'],
  // Provinces and territories of Canada.
  ...['Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon'],
];

const inEnglish = new Map(sentencesIn(english));
const inFrench = new Map(sentencesIn(french));
const hasWords = (sentence: string) => /\p{L}/u.test(sentence.replace(/\{\{\w+(, number)?\}\}/g, ''));
const gapsIn = (sentence: string) =>
  [...sentence.matchAll(/\{\{(\w+)(?:, number)?\}\}/g)].map(([, name]) => name).sort();

describe('the texts', () => {
  test('exist in both languages under the same keys, French plurals with their third form (LNG-01)', () => {
    const manyForms = [...inEnglish.keys()]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(/_other$/, '_many'));
    expect([...inFrench.keys()].sort()).toEqual([...inEnglish.keys(), ...manyForms].sort());
  });

  test('are never empty and never a raw key (ERR-42)', () => {
    const odd = [...inEnglish, ...inFrench].filter(([key, text]) => text.trim() === '' || text === key);
    expect(odd).toEqual([]);
  });

  test('are not left in English by accident', () => {
    const left = [...inFrench].filter(
      ([key, text]) => inEnglish.get(key) === text && hasWords(text) && !sameInBoth.includes(text),
    );
    expect(left).toEqual([]);
  });

  test('name the same facts in both languages', () => {
    const differing = [...inEnglish]
      .filter(([key, text]) => gapsIn(text).join() !== gapsIn(inFrench.get(key) ?? '').join())
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });

  test('write no time a rule sets: sentences name it, and it is filled in (D-74, PUB-27, TRF-10)', async () => {
    const times = /\d[ \u00a0](minute|hour|day|working day|heure|jour)/;
    const written = [...inEnglish, ...inFrench].filter(
      ([key, text]) => times.test(text) && !key.startsWith('history.'),
    );
    expect(written).toEqual([]);
    const { t } = await startTranslations('fr');
    expect(t('transfer.cancel.refund', { amount: '5\u00a0€' })).toBe(
      'Nous vous rembourserons 5\u00a0€\u00a0: sous 48\u00a0heures sur une carte, ou 5\u00a0jours ouvrés sur un compte bancaire.',
    );
  });

  test('put a space before French double punctuation', () => {
    expect([...inFrench].filter(([, text]) => /[^\s][!?;]( |$)/.test(text)).map(([key]) => key)).toEqual([]);
  });

  test('set an apostrophe as a printer does, but where the words are given; English has email in one spelling', () => {
    const asGiven = ['fieldProblems.phoneTooLong', 'recipient.book.notFetched'];
    const typed = [...inEnglish, ...inFrench].filter(([key, text]) => text.includes("'") && !asGiven.includes(key));
    expect(typed).toEqual([]);
    expect([...inEnglish].filter(([, text]) => /e-mail/i.test(text))).toEqual([]);
  });
});
