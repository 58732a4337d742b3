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

const words = (count: number, between = ' '): string =>
  [...Array<string>(count - 1).fill('word'), 'paul@example.com'].join(between);

test.each([
  ['twelve words with an address', words(12), 'wholeMessage'],
  ['eleven of them', words(11), undefined],
  ['eleven, however far apart', words(11, '  '), undefined],
  ['twelve on as many lines', words(12, '\n'), 'wholeMessage'],
  ['more of them without an address', 'word '.repeat(40), undefined],
  ['what it is about, named at the beginning', 'Subject:rent', 'wholeMessage'],
  ['… behind a line', 'Bonjour\nOBJET : loyer', 'wholeMessage'],
  ['… with nothing behind it', 'subject: ', undefined],
  ['the end of a longer word', 'unsubject: rent', undefined],
  ['the word alone', 'the subject is rent', undefined],
])('%s: a message is told by what it is about, or by its length and an address', (_, text, kind) => {
  expect(unreadableAs(text)).toBe(kind);
});

test('marks of direction are taken away and nothing else', () => {
  expect(withoutDirectionMarks('\u202eCameroon\u202c \u2067مرحبا\u2069')).toBe('Cameroon مرحبا');
});
