import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bareTransferId,
  isWrongReference,
  readReference,
  referenceCount,
  referenceIn,
  referenceOf,
  visibleReference,
} from './transferReference.ts';

const symbols = [...'0123456789ABCDEFGHJKMNPQRSTVWXY'];
const anyReference = fc.integer({ min: 0, max: referenceCount - 1 }).map(referenceOf);
const anySign = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const readAs: Readonly<Record<string, string>> = { Z: '2', U: 'V', I: '1', L: '1', O: '0' };

/** Where the eight signs of a shown reference stand: SW-7K3M-92NC. */
const places = [3, 4, 5, 6, 8, 9, 10, 11];
const anyPlace = fc.constantFrom(...places);
const at = (text: string, place: number) => text.charAt(place);
const withSign = (text: string, place: number, sign: string) => text.slice(0, place) + sign + text.slice(place + 1);

describe('the reference of a transfer', () => {
  test('is eight signs without look-alikes, and another one for every number (TRF-16)', () => {
    fc.assert(
      fc.property(anyReference, anyReference, (one, other) => {
        expect(one).toMatch(/^[0-9A-HJKMNP-TV-Y]{8}$/);
        expect([...one].every((sign) => symbols.includes(sign))).toBe(true);
        expect(visibleReference(one)).toMatch(/^SW-\w{4}-\w{4}$/);
        expect(one.slice(0, 6) === other.slice(0, 6)).toBe(one === other);
      }),
    );
    expect(referenceOf(0)).toBe('00000000');
    expect(referenceOf(referenceCount - 1).slice(0, 6)).toBe('YYYYYY');
  });

  test('is read with or without dashes, spaces and prefix, in any case, with letters for digits (D-84)', () => {
    const ways: ((shown: string) => string)[] = [
      (shown) => shown,
      (shown) => shown.toLowerCase(),
      (shown) => shown.slice(3),
      (shown) => shown.replaceAll('-', ''),
      (shown) => shown.slice(3).replace('-', ''),
      (shown) => ` ${shown.replaceAll('-', ' ')} `,
      (shown) => shown.replaceAll('-', '–'),
      (shown) => shown.replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('V', 'u').replaceAll('2', 'z'),
    ];
    fc.assert(
      fc.property(anyReference, fc.constantFrom(...ways), (reference, way) => {
        expect(readReference(way(visibleReference(reference)))).toEqual({ kind: 'whole', reference });
      }),
    );
  });

  test('notices every wrong sign', () => {
    fc.assert(
      fc.property(anyReference, anyPlace, anySign, (reference, place, sign) => {
        const shown = visibleReference(reference);
        fc.pre((readAs[sign] ?? sign) !== at(shown, place));
        expect(readReference(withSign(shown, place, sign))).toEqual({ kind: 'mistyped' });
      }),
      { numRuns: 1000 },
    );
  });

  test('notices every swap, of neighbours and of any two signs', () => {
    fc.assert(
      fc.property(anyReference, anyPlace, anyPlace, (reference, one, other) => {
        const shown = visibleReference(reference);
        fc.pre(at(shown, one) !== at(shown, other));
        const swapped = withSign(withSign(shown, one, at(shown, other)), other, at(shown, one));
        expect(readReference(swapped)).toEqual({ kind: 'mistyped' });
      }),
      { numRuns: 1000 },
    );
  });

  test('notices any two wrong signs', () => {
    fc.assert(
      fc.property(anyReference, anyPlace, anyPlace, anySign, anySign, (reference, one, other, sign, next) => {
        const shown = visibleReference(reference);
        fc.pre(
          one !== other && (readAs[sign] ?? sign) !== at(shown, one) && (readAs[next] ?? next) !== at(shown, other),
        );
        expect(readReference(withSign(withSign(shown, one, sign), other, next))).toEqual({ kind: 'mistyped' });
      }),
      { numRuns: 1000 },
    );
  });

  test('is wrong where a sign is missing or one is too many', () => {
    fc.assert(
      fc.property(anyReference, anyPlace, anySign, (reference, place, sign) => {
        const shown = visibleReference(reference);
        expect(isWrongReference(withSign(shown, place, ''))).toBe(true);
        expect(isWrongReference(withSign(shown, place, `${at(shown, place)}${sign}`))).toBe(true);
        expect(isWrongReference(shown)).toBe(false);
      }),
    );
  });

  test.each([
    ['sw-7k3', { kind: 'part', part: '7K3' }],
    ['7k3', { kind: 'part', part: '7K3' }],
    ['92QO', { kind: 'part', part: '92Q0' }],
    ['Grace Akello', undefined],
    ['Mohammed', undefined],
    ['Swann', undefined],
    ['100%_', undefined],
    ['Œuvrard 4', undefined],
    ['', undefined],
    ['SW-', undefined],
    ['0197a000', undefined],
    ['0197a000-0000-7000-8000-00000000000c', undefined],
    ['SW-0197a000-0000-7000-8000-00000000000c', undefined],
  ])('of %j it reads %j', (typed, read) => {
    expect(readReference(typed)).toEqual(read);
  });

  test('is found in a sentence, with its slips', () => {
    fc.assert(
      fc.property(anyReference, fc.constantFrom('-', '', ' '), (reference, between) => {
        const shown = visibleReference(reference);
        const typed = `${shown.slice(0, 7)}${between}${shown.slice(8)}`;
        expect(referenceIn(`Where is ${typed}, please?`)).toBe(typed);
        expect(referenceIn(`où est ${typed.toLowerCase()} ?`)).toBe(typed.toLowerCase());
      }),
    );
  });

  test.each([
    ['where is sw7k3m92nc', 'sw7k3m92nc'],
    ['SW 7K3M 92NC', 'SW 7K3M 92NC'],
    ['SW-7K3M-92N has not come', 'SW-7K3M-92N'],
    ['my sweetheart', undefined],
    ['I live in SW1A 1AA', undefined],
    ['send 100 to Swann', undefined],
    ['SW-0197a000-0000-7000-8000-00000000000c', undefined],
    ['£100 to +237 671234567', undefined],
  ])('in %j it is %j', (sentence, reference) => {
    expect(referenceIn(sentence)).toBe(reference);
  });

  test('takes whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(['whole', 'part', 'mistyped', undefined]).toContain(readReference(text)?.kind);
      }),
    );
  });
});

describe('the long id behind it', () => {
  test.each(['SW-7c1e', 'sw-7c1e', ' 7c1e ', ' SW- 7c1e'])('%j is found as 7c1e (D-84)', (typed) => {
    expect(bareTransferId(typed)).toBe('7c1e');
  });
});
