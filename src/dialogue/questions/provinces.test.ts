import { expect, test } from 'vitest';
import { canadianProvinces } from '#domain/reference/canadianProvinces.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { fetchedRecords } from '#src/ui/screens/guide/fetchedRecords.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import type { Place } from '../flows/place.ts';
import { questionAt } from '../flows/questionAt.ts';

const partAsked = (country: string, id: string) => {
  const user = userFixture({ profile: { location_country: country } });
  const snapshot = { context: { user, answers: {} }, can: () => false };
  const place = { flow: 'verifyIdentity', step: 'personalDetails', snapshot } as unknown as Place;
  const guide = { getSnapshot: () => ({ context: {} }) } as unknown as GuidedSenderActor;
  const { parts } = questionAt(place, { guide, answers: { moreDetails: id }, records: fetchedRecords });
  return parts.find((part) => part.id === id);
};

test('a sender in Canada chooses a province, which is answered and shown by its name (KYC-32)', () => {
  const part = partAsked('CA', 'county');
  const shown = canadianProvinces.map(({ code }) => part?.wordsOf?.(code));
  expect(shown).toEqual(canadianProvinces.map(({ code }) => ({ key: `verification.provinces.${code}` })));
  expect(part?.check?.('ON')).toBeUndefined();
  expect(part?.check?.('XX')).toBeDefined();
});

test('anywhere else the county is typed, and a country is shown by its name', () => {
  expect(partAsked('GB', 'county')?.control.kind).toBe('text');
  expect(partAsked('FR', 'birthCountryCode')?.wordsOf?.('CM')).toEqual({ country: 'CM' });
});

test('a profession is answered by its name in our words, and by no country’s', () => {
  expect(partAsked('FR', 'professionId')).toBeDefined();
  expect(partAsked('FR', 'professionId')?.wordsOf).toBeUndefined();
});
