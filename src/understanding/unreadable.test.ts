import { expect, test } from 'vitest';
import { unreadableAs, withoutDirectionMarks } from './unreadable.ts';

test.each([
  ['🙂🙃', 'onlyEmoji'],
  ['👨‍👩‍👧 !!', 'onlyEmoji'],
  ['Камерун', 'otherScript'],
  ['你好', 'otherScript'],
  ['<b>Cameroon</b>', 'markup'],
  ['From: a@b.example Subject: rent, please send it', 'wholeMessage'],
  ['De : a@b.example Objet : loyer', 'wholeMessage'],
  ['hello Ama it is Paul at paul@example.com please send me the rent for March', 'wholeMessage'],
  ['🇨🇲 Cameroon', undefined],
  ['100 🙂', undefined],
  ['flurb the wug', undefined],
  ['???', undefined],
  ['less than < 100 and more > 50', undefined],
  ['my email is ama@example.com', undefined],
])('%s is told apart', (text, kind) => {
  expect(unreadableAs(text)).toBe(kind);
});

test('marks of direction are taken away and nothing else', () => {
  expect(withoutDirectionMarks('\u202eCameroon\u202c \u2067مرحبا\u2069')).toBe('Cameroon مرحبا');
});
