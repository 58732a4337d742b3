import { expect, test } from 'vitest';
import type { Option } from '../question.ts';
import { narrowed } from './narrowed.ts';

const banks = ['Ecobank', 'Afriland', 'UBA', 'BICEC', 'SCB', 'SGC', 'BGFI', 'Atlantic', 'Crédit Communautaire'];
const options: readonly Option[] = [
  ...banks.map((label): Option => ({ id: label, words: { label } })),
  { id: 'new', words: { label: 'Somebody new' }, isAlways: true },
];
const write = (words: Option['words']) => ('label' in words ? words.label : '');
const idsOf = ({ shown }: ReturnType<typeof narrowed>) => shown.map(({ id }) => id);

test('eight of a long list are shown, with the ways out of it and how many more there are', () => {
  const list = narrowed(options, '', write);
  expect(idsOf(list)).toEqual([...banks.slice(0, 8), 'new']);
  expect(list).toMatchObject({ more: 1, isNone: false });
});

test('letters find the others, with or without their accents', () => {
  expect(idsOf(narrowed(options, 'credit', write))).toEqual(['Crédit Communautaire', 'new']);
});

test('letters nothing has leave the ways out', () => {
  const list = narrowed(options, 'zz', write);
  expect(idsOf(list)).toEqual(['new']);
  expect(list).toMatchObject({ more: 0, isNone: true });
});

test('nothing is missing from an empty list before anything is typed', () => {
  const somebodyNew = options.filter(({ isAlways }) => isAlways);
  expect(narrowed(somebodyNew, ' ', write)).toMatchObject({ more: 0, isNone: false });
});
