import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { cameroonBanks } from '#domain/reference/cameroonBanks.ts';
import { nigerianBanks } from '#domain/reference/nigerianBanks.ts';
import { ugandanBanks } from '#domain/reference/ugandanBanks.ts';
import { understand } from './understand.ts';
import type { Known } from './understanding.ts';

const listOf = (banks: readonly { readonly id: string; readonly bank: string }[]) =>
  banks.map(({ id, bank }) => ({ id, label: bank }));

const known = { today: '2026-11-21', areNames: true } as const;
const inUganda: Known = { ...known, destination: 'UG', choices: listOf(ugandanBanks) };
const inNigeria: Known = { ...known, destination: 'NG', choices: listOf(nigerianBanks) };

/** What was typed at the question for the bank, and which is meant: one, or those that are asked about. */
const rows: Readonly<Record<Language, readonly (readonly [string, string | readonly string[]])[]>> = {
  en: [
    ['Stanbic', 'stanbic'],
    ['Equity bank', 'equity'],
    ['her bank is Equity', 'equity'],
    ['the account is with Centenary', 'centenary'],
    ['KCB please', 'kcb'],
    ['I&M', 'im'],
    ['dfcu', 'dfcu'],
    ['UBA', 'uba'],
    ['Bank of Africa', 'bank-of-africa'],
    ['standard charterd bank', 'standard-chartered'],
    ['Ecobank Uganda', 'ecobank'],
    ['Finance Trust', 'finance-trust'],
    ['PRIDE', 'pride'],
    ['Trust bank', ['diamond-trust', 'finance-trust', 'guaranty-trust']],
    ['Africa', ['bank-of-africa', 'uba']],
    ['Equity or Stanbic', ['equity', 'stanbic']],
    ['Equity Bank or Finance Trust Bank', ['equity', 'finance-trust']],
    ['not Equity', ['equity']],
    ['is it Stanbic?', ['stanbic']],
    ['DTB', ['diamond-trust']],
    ['stanbik', ['stanbic']],
    ['Stanbic in Kenya', ['stanbic']],
    ['the bank', []],
    ['a bank in Uganda', []],
  ],
  fr: [
    ['Stanbic', 'stanbic'],
    ['la banque Equity', 'equity'],
    ["c'est chez Centenary", 'centenary'],
    ['sa banque est KCB', 'kcb'],
    ['le compte est à la Stanbic Bank', 'stanbic'],
    ['Bank of India svp', 'bank-of-india'],
    ['Ecobank Ouganda', 'ecobank'],
    ['une banque Trust', ['diamond-trust', 'finance-trust', 'guaranty-trust']],
    ['Equity ou Stanbic', ['equity', 'stanbic']],
    ['la banque Equity ou la Finance Trust Bank', ['equity', 'finance-trust']],
    ['pas Equity', ['equity']],
    ['Stanbic au Kenya', ['stanbic']],
    ['une banque', []],
  ],
};

describe.each(Object.entries(rows))('the bank, said in %s', (language, said) => {
  test.each(said)('"%s" is %j', (utterance, meant) => {
    const read = understand(utterance, { language: language as Language, asking: 'choice', known: inUganda });
    const asked = read.ambiguities.flatMap(({ slot, candidates }) => (slot === 'choice' ? candidates : []));
    expect(read.slots.choice?.value ?? asked).toEqual(meant);
    expect(read.slots.payoutMethod).toBeUndefined();
  });
});

/** As people shorten them, there and here; what stands for several letters of a name is asked about, and never taken. */
const shortened: readonly (readonly [keyof typeof lists, string, string | readonly string[]])[] = [
  ['NG', 'GTB', ['058']],
  ['NG', 'gtbank', '058'],
  ['NG', 'GT bank', '058'],
  ['NG', 'uba', '033'],
  ['NG', 'its zenith', '057'],
  ['NG', 'zenit bank', ['057']],
  ['NG', 'FCMB', '214'],
  ['NG', 'FBN', ['011']],
  ['NG', 'first bank', '011'],
  ['NG', 'stanchart', ['068']],
  ['NG', 'Eco bank', '050'],
  ['NG', 'o pay', '305'],
  ['NG', 'palm pay', 'B54'],
  ['NG', 'moniepoint', '993'],
  ['NG', 'taj', ['302']],
  ['NG', 'GTB or UBA', ['058', '033']],
  ['UG', 'GTB', ['guaranty-trust']],
  ['UG', 'equity', 'equity'],
  ['UG', 'kcb', 'kcb'],
  ['UG', 'stanchart', ['standard-chartered']],
  ['UG', 'post bank', 'postbank'],
  ['UG', 'cente', ['centenary']],
  ['UG', 'DTB', ['diamond-trust']],
  ['CM', 'SGC', ['10003']],
  ['CM', 'socgen', ['10003']],
  ['CM', 'la société générale', '10003'],
  ['CM', 'UBC', ['10023']],
  ['CM', 'UBA', '10033'],
  ['CM', 'eco bank', '10029'],
  ['CM', 'afriland', '10005'],
  ['CM', 'BGFI', ['10035']],
  ['CM', 'CBC', ['10008']],
  ['CM', 'bicec', '10001'],
];
const lists = {
  NG: inNigeria,
  UG: inUganda,
  CM: { ...known, destination: 'CM', choices: listOf(cameroonBanks) },
} as const;

test.each(shortened)('in %s, the bank "%s" is %j', (country, utterance, meant) => {
  const read = understand(utterance, {
    language: country === 'CM' ? 'fr' : 'en',
    asking: 'choice',
    known: lists[country],
  });
  const asked = read.ambiguities.flatMap(({ slot, candidates }) => (slot === 'choice' ? candidates : []));
  expect(read.slots.choice?.value ?? asked).toEqual(meant);
});

test.each(['the bank', 'my bank', 'a bank', 'the same', 'her account', 'no', 'I forgot', '100 pounds', 'send it'])(
  '“%s” names no bank',
  (utterance) => {
    for (const here of Object.values(lists)) {
      const { slots, ambiguities } = understand(utterance, { language: 'en', asking: 'choice', known: here });
      expect(slots.choice).toBeUndefined();
      expect(ambiguities.filter(({ slot, candidates }) => slot === 'choice' && candidates.length > 0)).toEqual([]);
    }
  },
);

test('every bank of the lists is known by its whole name', () => {
  for (const here of [inUganda, inNigeria]) {
    for (const { id, label } of here.choices ?? []) {
      const { slots } = understand(label, { language: 'en', asking: 'choice', known: here });
      expect(slots.choice?.value, label).toBe(id);
    }
  }
});
