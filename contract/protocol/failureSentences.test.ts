import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { ApiFailure, errorCodes, failureOf, isFailureStatus } from './failure.ts';
import { factTexts } from './failureFacts.ts';
import { failureMessage, fillSentence, sentencesOf } from './failureSentences.ts';
import { languages } from './language.ts';

/** Of each fact a value as the wire has it. */
const facts = {
  ...{ amount: '1234.50', min: '10.00', max: '5000', most: '3', count: '2', percent: '2.5', currency: 'GBP' },
  ...{ seconds: '1', minutes: '15', hours: '24', days: '30', method: 'bank_transfer', requestCode: '0123abcd' },
  ...{ base: 'GBP', target: 'XAF', code: 'WELCOME', country: 'CM', name: 'Marie', missing: '5.00' },
};

/** `-u` writes it anew, to be read before it is accepted. */
test('every refusal says what the reviewed list says, with all its facts and with none', async () => {
  const lines = languages.flatMap((language) =>
    errorCodes.flatMap((code) => [
      `${language} ${code}`,
      ...new Set([failureMessage(code, language, facts), failureMessage(code, language)].map((text) => `  ${text}`)),
    ]),
  );
  const list = resolve(import.meta.dirname, '../../tests/readings/refusals.txt');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(list);
});

test('whatever its facts are, a refusal has a sentence without a hole', () => {
  const anyFacts = fc.dictionary(fc.constantFrom(...Object.keys(facts)), fc.string());
  const sentence = fc.tuple(fc.constantFrom(...errorCodes), fc.constantFrom(...languages), anyFacts);
  fc.assert(
    fc.property(sentence, ([code, language, given]) => {
      const plain = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, value.replace(/[{}]/g, '')]),
      );
      const said = failureMessage(code, language, plain);
      expect(said).not.toBe('');
      expect(said).not.toMatch(/[{}]/);
      expect(sentencesOf(code, language).length).toBeGreaterThan(0);
    }),
  );
});

test.each([
  ['amount', '1234.50', '1,234.50', '1\u202f234,50'],
  ['amount', '1234.00', '1,234', '1\u202f234'],
  ['amount', '1234', '1,234', '1\u202f234'],
  ['amount', '0.125', '0.125', '0,125'],
  ['amount', '123456789012345', '123,456,789,012,345', '123\u202f456\u202f789\u202f012\u202f345'],
  ['amount', '1234567890123456', undefined, undefined],
  ['amount', '1.12345', undefined, undefined],
  ['amount', '1.', undefined, undefined],
  ['amount', ' 1', undefined, undefined],
  ['amount', '1 ', undefined, undefined],
  ['amount', 'a lot', undefined, undefined],
  ['min', '5', '5', '5'],
  ['max', '5000', '5,000', '5\u202f000'],
  ['most', '5000', '5,000', '5\u202f000'],
  ['count', '5000', '5,000', '5\u202f000'],
  ['percent', '2.5', '2.5', '2,5'],
  ['seconds', '1', '1 second', '1\u00a0seconde'],
  ['minutes', '15', '15 minutes', '15 minutes'],
  ['hours', '24', '24 hours', '24\u00a0heures'],
  ['days', '30', '30 days', '30\u00a0jours'],
  ['days', 'soon', undefined, undefined],
  ['requestCode', '0123abcd', '0123abcd', '0123abcd'],
  ['requestCode', 'x0123abcd', undefined, undefined],
  ['requestCode', '0123abcde', undefined, undefined],
  ['requestCode', '0123ABCD', undefined, undefined],
  ['method', 'pigeon', undefined, undefined],
  ['name', '5000', '5000', '5000'],
  ['name', '', undefined, undefined],
])('the fact %s of %j is written %j and %j', (name, value, english, french) => {
  const methodName = (): string => 'Never';
  const texts = languages.map((language) => factTexts({ [name]: value }, { language, methodName })[name]);
  expect(texts).toEqual([english, french]);
});

test('a way to receive is said in small letters, as the reader calls it', () => {
  for (const method of payoutMethods) {
    const words = { language: 'fr', methodName: (asked: string) => `Way ${asked}` } as const;
    expect(factTexts({ method }, words)).toEqual({ method: `way ${method}` });
  }
});

test('a gap that is not known stays one that can be read', () => {
  expect(fillSentence('{{amount}} to {{name}}', { amount: '£5' })).toBe('£5 to …');
  expect(fillSentence('{{ amount }} {amount}')).toBe('{{ amount }} {amount}');
});

test('a failure is kept as data, and what nobody foresaw is unexpected', () => {
  const cause = new TypeError('broken');
  const failure = new ApiFailure('tooManyRequests', { params: { seconds: '5' } }, cause);
  expect(failure).toMatchObject({ name: 'ApiFailure', message: 'tooManyRequests', cause });
  expect(failureOf(failure)).toEqual({ code: 'tooManyRequests', details: { params: { seconds: '5' } } });
  expect(failureOf(new ApiFailure('notFound'))).toEqual({ code: 'notFound', details: {} });
  expect(failureOf(cause)).toEqual({ code: 'unexpected', details: {} });
});

test.each([
  [400, true],
  ['404', true],
  [599, true],
  [200, false],
  [399, false],
  [600, false],
  ['4000', false],
  ['1400', false],
  ['COMPLETE', false],
  [undefined, false],
])('%j is the status of a refusal: %j', (status, is) => expect(isFailureStatus(status)).toBe(is));
