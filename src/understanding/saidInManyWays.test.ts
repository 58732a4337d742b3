import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import {
  aloud,
  type Birthday,
  birthday,
  datesWritten,
  digitsOfLength,
  inThreesAndPairs,
  two,
} from '#tests/fixtures/saidAloud.ts';
import { readAddress } from './addresses.ts';
import { withoutNameLead } from './nameLeads.ts';
import { withDateInFigures } from './spokenDates.ts';
import { withDigitsInFigures } from './spokenDigits.ts';
import { withEmailInSigns } from './spokenEmails.ts';
import { understand } from './understand.ts';
import type { AskedFor, Known } from './understanding.ts';
import { asNameIsWritten } from './writtenNames.ts';

const today = '2026-11-21';

/** One kind of answer: values there are, ways to write one of them, and what is read from a text. */
type Kind<Value> = {
  readonly name: string;
  readonly value: fc.Arbitrary<Value>;
  readonly write: (value: Value, language: Language) => fc.Arbitrary<string>;
  readonly read: (said: string, language: Language) => unknown;
  readonly expected: (value: Value) => unknown;
};

const heard = (
  said: string,
  { language, asking, ...known }: Partial<Known> & { language: Language; asking: AskedFor },
) => understand(said, { language, asking, known: { today, ...known } }).slots;

const leads: Readonly<
  Record<Language, Readonly<Record<'number' | 'date' | 'way' | 'place' | 'email' | 'name', readonly string[]>>>
> = {
  en: {
    number: ['', 'it’s ', 'her number is ', 'ok, '],
    date: ['', 'the ', 'I was born on the ', 'on the '],
    way: ['', 'by ', 'with ', 'please use '],
    place: ['', 'to ', 'it’s for ', 'I’m sending to '],
    email: ['', 'my email is ', 'it’s '],
    name: ['', 'to ', 'it’s for ', 'to my sister ', 'my brother '],
  },
  fr: {
    number: ['', 'c’est le ', 'son numéro est le ', 'alors '],
    date: ['', 'le ', 'je suis né le ', 'née le '],
    way: ['', 'par ', 'avec ', 'plutôt par '],
    place: ['', 'vers : ', 'c’est pour : ', 'pays : '],
    email: ['', 'mon mail est ', 'c’est '],
    name: ['', 'à ', 'c’est pour ', 'à ma sœur ', 'mon frère '],
  },
};

const led = (said: readonly string[], language: Language, by: keyof (typeof leads)['en']) =>
  fc
    .tuple(fc.constantFrom(...leads[language][by]), fc.constantFrom(...said), fc.constantFrom('', ' ', '.', ' !'))
    .map(([lead, text, end]) => lead + text + end);

const anyCase = (text: string) => [text, text.toLocaleLowerCase(), text.toLocaleUpperCase()];

const asPlural = <Value>(kind: Kind<Value>) => kind as Kind<unknown>;

const firstNames = ['Marie', 'Kofi', 'Jean-Paul', 'Amara', 'N’Golo', 'Chidi', 'Élodie', 'Wanjiru'];
const lastNames = ['Mballa', 'Mensah', 'McDonald', 'O’Brien', 'Okonkwo', 'Étoundi', 'Kamau'];

const kinds: readonly Kind<unknown>[] = [
  asPlural<string>({
    name: 'a telephone number',
    value: digitsOfLength(9),
    write: (digits, language) =>
      led(
        [
          digits,
          inThreesAndPairs(digits),
          `+237 ${inThreesAndPairs(digits)}`,
          `0${digits}`,
          digits.replace(/...(?=.)/g, '$&-'),
          ...aloud(digits, language),
        ],
        language,
        'number',
      ),
    read: (said, language) =>
      heard(withDigitsInFigures(said), { language, asking: 'phone', destination: 'CM' }).phone?.value.national,
    expected: (digits) => digits,
  }),
  asPlural<string>({
    name: 'an account number',
    value: fc.stringMatching(/^[1-9]\d{9}$/),
    write: (digits, language) =>
      led(
        [
          digits,
          digits.replace(/^(...)(...)/, '$1 $2 '),
          digits.replace(/^(.....)/, '$1-'),
          aloud(digits, language)[0] ?? '',
        ],
        language,
        'number',
      ),
    read: (said, language) =>
      heard(withDigitsInFigures(said), { language, asking: 'account', destination: 'NG' }).account?.value,
    expected: (digits) => digits,
  }),
  asPlural<Birthday>({
    name: 'a date of birth',
    value: birthday,
    write: (date, language) => led(datesWritten(date, language), language, 'date'),
    read: (said, language) =>
      heard(withDateInFigures(said), { language, asking: 'birthDate', senderCountry: 'GB' }).birthDate?.value,
    expected: (value) => `19${value.last}-${two(value.month)}-${two(value.day)}`,
  }),
  asPlural<readonly [string, string]>({
    name: 'an e-mail address',
    value: fc.tuple(fc.stringMatching(/^[a-z]{3,8}[0-9]{0,3}$/), fc.constantFrom('gmail', 'orange', 'yahoo')),
    write: ([name, host], language) => {
      const [at, dot] = language === 'fr' ? ['arobase', 'point'] : ['at', 'dot'];
      const address = `${name}@${host}.com`;
      return led(
        [address, address.toUpperCase(), `${name} @ ${host}.com`, `${name} ${at} ${host} ${dot} com`],
        language,
        'email',
      ).map((said) => said.replace(/ ?[.!]$/, '').trimEnd());
    },
    read: (said, language) => heard(withEmailInSigns(said), { language, asking: 'email' }).email?.value,
    expected: ([name, host]) => `${name}@${host}.com`,
  }),
  asPlural<readonly [string, string]>({
    name: 'a name',
    value: fc.tuple(fc.constantFrom(...firstNames), fc.constantFrom(...lastNames)),
    write: ([first, last], language) =>
      led(anyCase(`${first} ${last}`), language, 'name').map((said) => said.replace(/ ?[.!]$/, '').trimEnd()),
    read: (said) => asNameIsWritten(withoutNameLead(said, { isOfRecipient: true })),
    expected: ([first, last]) => `${first} ${last}`,
  }),
  asPlural<string>({
    name: 'a country',
    value: fc.constantFrom(...payoutCountryCodes),
    write: (code, language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
      return led(anyCase(names), language, 'place');
    },
    read: (said, language) => heard(said, { language, asking: 'destination' }).destination?.value,
    expected: (code) => code,
  }),
  asPlural<'mobile_money' | 'bank_transfer' | 'cash_pickup'>({
    name: 'a way to receive',
    value: fc.constantFrom('mobile_money', 'bank_transfer', 'cash_pickup'),
    write: (method, language) => {
      const names = {
        en: { mobile_money: 'mobile money', bank_transfer: 'bank transfer', cash_pickup: 'cash pickup' },
        fr: { mobile_money: 'mobile money', bank_transfer: 'virement bancaire', cash_pickup: 'retrait d’espèces' },
      };
      return led(anyCase(names[language][method]), language, 'way');
    },
    read: (said, language) => heard(said, { language, asking: 'payoutMethod', destination: 'CM' }).payoutMethod?.value,
    expected: (method) => method,
  }),
  asPlural<string>({
    name: 'a postcode',
    value: fc.stringMatching(/^[A-Z]{1,2}[1-9] [1-9][A-Z]{2}$/),
    write: (postcode) =>
      fc.constantFrom(
        ...[postcode, postcode.toLowerCase()].flatMap((one) => [
          `12 High Street, Leeds ${one}`,
          `12 High Street, Leeds, ${one}.`,
        ]),
      ),
    read: (said) => readAddress(said, 'GB')?.postcode,
    expected: (postcode) => postcode,
  }),
];

describe.each(languages)('what people write in %s for', (language) => {
  test.each(kinds)(
    '$name is read back as that, and never as another (chat rule 16)',
    ({ value, write, read, expected }) => {
      const pairs = value.chain((one) => write(one, language).map((said) => ({ one, said })));
      fc.assert(
        fc.property(pairs, ({ one, said }) => {
          expect([said, read(said, language)]).toEqual([said, expected(one)]);
        }),
        { numRuns: 200 },
      );
    },
  );
});

/** A refusal is never the way it refuses. */
test.each(languages)('a way to receive refused in %s is not taken (chat rule 16)', (language) => {
  const refusals = {
    en: ['no ', 'not ', 'she doesn’t have a ', 'he has no ', 'anything but ', 'without ', 'I don’t want '],
    fr: ['pas de ', 'elle n’a pas de ', 'il a pas de ', 'sans ', 'tout sauf ', 'je ne veux pas de '],
  };
  const ways = {
    en: ['bank transfer', 'bank', 'bank account', 'mobile money', 'cash'],
    fr: ['virement', 'banque', 'compte bancaire', 'mobile money', 'cash'],
  };
  for (const refusal of refusals[language])
    for (const way of ways[language]) {
      const { payoutMethod } = heard(refusal + way, { language, asking: 'payoutMethod', destination: 'CM' });
      expect([refusal + way, payoutMethod?.value]).toEqual([refusal + way, undefined]);
    }
});

test('a number in pairs that nothing parts is that number or none (chat rule 16)', () => {
  fc.assert(
    fc.property(digitsOfLength(9), (digits) => {
      const said = (aloud(digits, 'fr')[1] ?? '').replaceAll(',', '').replaceAll('-', ' ');
      const read = heard(withDigitsInFigures(said), { language: 'fr', asking: 'phone', destination: 'CM' }).phone
        ?.value;
      expect([digits, undefined]).toContain(read?.national);
    }),
    { numRuns: 500 },
  );
});
