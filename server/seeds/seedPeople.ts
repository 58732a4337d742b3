import type { Profile } from '#contract/account/account.ts';
import { checkPhone } from '#domain/account/phoneRule.ts';
import type { SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import { membershipCode } from '../account/displayReference.ts';
import type { StoredMeta } from '../account/userView.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';

/** The password of everybody seeded. They exist in the sandbox only; production starts empty. */
export const seededPassword = 'Market-Day-42';

type Seeded = {
  readonly id: string;
  readonly email: string | null;
  /** A national mobile number. */
  readonly mobile: string;
  readonly status: 'ACTIVE' | 'BLOCKED';
  readonly verified: boolean;
  readonly country: SignUpCountryCode;
  /** May invite others for a business (D-42). */
  readonly isBusiness?: true;
  readonly profile: Pick<Profile, 'firstName' | 'lastName' | 'day' | 'month' | 'year'> & Partial<Profile>;
};

/** People to try the product with: who has sent before, who may not yet, who is kept out, who has no e-mail. */
export const seededPeople = {
  ada: {
    id: '01990000-0000-7000-8000-000000000001',
    email: 'ada@sawa.example',
    mobile: '7400 100 001',
    status: 'ACTIVE',
    verified: true,
    country: 'GB',
    profile: {
      ...{ firstName: 'Ada', lastName: 'Okafor', gender: 'female', day: 21, month: 5, year: 1988 },
      ...{ address1: '14 Harbour Street', city: 'Leeds', zip: 'LS1 4AP' },
    },
  },
  ben: {
    id: '01990000-0000-7000-8000-000000000002',
    email: 'ben@sawa.example',
    mobile: '7400 100 002',
    status: 'ACTIVE',
    verified: false,
    country: 'GB',
    profile: { firstName: 'Ben', lastName: 'Achieng', day: 3, month: 11, year: 1995 },
  },
  carl: {
    id: '01990000-0000-7000-8000-000000000003',
    email: 'carl@sawa.example',
    mobile: '7400 100 003',
    status: 'BLOCKED',
    verified: false,
    country: 'GB',
    profile: { firstName: 'Carl', lastName: 'Mensah', day: 30, month: 1, year: 1979 },
  },
  dora: {
    id: '01990000-0000-7000-8000-000000000004',
    email: null,
    mobile: '7400 100 004',
    status: 'ACTIVE',
    verified: false,
    country: 'GB',
    profile: { firstName: 'Dora', lastName: 'Nakato', day: 9, month: 9, year: 1991 },
  },
  claire: {
    id: '01990000-0000-7000-8000-000000000005',
    email: 'claire@sawa.example',
    mobile: '416 555 0105',
    status: 'ACTIVE',
    verified: true,
    isBusiness: true,
    country: 'CA',
    profile: {
      ...{ firstName: 'Claire', lastName: 'Tremblay', gender: 'female', day: 17, month: 7, year: 1984 },
      ...{ address1: '220 Queen Street West', city: 'Toronto', county: 'ON', zip: 'M5V 1Z4' },
    },
  },
  luc: {
    id: '01990000-0000-7000-8000-000000000006',
    email: 'luc@sawa.example',
    mobile: '06 12 00 01 06',
    status: 'ACTIVE',
    verified: true,
    country: 'FR',
    profile: {
      ...{ firstName: 'Luc', lastName: 'Mbarga', gender: 'male', day: 12, month: 2, year: 1990 },
      ...{ address1: '8 rue des Carmes', city: 'Lyon', zip: '69001' },
      ...{ birthCountryCode: 'CM', birthCityName: 'Douala', citizenshipCountryCode: 'FR', professionId: 'healthcare' },
    },
  },
} as const satisfies Record<string, Seeded>;
export type SeededName = keyof typeof seededPeople;

/** Writes whoever is missing; who is there already stays as they are by now. */
export async function seedPeople(db: Db, hash: (password: string) => Promise<string>): Promise<void> {
  const people: readonly Seeded[] = Object.values(seededPeople);
  const ids = people.map(({ id }) => id);
  const known = await db.selectFrom('app_user').select('id').where('id', 'in', ids).execute();
  for (const person of people.filter(({ id }) => !known.some((row) => row.id === id))) {
    const passwordHash = await hash(seededPassword);
    await inTransaction(db, async (transaction) => {
      await transaction.insertInto('app_user').values(rowFor(person, passwordHash)).execute();
      if (!person.verified) return;
      const checks = (['IDENTITY', 'DOCUMENT'] as const).map((type) => ({ id: newId(), user_id: person.id, type }));
      await transaction
        .insertInto('verification')
        .values(checks.map((check) => ({ ...check, status: 'VALID' as const, submitted_at: new Date() })))
        .execute();
    });
  }
}

function rowFor(person: Seeded, passwordHash: string) {
  const phone = checkedPhone(person);
  const profile: Profile = {
    ...person.profile,
    mobile: phone.mobile,
    phoneCode: phone.phoneCode,
    location_country: person.country,
    readTermsAndCondition: '1',
  };
  const meta: StoredMeta = {
    verified: person.verified,
    exceededMaxUnverifiedTransactions: false,
    trullioVerified: person.verified,
    submittedVerificationData: person.verified,
    ...(person.isBusiness && { isBusiness: true }),
  };
  return {
    id: person.id,
    email: person.email,
    phone: phone.e164,
    password_hash: passwordHash,
    status: person.status,
    email_confirmed_at: person.email === null ? null : new Date(),
    phone_confirmed_at: new Date(),
    profile: JSON.stringify(profile),
    meta: JSON.stringify(meta),
    settings: JSON.stringify({
      verificationStage: person.verified ? 'final' : 'initial',
      displayVerificationToast: false,
      marketingPermissions: true,
      language: person.country === 'FR' ? 'fr' : 'en',
    }),
    referral_code: membershipCode(),
  };
}

function checkedPhone({ mobile, country }: Seeded) {
  const phone = checkPhone(mobile, country);
  if (!phone.ok) throw new Error(`${mobile} is no phone number of ${country}: ${phone.refusal}`);
  return phone.value;
}
