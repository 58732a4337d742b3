import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { understand } from './understand.ts';
import type { AskedFor, Known, KnownRecipient, Understanding } from './understanding.ts';

const person = (
  id: string,
  firstName: string,
  lastName: string,
  countryCode: KnownRecipient['countryCode'] = 'CM',
) => ({
  id,
  firstName,
  lastName,
  countryCode,
});

const known: Known = {
  today: '2026-11-21',
  senderCountry: 'GB',
  recipients: [
    person('marie', 'Marie', 'Ngo Bassong'),
    person('grace', 'Grace', 'Wanjiru', 'KE'),
    person('paul', 'Paul', 'Etoundi'),
    person('jb', 'Jean-Baptiste', 'Mbarga'),
  ],
  mostToSend: money('GBP', 200_000),
};

type Context = { readonly asking?: AskedFor; readonly known?: Known; readonly language?: 'en' | 'fr' };

const read = (utterance: string, { asking, language = 'en', known: own = known }: Context = {}): Understanding =>
  understand(utterance, { language, asking, known: own });

const amountOf = ({ slots }: Understanding) => slots.amount?.value;
const ambiguityAbout = ({ ambiguities }: Understanding, slot: string) =>
  ambiguities.find((ambiguity) => ambiguity.slot === slot);

describe('a code', () => {
  test.each(['482913', '482 913', 'it is 482913', '48-29-13'])('of six digits is taken: %s', (said) => {
    const { slots, ambiguities } = read(said, { asking: 'code' });
    expect(slots.code?.value).toBe('482913');
    expect(ambiguities).toEqual([]);
  });

  test.each(['4829', '48291', '4829137', '482913 or 482914', 'code 4829'])(
    'of any other length is asked again: %s',
    (said) => {
      const understood = read(said, { asking: 'code' });
      expect(understood.slots.code).toBeUndefined();
      expect(ambiguityAbout(understood, 'code')).toBeDefined();
    },
  );
});

describe('an amount', () => {
  test('keeps where it was said', () => {
    const utterance = 'please send £45.50 to Marie';
    const { amount, recipient } = read(utterance).slots;
    expect(amount?.value).toEqual({ side: 'send', money: money('GBP', 4550) });
    expect(utterance.slice(amount?.span.start, amount?.span.end)).toBe('£45.50');
    expect(utterance.slice(recipient?.span.start, recipient?.span.end)).toBe('Marie');
  });

  test('in their currency is what they receive', () => {
    expect(amountOf(read('Marie must get 78,000 francs'))).toEqual({ side: 'receive', money: money('XAF', 78_000) });
  });

  test.each([
    ['they should get 50 000', 'receive', 'XAF', 50_000],
    ['100', 'send', 'GBP', 10_000],
  ] as const)('answering the question, %s is read on its side', (utterance, side, currency, minor) => {
    const answered = read(utterance, { asking: 'amount', known: { ...known, destination: 'CM' } });
    expect(amountOf(answered)).toEqual({ side, money: money(currency, minor) });
  });

  test('without a currency is asked, with what it may be on both sides', () => {
    const parsed = read('send 500 to Marie');
    expect(amountOf(parsed)).toBeUndefined();
    expect(ambiguityAbout(parsed, 'amount')).toMatchObject({
      text: '500',
      candidates: [
        { side: 'send', money: money('GBP', 50_000) },
        { side: 'receive', money: money('XAF', 500) },
      ],
    });
  });

  test('above what can be sent is asked, since it may be in their currency', () => {
    const parsed = read('70000', { asking: 'amount', known: { ...known, destination: 'CM' } });
    expect(ambiguityAbout(parsed, 'amount')?.candidates).toHaveLength(2);
  });

  test.each([
    '$100 to Marie',
    'can $50 go to Marie?',
    '100 USD to Marie',
    '50 or 60 pounds to Marie',
    '£50-£60 to Marie',
    'about £50 to Marie',
    '£1.500 to Marie',
    '£10,50 to Marie',
    '£.50 to Marie',
    '-£50 to Marie',
    '£0 to Marie',
    '2 x £50 to Marie',
    '£100 no £150 to Marie',
    '£12.345 to Marie',
    'add £20 for Marie',
    'troi cent livres à Marie',
    'ttwo hundred pounds to Marie',
    'send for hundred pounds to Marie',
    '£100 Marie 78000',
    '40000 naira to Marie',
    'Marie gets 100 pounds',
    '12,5 XAF to Marie',
    '£99999999999999999999 to Marie',
  ])('is never guessed from "%s"', (utterance) => {
    const parsed = read(utterance);
    expect(amountOf(parsed)).toBeUndefined();
    expect(ambiguityAbout(parsed, 'amount')).toBeDefined();
  });

  test('of francs is decided by where it goes, and asked when nobody knows', () => {
    expect(amountOf(read('20000 francs to Dakar'))?.money.currency).toBe('XOF');
    expect(amountOf(read('20000 francs to Libreville'))?.money.currency).toBe('XAF');
    const currencies = ambiguityAbout(read('send 20000 CFA'), 'amount')?.candidates.map((candidate) =>
      typeof candidate === 'object' && 'money' in candidate ? candidate.money.currency : candidate,
    );
    expect(currencies).toEqual(['XAF', 'XOF']);
  });

  test('of dollars is Canadian for who pays from Canada only', () => {
    expect(amountOf(read('$100 to Marie', { known: { ...known, senderCountry: 'CA' } }))?.money.currency).toBe('CAD');
  });
});

describe('a person', () => {
  test.each([
    ['marie', 'marie'],
    ['MARIE NGO', 'marie'],
    ['Marei', 'marie'],
    ['jean baptiste', 'jb'],
    ['Mbraga', 'jb'],
  ])('is known as %s', (utterance, id) => {
    expect(read(utterance, { asking: 'recipient' }).slots.recipient?.value).toBe(id);
  });

  test.each([
    'Maria',
    'Mary',
    'Paula',
    'Gracie',
    'Jean',
    'Marie Dupont',
    'Paul Etoundi Junior',
    "Marie's sister",
    'Paul or Grace',
  ])('is asked for after "%s"', (utterance) => {
    const parsed = read(utterance, { asking: 'recipient' });
    expect(parsed.slots.recipient).toBeUndefined();
    expect(ambiguityAbout(parsed, 'recipient')).toBeDefined();
  });

  test('who shares a name with another is asked for, with both offered', () => {
    const recipients = [...(known.recipients ?? []), person('other', 'Marie', 'Fotso')];
    const parsed = read('£50 to Marie', { known: { ...known, recipients } });
    expect(ambiguityAbout(parsed, 'recipient')?.candidates).toEqual(['marie', 'other']);
    expect(read('£50 to Marie Fotso', { known: { ...known, recipients } }).slots.recipient?.value).toBe('other');
  });

  test('taken back by a first name that two share is asked, whichever of them is named in its place', () => {
    const recipients = [...(known.recipients ?? []), person('other', 'Marie', 'Fotso')];
    const parsed = read('not Marie, Marie Fotso', { asking: 'recipient', known: { ...known, recipients } });
    expect(parsed.slots.recipient).toBeUndefined();
    expect(ambiguityAbout(parsed, 'recipient')?.candidates).toEqual(['other']);
  });

  test('said to be somewhere else may be somebody else', () => {
    expect(ambiguityAbout(read('£50 to Marie in Nairobi'), 'recipient')?.candidates).toEqual(['marie']);
  });
});

describe('a number asked for', () => {
  test('is a telephone number of that country in any writing', () => {
    const phone = read('(+237) 671-23.45 67', { asking: 'phone', known: { ...known, destination: 'CM' } }).slots.phone
      ?.value;
    expect(phone).toEqual({ countryCode: 'CM', national: '671234567', e164: '+237671234567' });
  });

  test('of two telephone numbers is neither', () => {
    const parsed = read('671234567 or 677654321', { asking: 'phone', known: { ...known, destination: 'CM' } });
    expect(parsed.slots.phone).toBeUndefined();
    expect(ambiguityAbout(parsed, 'phone')).toBeDefined();
  });

  test('is a date the day first, and both ways for Canadians', () => {
    const born = (senderCountry: 'GB' | 'CA') =>
      read('05/06/1980', { asking: 'birthDate', known: { ...known, senderCountry } });
    expect(born('GB').slots.birthDate?.value).toBe('1980-06-05');
    expect(ambiguityAbout(born('CA'), 'birthDate')?.candidates).toEqual(['1980-06-05', '1980-05-06']);
  });
});

describe('a wish', () => {
  test.each(["don't cancel", 'do not change the amount', "n'annule pas"])('"%s" is none', (utterance) => {
    expect(read(utterance, { asking: 'confirmation' })).toMatchObject({ slots: {}, intents: [] });
  });

  test('to change an answer names it, and may bring the new one', () => {
    const { intents, slots } = read('change the amount to £140', { asking: 'confirmation' });
    expect(intents).toMatchObject([{ intentName: 'change', answer: 'amount' }]);
    expect(slots.amount?.value.money).toEqual(money('GBP', 14_000));
  });

  test('brings its sum at any question', () => {
    const asked: AskedFor[] = ['choice', 'phone', 'code', 'account', 'birthDate', 'reason', 'network', 'payoutMethod'];
    const sums = asked.map((asking) => amountOf(read('change the amount to £140', { asking }))?.money);
    expect(sums).toEqual(asked.map(() => money('GBP', 14_000)));
  });

  test('is heard at every question that is not answered by it', () => {
    const asked: AskedFor[] = [
      'amount',
      'recipient',
      'destination',
      'payoutMethod',
      'phone',
      'account',
      'birthDate',
      'code',
      'email',
      'reason',
      'confirmation',
      'name',
      'choice',
    ];
    const parsed = asked.map((asking) =>
      read('how long will it take', { asking }).intents.map(({ intentName }) => intentName),
    );
    expect(parsed).toEqual(asked.map(() => ['howLong']));
  });
});
