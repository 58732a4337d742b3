import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { Db } from '../../database/open.ts';
import { decisiveJournals, fundsPosition, isFrozen } from './fundsPosition.ts';
import { screenedClear } from './legalHold.ts';

type Listed = {
  id: string;
  payments:
    | { id: string; provider: PaymentProviderId; ref: string; currency: Currency; minor: number; as: 'J1' | 'J12a' }[]
    | null;
  booked: string[] | null;
};

/** Ids of the transfers of which the law holds a payment that its payer does not have from their bank: two operators release it. */
export async function transfersWithFrozenFunds(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<Listed>`
    select t.id,
      (select json_agg(json_build_object('id', p.id, 'provider', p.provider, 'ref', p.provider_ref,
        'currency', p.currency, 'minor', p.minor, 'as', p.booked_as)) from payment p where p.transfer_id = t.id) as payments,
      (select json_agg(j.idem) from journal j where j.transfer_id = t.id and j.kind = any(${decisiveJournals})) as booked
    from transfer t where t.status in ('REJECTED', 'REFUNDED')
      and not ${screenedClear}`.execute(db);
  return rows.filter(holdsFrozenFunds).map(({ id }) => id);
}

const holdsFrozenFunds = ({ id, payments, booked }: Listed): boolean =>
  fundsPosition({
    id,
    isFree: false,
    booked: new Set(booked),
    payments: (payments ?? []).map(({ ref, currency, minor, as, ...payment }) => ({
      ...payment,
      providerRef: ref,
      amount: money(currency, minor),
      bookedAs: as,
      refundId: undefined,
    })),
  }).payments.some(isFrozen);
