import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promisesIn } from '../quote/promisedTimes.ts';
import { fullName } from '../recipient/fullName.ts';
import { identityPapers } from '../verification/identityPapers.ts';
import { type DurationUnit, durationText } from './durationText.ts';
import { escapeHtml } from './escapeHtml.ts';
import { withFrenchMarks } from './frenchMarks.ts';
import { languages } from './language.ts';
import { headerText, isIdempotencyKey, isIdleTime, nameInHeader } from './requestHash.ts';

describe('text as it stands in HTML', () => {
  test('has every sign that means something there in its safe spelling, wherever it stands', () => {
    expect(escapeHtml(`<a href="x" title='y'>&lt;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;lt;&lt;/a&gt;',
    );
  });

  test('reads as what was typed, and opens nothing', () => {
    const spelled: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', ';', 'a', 'l', 't') }), (typed) => {
        const safe = escapeHtml(typed);
        expect(safe).not.toMatch(/[<>"']/);
        expect(safe.replace(/&([#\w]+);/g, (_, name: string) => spelled[name] ?? 'unknown')).toBe(typed);
      }),
    );
  });
});

test.each([
  [
    'Vraiment ? Oui ! Bien ; voici : « tout »',
    'Vraiment\u202f? Oui\u202f! Bien\u202f; voici\u00a0: «\u00a0tout\u00a0»',
  ],
  ['à 10:30, ici.', 'à 10:30, ici.'],
  ['le nom de Ama, que Élise donne', 'le nom d’Ama, qu’Élise donne'],
  ['monde Ama, de Marie, de USA', 'monde Ama, de Marie, de USA'],
])('French sets its marks: %j', (plain, set) => expect(withFrenchMarks(plain)).toBe(set));

test.each<[number, DurationUnit, string, string]>([
  [1, 'minute', '1 minute', '1 minute'],
  [2, 'minute', '2 minutes', '2 minutes'],
  [1, 'hour', '1 hour', '1 heure'],
  [24, 'hour', '24 hours', '24 heures'],
  [1, 'day', '1 day', '1 jour'],
  [0, 'day', '0 days', '0 jours'],
  [1, 'workingDay', '1 working day', '1 jour ouvré'],
  [5, 'workingDay', '5 working days', '5 jours ouvrés'],
  [1, 'month', '1 month', '1 mois'],
  [3, 'month', '3 months', '3 mois'],
  [1, 'year', '1 year', '1 an'],
  [6, 'year', '6 years', '6 ans'],
])('%d of %s is %j and %j, on one line', (amount, unit, ...expected) => {
  const written = languages.map((language) => durationText({ amount, unit }, language));
  expect(written).toEqual(expected.map((text) => text.replace(' ', '\u00a0')));
});

test('every time that is promised is written, in each language', () => {
  expect(languages.map(promisesIn)).toMatchInlineSnapshot(`
    [
      {
        "askAfter": "3 working days",
        "bankRefund": "5 working days",
        "cancellation": "24 hours",
        "cardRefund": "48 hours",
        "codeLife": "10 minutes",
        "complaintAnswer": "15 working days",
        "fasterPayment": "2 hours",
        "firstTransfer": "10 minutes",
        "handOver": "10 minutes",
        "helpReply": "24 hours",
        "identityCheck": "5 minutes",
        "lookAgain": "1 hour",
        "rateHeld": "30 minutes",
        "signUp": "2 minutes",
        "timeToPay": "24 hours",
      },
      {
        "askAfter": "3 jours ouvrés",
        "bankRefund": "5 jours ouvrés",
        "cancellation": "24 heures",
        "cardRefund": "48 heures",
        "codeLife": "10 minutes",
        "complaintAnswer": "15 jours ouvrés",
        "fasterPayment": "2 heures",
        "firstTransfer": "10 minutes",
        "handOver": "10 minutes",
        "helpReply": "24 heures",
        "identityCheck": "5 minutes",
        "lookAgain": "1 heure",
        "rateHeld": "30 minutes",
        "signUp": "2 minutes",
        "timeToPay": "24 heures",
      },
    ]
  `);
});

test('papers that prove who somebody is are named by country, and all of them without one', () => {
  const papers = [undefined, 'GB', 'CA', 'FR', 'XX'].map((country) =>
    languages.map((one) => identityPapers(one, country)),
  );
  expect(papers).toMatchInlineSnapshot(`
    [
      [
        "a passport, a driving licence or an identity card",
        "un passeport, un permis de conduire ou une carte d’identité",
      ],
      [
        "a passport or a driving licence",
        "un passeport ou un permis de conduire",
      ],
      [
        "a passport or a driving licence",
        "un passeport ou un permis de conduire",
      ],
      [
        "a passport, a driving licence or an identity card",
        "un passeport, un permis de conduire ou une carte d’identité",
      ],
      [
        "a passport, a driving licence or an identity card",
        "un passeport, un permis de conduire ou une carte d’identité",
      ],
    ]
  `);
});

test('a full name is both names', () => expect(fullName({ firstName: 'Marie', lastName: 'Ngo' })).toBe('Marie Ngo'));

test.each([
  ['0', true],
  ['604800', true],
  ['1000000', false],
  ['', false],
  ['-1', false],
  ['1.5', false],
  ['1 ', false],
  ['a1', false],
])('%j is a time somebody was idle for: %j', (text, is) => expect(isIdleTime(text)).toBe(is));

test.each([
  ['a'.repeat(8), true],
  ['a'.repeat(7), false],
  ['a'.repeat(255), true],
  ['a'.repeat(256), false],
  ['create-Quote_7.b~2', true],
  ['has space', false],
  ['has/slash', false],
  ['', false],
])('%j names a deed: %j', (text, is) => expect(isIdempotencyKey(text)).toBe(is));

test('any name goes through a header and comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const header = headerText(name);
      expect(header).toMatch(/^[\x21-\x7e]*$/);
      expect(nameInHeader(header)).toBe(name);
    }),
  );
  expect(headerText('ada!~%@sawa.example')).toBe('ada!~%25@sawa.example');
  expect(nameInHeader('%zz')).toBeUndefined();
});
