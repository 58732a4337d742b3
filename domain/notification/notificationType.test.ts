import { expect, test } from 'vitest';
import { isNotificationType, notificationTypes, wordsOfType } from './notificationType.ts';

test.each([
  ['cardStored', 'Card stored'],
  ['CARD_STORED', 'Card stored'],
  ['card-stored', 'Card stored'],
  ['3dSecure', '3d secure'],
  ['x', 'X'],
  ['', ''],
])('a type nobody named is still read: %j as %j (D-94)', (type, words) => {
  expect(wordsOfType(type)).toBe(words);
});

test('every type is told once, and only those are known', () => {
  expect(new Set(notificationTypes).size).toBe(notificationTypes.length);
  expect(['delivered', 'DELIVERED', ''].map(isNotificationType)).toEqual([true, false, false]);
});
