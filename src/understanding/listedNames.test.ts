import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
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

test('every bank of the lists is known by its whole name', () => {
  for (const here of [inUganda, inNigeria]) {
    for (const { id, label } of here.choices ?? []) {
      const { slots } = understand(label, { language: 'en', asking: 'choice', known: here });
      expect(slots.choice?.value, label).toBe(id);
    }
  }
});
