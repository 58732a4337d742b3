import { expect, test } from 'vitest';
import { handedIn, isSentByItself, nothingTyped, phoneCountryOf, textInBox, typedAt } from './box.ts';
import type { Part } from './question.ts';

const name: Part = { id: 'recipientFirstName', control: { kind: 'text' } };
const surname: Part = { id: 'recipientLastName', control: { kind: 'text' } };
const birth: Part = { id: 'birthDate', control: { kind: 'date' } };
const password: Part = { id: 'password', control: { kind: 'password' } };
const code: Part = { id: 'code', control: { kind: 'code' } };
const at = (part: Part, more: { readonly actorId?: string; readonly before?: string } = {}) => ({
  part,
  actorId: 'one',
  ...more,
});

test('what was typed stays when another question comes (R8)', () => {
  expect(textInBox(typedAt(at(name), 'Mar'), at(surname))).toBe('Mar');
});

test('a secret stays at its own question alone (R28)', () => {
  const typed = typedAt(at(password), 'Market-Day-42');
  expect(textInBox(typed, at(password))).toBe('Market-Day-42');
  expect(textInBox(typed, at(name))).toBe('');
  expect(textInBox(typedAt(at(name), 'Marie'), at(password))).toBe('');
});

test('the code of another sending is another code', () => {
  const typed = typedAt(at(code), '12345');
  expect(textInBox(typed, at(code))).toBe('12345');
  expect(textInBox(typed, at(code, { actorId: 'two' }))).toBe('');
});

test('what was answered before is there to be put right, but where a field of its own has it (R2)', () => {
  expect(textInBox(nothingTyped, at(name, { before: 'Marie' }))).toBe('Marie');
  expect(textInBox(nothingTyped, at(birth, { before: '1990-04-01' }))).toBe('');
});

test('a code is sent by itself once it is whole, and nothing else is', () => {
  expect(isSentByItself(code, '12345', '123456')).toBe(true);
  expect(isSentByItself(code, '1234', '12345')).toBe(false);
  expect(isSentByItself(name, '12345', '123456')).toBe(false);
});

test('a number goes with the country that is chosen beside it', () => {
  const phone: Part = { id: 'signUpMobile', control: { kind: 'phone', country: 'CA', choosesCountry: true } };
  expect(phoneCountryOf(phone)).toBe('CA');
  expect(phoneCountryOf(name)).toBe('GB');
  expect(handedIn(phone, '613 555 0100', 'CA')).toBe('CA 613 555 0100');
  expect(handedIn(phone, ' ', 'CA')).toBe(' ');
  expect(handedIn(phone, 'back', 'CA')).toBe('back');
  expect(handedIn(name, 'Marie', 'CA')).toBe('Marie');
});
