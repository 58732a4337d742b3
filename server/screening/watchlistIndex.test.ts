import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareNames, isNearly } from '#domain/recipient/accountNameMatch.ts';
import { nearWords } from './nearWords.ts';
import { sampleWatchlist } from './sampleWatchlist.ts';
import type { WatchlistEntry } from './watchlistEntry.ts';
import { indexWatchlist, type WatchlistIndex } from './watchlistIndex.ts';

const named = (firstName: string, lastName: string) => [{ subject: 'recipient:1', firstName, lastName }];
const entry = (id: string, ...names: WatchlistEntry['names']): WatchlistEntry => ({ id, names, born: [] });

describe('who may be listed', () => {
  let sample: WatchlistIndex;
  beforeAll(async () => {
    sample = await indexWatchlist(sampleWatchlist);
  });

  test.each([
    ['Viktor', 'Zagorin', 'match'],
    ['ZAGORIN', 'viktor', 'match'],
    ['Helene', 'Trouvere', 'match'],
    ['Viktro', 'Zagorin', 'close'],
    ['V', 'Zagorin', 'close'],
    ['Barack', 'Omondeville', 'match'],
  ])('%s %s is a %s', (firstName, lastName, likeness) => {
    expect(sample.findHits(named(firstName, lastName))).toMatchObject([{ likeness, subject: 'recipient:1' }]);
  });

  test.each([
    ['Ama', 'Mensah'],
    ['Viktor', 'Okello'],
    ['Marie', 'Ngo'],
    ['', ''],
  ])('%s %s is nobody listed', (firstName, lastName) => {
    expect(sample.findHits(named(firstName, lastName))).toEqual([]);
  });

  test('says who is listed and when both were born', () => {
    const [hit] = sample.findHits([
      { subject: 'sender:1', firstName: 'Viktor', lastName: 'Zagorin', born: '1990-02-28' },
    ]);
    expect(hit).toMatchObject({ entry: 'SAMPLE-01', listed: 'Viktor Zagorin, born 1961-04-03', born: '1990-02-28' });
  });
});

describe('names as lists write them', () => {
  test('whoever leaves out a name in between is close', async () => {
    const index = await indexWatchlist([entry('X', { given: 'Vasko Vaskovich', family: 'Drugunov' })]);
    expect(index.findHits(named('Vasko', 'Drugunov'))).toMatchObject([{ entry: 'X', likeness: 'close' }]);
    expect(index.findHits(named('Vasko Vaskovich', 'Drugunov'))).toMatchObject([{ likeness: 'match' }]);
    expect(index.findHits(named('Vaskovich', 'Drugunova'))).toEqual([]);
  });

  test('a weak alias means somebody only whole, and then nearly', async () => {
    const index = await indexWatchlist([entry('X', { given: 'Abu', family: 'Zarquen', isWeak: true })]);
    expect(index.findHits(named('Abu', 'Zarquen'))).toMatchObject([{ likeness: 'close' }]);
    expect(index.findHits(named('Abu', 'Zarqueen'))).toEqual([]);
  });

  test('one text is read as names, in any script; a single word is nobody’s name', async () => {
    const index = await indexWatchlist([
      entry('X', { given: '', family: 'Vasko Drugunov' }, { given: '', family: 'Васко Другунов' }),
      entry('Y', { given: '', family: 'Drugunov' }),
    ]);
    expect(index.findHits(named('Vasko', 'Drugunov')).map((hit) => hit.entry)).toEqual(['X']);
    expect(index.findHits(named('Васко', 'Другунов')).map((hit) => hit.entry)).toEqual(['X']);
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abcdé'), minLength: 1, maxLength: 11 });

describe('the index leaves out nobody', () => {
  test('finds every word that nearly is another', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), word, (words, asked) => {
        const index = nearWords();
        for (const each of words) index.add(each);
        const expected = [...new Set(words)].filter((each) => isNearly(each, asked));
        expect(new Set(index.near(asked))).toEqual(new Set(expected));
      }),
      { numRuns: 2_000 },
    );
  });

  test('finds whoever a comparison with everybody finds', async () => {
    const person = fc.record({ given: fc.array(word, { minLength: 1, maxLength: 2 }), family: word });
    await fc.assert(
      fc.asyncProperty(fc.array(person, { maxLength: 30 }), person, async (listed, asked) => {
        const people = listed.map(({ given, family }, place) => entry(`${place}`, { given: given.join(' '), family }));
        const name = { firstName: asked.given.join(' '), lastName: asked.family };
        const whole = people.filter(({ names: [first] }) =>
          ['match', 'close'].includes(
            compareNames(`${name.firstName} ${name.lastName}`, {
              firstName: first?.given ?? '',
              lastName: first?.family ?? '',
            }),
          ),
        );
        const hits = (await indexWatchlist(people)).findHits(named(name.firstName, name.lastName));
        expect(hits.map((hit) => hit.entry)).toEqual(expect.arrayContaining(whole.map(({ id }) => id)));
      }),
      { numRuns: 300 },
    );
  });
});
