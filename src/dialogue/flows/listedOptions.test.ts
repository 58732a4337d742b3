import { expect, test } from 'vitest';
import { bankOption, professionOption } from './listedOptions.ts';

test('a bank is called as the server calls it', () => {
  expect(bankOption({ id: '058', bank: 'GTBank' })).toEqual({ id: '058', words: { label: 'GTBank' } });
});

test('a profession is called in our words, and one we have none for as the server calls it', () => {
  expect(professionOption({ id: 'care', name: 'Care and social work' })).toMatchObject({
    words: { key: 'auth.professions.care' },
  });
  expect(professionOption({ id: 'beekeeper', name: 'Beekeeper' })).toEqual({
    id: 'beekeeper',
    words: { label: 'Beekeeper' },
  });
});
