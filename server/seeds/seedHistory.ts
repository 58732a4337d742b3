import { sql } from 'kysely';
import type { RecipientProfile } from '#contract/recipient/recipient.ts';
import type { Currency } from '#domain/money/currency.ts';
import { convert, type Money, money } from '#domain/money/money.ts';
import type { Rate } from '#domain/money/rate.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import type { TransferReasonId } from '#domain/reference/transferReasons.ts';
import { accept } from '#domain/result.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { PersonFields } from '../keys/personFields.ts';
import { attemptStore } from '../payment/attemptStore.ts';
import { type KeyedDb, personFieldsOf } from '../security/personKeys.ts';
import { createTransfer } from '../transfer/createTransfer.ts';
import { applyEventIn } from '../transfer/lifecycle/applyEvent.ts';
import { storedAccount } from '../transfer/lifecycle/storedRecipient.ts';
import type { PaysIn } from './seedPayments.ts';

type Story = {
  readonly to: { readonly firstName: string; readonly lastName: string; readonly profile: RecipientProfile };
  readonly amount: Money;
  readonly target: Currency;
  readonly mid: Rate;
  readonly reason: TransferReasonId;
  readonly ending: 'delivered' | 'cancelled';
};

const pounds = (minor: number) => money('GBP', minor);

/** What Ada sent before anybody met her: one of each ending, to three people in three countries. */
const stories: readonly Story[] = [
  {
    to: {
      firstName: 'Marie',
      lastName: 'Ngo',
      profile: {
        transferMethod: 'mobile_money',
        countryCode: 'CM',
        phoneCode: '+237',
        mobile: '671234500',
        mobileMoneyProvider: 'mtn',
        remittanceHandler: 'AZA',
        nameCheck: 'notNeeded',
      },
    },
    amount: pounds(12_000),
    target: 'XAF',
    mid: '770',
    reason: 'family-support',
    ending: 'delivered',
  },
  {
    to: {
      firstName: 'Chidi',
      lastName: 'Okafor',
      profile: {
        transferMethod: 'bank_transfer',
        countryCode: 'NG',
        bankId: '058',
        bankName: 'GTBank',
        accountNumber: '0123456700',
        remittanceHandler: 'AZA',
        nameCheck: 'notNeeded',
      },
    },
    amount: pounds(25_000),
    target: 'NGN',
    mid: '2010',
    reason: 'tuition',
    ending: 'delivered',
  },
  {
    to: {
      firstName: 'Grace',
      lastName: 'Akello',
      profile: {
        transferMethod: 'mobile_money',
        countryCode: 'UG',
        phoneCode: '+256',
        mobile: '771234500',
        mobileMoneyProvider: 'mtn',
        remittanceHandler: 'PIVOT',
        nameCheck: 'matched',
      },
    },
    amount: pounds(6000),
    target: 'UGX',
    mid: '4800',
    reason: 'hospital-bill',
    ending: 'cancelled',
  },
];

/** Tells each story through the same kernel as any transfer, once; the partners of the sandbox pay the rest. */
export async function seedHistory({ db, keys }: KeyedDb, userId: string, paysIn?: PaysIn): Promise<void> {
  const told = await db.selectFrom('transfer').select('id').where('user_id', '=', userId).limit(1).execute();
  if (told.length > 0) return;
  const fields = await personFieldsOf({ db, keys }, userId);
  for (const story of stories) await tell({ db, keys }, { story, userId, fields, paysIn });
}

type Telling = {
  readonly story: Story;
  readonly userId: string;
  readonly fields: PersonFields | undefined;
  readonly paysIn: PaysIn | undefined;
};

async function tell({ db, keys }: KeyedDb, { story, userId, fields, paysIn }: Telling): Promise<void> {
  const recipientId = newId();
  await db
    .insertInto('recipient')
    .values({
      id: recipientId,
      user_id: userId,
      first_name: story.to.firstName,
      last_name: story.to.lastName,
      status: 'ACTIVE',
      ...storedAccount(story.to, { recipientId, fields }),
    })
    .execute();
  const quoteId = await quoteFor(db, { story, userId });
  const created = await createTransfer(
    { db, keys, inPounds: async (amount) => amount },
    { userId, quoteId, recipientId, reasonId: story.reason, confirms: async () => accept(true) },
  );
  if (!created.ok) throw new Error(`A seeded transfer was refused: ${created.refusal}`);
  const transferId = created.value;
  await db
    .insertInto('scam_acknowledgment')
    .values({ user_id: userId, recipient_id: recipientId, transfer_id: transferId })
    .execute();
  if (story.ending === 'delivered') await pay(db, { transferId, recipientId, amount: story.amount, paysIn });
  if (story.ending === 'cancelled') await applyEventIn(db)(transferId, { type: 'cancel' });
}

async function quoteFor(db: Db, { story, userId }: { story: Story; userId: string }): Promise<string> {
  const { amount, target, mid, to } = story;
  const rate = customerRate({ base: amount.currency, target, mid });
  const held = { user_id: userId, mid, rate, expires_at: sql<Date>`now() + interval '1 minute'` };
  const rateQuoteId = newId();
  const quoteId = newId();
  await db
    .insertInto('rate_quote')
    .values({ id: rateQuoteId, base: 'GBP', target, ...held })
    .execute();
  await db
    .insertInto('transfer_quote')
    .values({
      ...held,
      id: quoteId,
      rate_quote_id: rateQuoteId,
      method: to.profile.transferMethod,
      origin_country: 'GB',
      destination_country: to.profile.countryCode,
      origin_currency: 'GBP',
      destination_currency: target,
      include_operator_fee: false,
      origin_minor: BigInt(amount.minor),
      destination_minor: BigInt(convert(amount, target, rate).minor),
      operator_fee_minor: 0n,
      transfer_fee_minor: 0n,
      total_minor: BigInt(amount.minor),
    })
    .execute();
  return quoteId;
}

type Paying = {
  readonly transferId: string;
  readonly recipientId: string;
  readonly amount: Money;
  readonly paysIn: PaysIn | undefined;
};

async function pay(db: Db, { transferId, recipientId, amount, paysIn }: Paying): Promise<void> {
  const attempt = await attemptStore(db).open({
    transferId,
    recipientId,
    provider: 'truelayer',
    total: amount,
    due: amount,
  });
  if (!attempt) throw new Error('A seeded payment could not be opened');
  const providerRef = (await paysIn?.({ attemptId: attempt.id, transferId, amount })) ?? `seed-${transferId}`;
  const receipt = { provider: 'truelayer', providerRef, received: amount } as const;
  await applyEventIn(db)(transferId, { type: 'payment.settled', attemptId: attempt.id, ...receipt });
}
