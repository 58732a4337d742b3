import { sql } from 'kysely';
import type { User } from '#contract/account/account.ts';
import type { BankChoice, PaymentRefusal } from '#contract/payment/payment.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { missingProfileFields } from '#domain/account/requiredProfileFields.ts';
import { isoDay } from '#domain/account/writtenDay.ts';
import { add, fromMajorNumber, type Money, toMajorText } from '#domain/money/money.ts';
import { cardLimits, choosePaymentOption } from '#domain/payment/paymentOptions.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import { accept } from '#domain/result.ts';
import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import { readUserViewAnd } from '../account/userView.ts';
import type { Db } from '../database/open.ts';
import { hoursHeld } from '../fraud/worryRoute.ts';
import { type Outcome, refused } from '../http/route.ts';
import type { KeyedDb } from '../security/personKeys.ts';
import { type AttemptJson, type AttemptRow, attemptIn, openAttempt } from './attemptStore.ts';
import type { NextAction, Payer } from './paymentProvider.ts';
import { closeOpenPayment, type PaymentTools, providerOf } from './payments.ts';
import { isProviderPage } from './providerPage.ts';

export type PaymentSetting = PaymentTools &
  KeyedDb & {
    readonly baseUrl: string;
    /** Sites of the companies that take payments. */
    readonly pageOrigins: readonly string[];
    /** What can be paid with at this moment. */
    readonly ways: () => PaymentWays;
  };

type Start = {
  readonly transfer: Transfer;
  readonly userId: string;
  readonly provider: PaymentProviderId;
  readonly bank?: BankChoice;
  readonly language: Language;
};

export type Started = { readonly attempt: AttemptRow; readonly next: NextAction };

/** Starts a payment, or hands back the one that is open: a transfer has one at a time. */
export async function startPayment(setting: PaymentSetting, start: Start): Promise<Outcome<Started, PaymentRefusal>> {
  const { db } = setting;
  const payer = await readPayer(db, start);
  const allowed = mayBePaid(setting, { ...start, ...payer });
  if (!allowed.ok) return allowed;

  const due = allowed.value;
  const { open } = payer;
  const isSame = open !== undefined && isFor(open, { ...start, due });
  if (open?.nextAction && isSame) return accept({ attempt: open, next: open.nextAction });
  if (open && !isSame && !(await closeOpenPayment(setting, start.transfer.id))) return refused('paymentInProgress');

  const attempt = await setting.attempts.open({
    transferId: start.transfer.id,
    recipientId: start.transfer.recipientId,
    provider: start.provider,
    bank: start.bank,
    total: totalOf(start.transfer),
    due,
  });
  if (!attempt || attempt.provider !== start.provider) {
    const stillAllowed = mayBePaid(setting, { ...start, ...(await readPayer(db, start)) });
    return stillAllowed.ok ? refused('paymentInProgress') : stillAllowed;
  }
  return startAttempt(setting, { ...start, attempt, user: payer.user });
}

/** Another bank is another payment: the page of the first would ask for its customers. */
const isFor = (open: AttemptRow, { provider, due, bank }: Pick<Start, 'provider' | 'bank'> & { readonly due: Money }) =>
  open.provider === provider &&
  open.amount.minor === due.minor &&
  open.bank?.providerId === bank?.providerId &&
  open.bank?.schemeId === bank?.schemeId;

/** Everything that must hold before a provider is asked; answers what is due. */
function mayBePaid(
  setting: Pick<PaymentSetting, 'ways'>,
  { provider, ...start }: Start & Paying,
): Outcome<Money, PaymentRefusal> {
  const { transfer, user } = start;
  const unpaid = mayGoOn(start);
  if (!unpaid.ok) return unpaid;

  const total = totalOf(transfer);
  if (total.minor === 0) return refused('transferNotPayable');
  if (missingProfileFields(user.profile, total.currency).length > 0) return refused('profileIncomplete');
  const option = choosePaymentOption(provider, {
    totalToPay: total,
    destinationCountryCode: transfer.destinationCountryCode,
    ways: setting.ways(),
  });
  if (!option.ok) return refused(option.refusal, { params: limitFacts(total) });
  return accept(add(total, { currency: total.currency, minor: option.value.chargeMinor }));
}

/** What must hold whether or not there is something to pay. */
function mayGoOn({ transfer, user, standing }: { transfer: Transfer } & Paying): Outcome<true, PaymentRefusal> {
  if (!mayMoveMoney(user) || transfer.status === 'PENDING_VERIFICATION') return refused('verificationRequired');
  const { hasExpired, hoursHeld: hours, isAcknowledged } = standing;
  if (transfer.status === 'EXPIRED' || hasExpired) return refused('transferExpired');
  if (transfer.status !== 'PENDING_PAYMENT') return refused('transferNotPayable');
  if (hours > 0) return refused('heldBySender', { params: { hours: String(hours) } });
  return isAcknowledged ? accept(true) : refused('acknowledgmentRequired');
}

function totalOf({ meta, originCurrency }: Transfer): Money {
  const total = fromMajorNumber(meta.totalToPay, originCurrency);
  if (!total.ok) throw new Error('A stored total is not an amount');
  return total.value;
}

/** Lets a transfer go on for which discounts leave nothing to pay. */
export async function goOnUnpaid(
  { db, applyEvent }: Pick<PaymentSetting, 'db' | 'applyEvent'>,
  { transfer, userId }: { transfer: Transfer; userId: string },
): Promise<Outcome<true, PaymentRefusal>> {
  const unpaid = await mayGoOn({ transfer, ...(await readPayer(db, { transfer, userId })) });
  if (!unpaid.ok) return unpaid;
  await sql`insert into payable_recipient (transfer_id, recipient_id, acknowledged, bound_by)
    values (${transfer.id}, ${transfer.recipientId}, true, 'payment') on conflict do nothing`.execute(db);
  const went = await applyEvent(transfer.id, { type: 'payment.notNeeded' });
  return went.ok || went.refusal === 'alreadyDone' ? accept(true) : refused('transferNotPayable');
}

function limitFacts({ currency }: Money): Record<string, string> {
  const limit = cardLimits[currency];
  return { currency, ...(limit && { amount: toMajorText(limit) }) };
}

type Standing = {
  readonly hasExpired: boolean;
  /** Whole hours until its sender may pay it, who holds it; otherwise none. */
  readonly hoursHeld: number;
  /** The first payment to somebody asks for the sender's word that they know them (RCP-12). */
  readonly isAcknowledged: boolean;
};

type Paying = { readonly user: User; readonly standing: Standing };

/** Who pays, what stands against it by now, and the payment that is open, read at once. */
async function readPayer(
  db: Db,
  { transfer: { id, expiresAt, recipientId }, userId }: Pick<Start, 'transfer' | 'userId'>,
) {
  const { user, also } = await readUserViewAnd(
    db,
    userId,
    sql<Standing & { open: AttemptJson | null }>`json_build_object('open', ${openAttempt(id)},
      'hasExpired', to_timestamp(${expiresAt}) <= now(), 'hoursHeld', ${hoursHeld(id)},
      'isAcknowledged', exists (select from scam_acknowledgment where user_id = u.id and recipient_id = ${recipientId})
        or exists (select from transfer where user_id = u.id and recipient_id = ${recipientId} and status = 'COMPLETE'))`,
  );
  const { open, ...standing } = also;
  return { user, standing, open: open === null ? undefined : attemptIn(open) };
}

async function startAttempt(
  setting: PaymentSetting,
  { attempt, user, transfer, language, bank }: Start & { readonly attempt: AttemptRow; readonly user: User },
): Promise<Outcome<Started, PaymentRefusal>> {
  const provider = providerOf(setting, attempt.provider);
  const started = await provider.start({
    attemptId: attempt.id,
    transferId: transfer.id,
    amount: attempt.amount,
    payer: payerOf(user),
    recipient: { ...transfer.recipient, countryCode: transfer.destinationCountryCode },
    tokenised: attempt.tokenised,
    ...(provider.namesCards && {
      storedCards: await setting.cards.of({ userId: user.id, provider: attempt.provider }),
    }),
    language,
    bank,
    returnUrl: returnUrl(setting.baseUrl, { transferId: transfer.id, provider: attempt.provider }),
    webhooksUrl: `${setting.baseUrl}/api/webhooks`,
  });
  if (!started.ok || !isProviderPage(started.value.next.url, setting.pageOrigins)) {
    await setting.applyEvent(transfer.id, { type: 'attempt.abandoned', attemptId: attempt.id });
    return refused(started.ok ? 'paymentNotStarted' : started.refusal);
  }
  const isOpen = await setting.attempts.started(attempt.id, started.value);
  return isOpen ? accept({ attempt, next: started.value.next }) : refused('paymentNotStarted');
}

/** The spec's names for the way back (RES-05, RES-15). */
const paymentTypes: Partial<Record<PaymentProviderId, string>> = { 'trust-payment': 'trust_payment' };

export const returnUrl = (
  baseUrl: string,
  { transferId, provider }: { transferId: string; provider: PaymentProviderId },
) => `${baseUrl}/transfer-completed/${transferId}?payment_type=${paymentTypes[provider] ?? provider}`;

function payerOf({ id, profile, username, hasEmail, referral }: User): Payer {
  return {
    userId: id,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: hasEmail ? username : undefined,
    phone: `${profile.phoneCode}${profile.mobile}`,
    birthDate: isoDay(profile),
    buildingNumber: profile.buildingNumber,
    buildingName: profile.streetName,
    street: profile.address1,
    town: profile.city,
    county: profile.county,
    postcode: profile.zip,
    countryCode: profile.location_country,
    membershipCode: referral.code,
  };
}
