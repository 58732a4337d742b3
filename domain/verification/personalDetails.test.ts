import { describe, expect, test } from 'vitest';
import { canadianProvinces } from '../reference/canadianProvinces.ts';
import {
  changeableDetails,
  checkPersonalDetails,
  checkProfileEdit,
  type DetailsAnswers,
  type DetailsFault,
  lockedDetails,
  lockedWhenEditing,
  personalDetailsFields,
} from './personalDetails.ts';

const address = { gender: 'female', address1: '1 High Street', city: 'London', zip: 'N1 1AA' };
const origins = {
  birthCountryCode: 'CM',
  birthCityName: 'Douala',
  citizenshipCountryCode: 'FR',
  professionId: 'care',
};

const check = (country: string, given: DetailsAnswers, profile: DetailsAnswers = {}) =>
  checkPersonalDetails({ country, given, profile });

const faultsOf = (country: string, given: DetailsAnswers) => {
  const checked = check(country, given);
  return checked.ok ? [] : checked.faults.map(({ field, problem }: DetailsFault) => `${field}: ${problem}`);
};

describe('personal details', () => {
  test.each([
    ['GB', address],
    ['CA', address],
    ['CA', { ...address, county: 'ON' }],
    ['GB', { ...address, county: 'Kent', streetName: 'Rose House', address2: 'Flat 2' }],
    ['FR', { ...address, ...origins }],
    // Outside the product's countries everything is asked.
    ['BR', { ...address, ...origins }],
  ])('from %s are complete with %j (KYC-28, KYC-30 to KYC-32)', (country, given) => {
    expect(check(country, given)).toEqual({ ok: true, value: given });
  });

  test('lack something in the order of the form (KYC-28 to KYC-30)', () => {
    const always = ['address1: labelRequired', 'city: cityMissing', 'zip: labelRequired'];
    expect(faultsOf('GB', {})).toEqual(always);
    expect(faultsOf('SE', { city: ' ' })).toEqual(always);
    expect(faultsOf('IE', {})).toEqual([
      ...always,
      'birthCountryCode: countryMissing',
      'birthCityName: cityMissing',
      'citizenshipCountryCode: countryMissing',
      'professionId: professionMissing',
    ]);
  });

  test('name only what is offered (KYC-32, KYC-34)', () => {
    expect(faultsOf('CA', { ...address, county: 'Ontario' })).toEqual(['county: provinceMissing']);
    for (const { code } of canadianProvinces) expect(faultsOf('CA', { ...address, county: code })).toEqual([]);
    expect(faultsOf('FR', { ...address, ...origins, professionId: 'astronaut', birthCountryCode: 'AQ' })).toEqual([
      'birthCountryCode: countryMissing',
      'professionId: professionMissing',
    ]);
  });

  test('given before stay as they were, whatever is sent (KYC-27)', () => {
    const profile = { gender: 'male', city: 'Leeds', professionId: 'a job of long ago' };
    expect(lockedDetails(profile)).toEqual(['gender', 'city', 'professionId']);
    expect(check('GB', { ...address, genderSpecification: 'x' }, profile)).toEqual({
      ok: true,
      value: { ...address, ...profile },
    });
  });

  test('carry a gender in words beside others only (KYC-33)', () => {
    const others = { ...address, gender: 'others', genderSpecification: ' non-binary ' };
    expect(check('GB', others)).toEqual({ ok: true, value: { ...others, genderSpecification: 'non-binary' } });
    expect(check('GB', { ...others, gender: 'male' })).toEqual({ ok: true, value: { ...address, gender: 'male' } });
  });
});

describe('a submitted profile', () => {
  const profile = { ...address, ...origins, address2: 'Flat 2' };

  test('changes its address, gender and profession, and loses an answer that is emptied (PRF-18, D-41)', () => {
    const given = {
      gender: 'male',
      address2: '',
      address1: '2 Low Street',
      city: 'Leeds',
      zip: 'LS1 1AA',
      professionId: 'healthcare',
    };
    const { address2: _takenAway, ...kept } = given;
    expect(checkProfileEdit({ country: 'FR', profile, given })).toEqual({
      ok: true,
      value: { ...kept, birthCountryCode: 'CM', birthCityName: 'Douala', citizenshipCountryCode: 'FR' },
    });
  });

  test.each(personalDetailsFields)('with only %s given keeps every other answer (API-17)', (field) => {
    const whole: DetailsAnswers = { ...profile, gender: 'others', streetName: 'Rose House', buildingNumber: '7' };
    const given = { [field]: whole[field] ?? 'more' };
    const checked = checkProfileEdit({ country: 'FR', profile: whole, given });
    expect(checked).toEqual({ ok: true, value: { ...whole, ...given } });
  });

  test('keeps where its owner was born and belongs, once that is known (D-41)', () => {
    expect(lockedWhenEditing(profile)).toEqual(['birthCountryCode', 'birthCityName', 'citizenshipCountryCode']);
    expect(lockedWhenEditing(address)).toEqual([]);
    const moved = { ...profile, birthCityName: 'Yaoundé', birthCountryCode: 'KE' };
    expect(checkProfileEdit({ country: 'FR', profile, given: moved })).toEqual({ ok: true, value: profile });
  });

  test('must stay complete for its zone (KYC-28, KYC-30)', () => {
    const checked = checkProfileEdit({ country: 'FR', profile: address, given: { ...address, zip: ' ' } });
    expect(checked.ok ? [] : checked.faults.map(({ field }) => field)).toEqual([
      'zip',
      'birthCountryCode',
      'birthCityName',
      'citizenshipCountryCode',
      'professionId',
    ]);
  });

  test('is not refused for an answer nobody asks there, which stays as it is (PRF-18, KYC-28)', () => {
    const old = { ...address, professionId: 'a job of long ago', birthCountryCode: 'XX' };
    const given = { ...old, city: 'Leeds', professionId: 'care' };
    expect(checkProfileEdit({ country: 'GB', profile: old, given })).toEqual({
      ok: true,
      value: { ...old, city: 'Leeds' },
    });
    expect(Object.keys(changeableDetails(old, { profile: old, country: 'GB' }))).not.toContain('professionId');
    const asked = checkProfileEdit({
      country: 'FR',
      profile: { ...profile, professionId: 'a job of long ago' },
      given: old,
    });
    expect(asked.ok ? [] : asked.faults.map(({ field }) => field)).toEqual(['professionId']);
  });
});
