import type { Profile } from '#contract/account/account.ts';
import { sessionStore } from '#server/account/sessionStore.ts';
import type { StoredMeta } from '#server/account/userView.ts';
import { newId } from '#server/database/ids.ts';
import { openDatabase } from '#server/database/open.ts';
import { signingKeyFor } from '#server/http/requestSignature.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { seedReference } from '#server/seeds/seedPrices.ts';
import { pauseVelocityRules } from '#tests/fixtures/velocityRules.ts';

/** Somebody signed in and proved, with somebody to send to. */
export type PreparedSender = {
  readonly id: string;
  readonly userName: string;
  readonly cookie: string;
  readonly signingKey: string;
  readonly recipientId: string;
  /** Where they call from, as the proxy in front of the server says: requests are counted by it. */
  readonly address: string;
};

type Preparation = {
  readonly where: { readonly databaseUrl?: string | undefined; readonly dataDir: string };
  readonly masterSecret: string;
  readonly count: number;
};

/** Written straight into the database: signing up is not what is measured, and hashing passwords takes its time. */
export async function prepareSenders({ where, masterSecret, count }: Preparation): Promise<PreparedSender[]> {
  const { db, close } = await openDatabase(where);
  await seedReference(db);
  await pauseVelocityRules(db);
  const people = Array.from({ length: count }, (_nobody, number) => ({ id: newId(), recipientId: newId(), number }));
  await db
    .insertInto('app_user')
    .values(people.map(({ id, number }) => senderRow(id, number)))
    .execute();
  await db
    .insertInto('verification')
    .values(people.flatMap(({ id }) => (['IDENTITY', 'DOCUMENT'] as const).map((type) => proof(id, type))))
    .execute();
  await db
    .insertInto('recipient')
    .values(people.map(({ id, recipientId, number }) => recipientRow({ id: recipientId, userId: id, number })))
    .execute();

  const keys = keyringOf({ current: masterSecret, others: [] });
  const senders: PreparedSender[] = [];
  for (const { id, recipientId, number } of people) {
    const { cookie, sessionHash } = await sessionStore(db).open(id);
    const signingKey = signingKeyFor(keys, sessionHash).toString('base64url');
    senders.push({ id, userName: emailOf(number), cookie, signingKey, recipientId, address: `10.0.0.${number + 1}` });
  }
  await close();
  return senders;
}

const emailOf = (number: number) => `sender-${number}@bench.example`;
const lastDigits = (number: number) => String(number).padStart(4, '0');

function senderRow(id: string, number: number) {
  const mobile = `740020${lastDigits(number)}`;
  const profile: Profile = {
    ...{ firstName: 'Esi', lastName: 'Boateng', gender: 'female', day: 14, month: 3, year: 1990 },
    ...{ address1: '12 Harbour Street', city: 'Leeds', zip: 'LS1 4AP', location_country: 'GB' },
    ...{ mobile, phoneCode: '+44', readTermsAndCondition: '1' },
  };
  const meta: StoredMeta = {
    verified: true,
    exceededMaxUnverifiedTransactions: false,
    trullioVerified: true,
    submittedVerificationData: true,
  };
  const settings = { displayVerificationToast: false, marketingPermissions: true, language: 'en' };
  return {
    id,
    email: emailOf(number),
    phone: `+44${mobile}`,
    password_hash: 'nobody signs in',
    status: 'ACTIVE' as const,
    email_confirmed_at: new Date(),
    phone_confirmed_at: new Date(),
    profile: JSON.stringify(profile),
    meta: JSON.stringify(meta),
    settings: JSON.stringify({ verificationStage: 'final', ...settings }),
    referral_code: `BENCH${lastDigits(number)}`,
  };
}

const proof = (userId: string, type: 'IDENTITY' | 'DOCUMENT') => ({
  id: newId(),
  user_id: userId,
  type,
  status: 'VALID' as const,
  submitted_at: new Date(),
});

/** A number that ends in 00 is one the partner pays at once. */
function recipientRow({ id, userId, number }: { id: string; userId: string; number: number }) {
  const mobile = `67${String(number % 1000).padStart(3, '0')}4500`;
  const profile = { transferMethod: 'mobile_money', countryCode: 'CM', phoneCode: '+237', mobile };
  return {
    id,
    user_id: userId,
    first_name: 'Marie',
    last_name: 'Ngo',
    status: 'ACTIVE' as const,
    profile: JSON.stringify(profile),
  };
}
