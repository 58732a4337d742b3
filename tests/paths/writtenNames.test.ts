import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import { lexicon } from '#src/understanding/lexicon.ts';
import { type AskedPart, askedParts } from '#tests/fixtures/askedParts.ts';
import { interpretingIn } from '#tests/fixtures/interpretedAt.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';

const atRecipient = (await askedParts()).filter(({ part }) => part.id === 'recipient');

const hasPeople = ({ part: { control } }: AskedPart): boolean =>
  control.kind === 'recipient' &&
  recipientsFor([recipientFixture()], { countryCode: control.country, method: control.method }).length > 0;

/** As people are called where money goes, and none of them in the book. */
const givenNames =
  `Mercy Faith Joy Blessing Patience Wanjiru Achieng Otieno Kipchoge Njeri Chidi Ngozi Emeka Yetunde Babajide Folake
  Aminata Ousmane Fatou Kwame Akosua Nakato Wasswa Okello Apio Juma Neema Rehema Baraka Zawadi Ndongo Ebanda Atangana Essomba Mbarga
  Comfort Gift Prince Charity Innocent Clever Lovemore Tendai Thandiwe Sipho Amahle Desta Selam Abebe Mulu Habiba Zainab`
    .split(/\s+/)
    .filter((name) => name !== '');
const familyNames =
  `Wanjiku Kamau Odhiambo Mwangi Kiprop Okafor Adeyemi Balogun Eze Nwosu Mballa Etoundi Fotso Kamga Tchoumi Nguemo Ssemakula
  Mukasa Namubiru Byaruhanga Mwinyi Mushi Kimaro Massawe Diallo Traore Keita Mensah Boateng Owusu Tesfaye Bekele Haile`.split(
    /\s+/,
  );

test('none of them is a slip of a word of ours (chat rule 16)', () => {
  const all = [...givenNames, ...familyNames].map((name) => name.toLowerCase());
  expect(all.filter((name) => lexicon().corrected(name) !== undefined)).toEqual([]);
});

describe.each(languages)('somebody who is written as a name, in %s', (language) => {
  test.each(atRecipient)(
    'is new, or asked whether they are, and heard as nothing else (chat rule 16)',
    async (asked) => {
      const interpret = await interpretingIn(language);
      // Where nobody of the book can be chosen, there is nothing to ask.
      const becomes = hasPeople(asked) ? ['words.ambiguous'] : ['answers.planned', 'answer.given'];
      fc.assert(
        fc.property(fc.constantFrom(...givenNames), fc.constantFrom(...familyNames), (first, last) => {
          const outcomes = interpret(`${first} ${last}`, asked);
          expect(outcomes.map(({ type }) => type)).toEqual(['words.said', 'thread.continued', ...becomes]);
          expect(JSON.stringify(outcomes)).toContain(`"recipientFirstName":{"value":"${first}"}`);
        }),
        { numRuns: 300 },
      );
    },
  );
});
