import { sql } from 'kysely';
import type { gatewayRefusals } from '#contract/payment/updateRefusals.ts';
import type { GatewayChoice, Transfer } from '#contract/transfer/transfer.ts';
import { fromMajorNumber, toMajorText } from '#domain/money/money.ts';
import { cardLimits, choosePaymentOption } from '#domain/payment/paymentOptions.ts';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Outcome, refused } from '../http/route.ts';

type Choosing = Readonly<GatewayChoice> & { readonly transfer: Transfer; readonly ways: PaymentWays };

/** Sets the gateway and its charge while no payment is open; afterwards the amount due is fixed. */
export async function chooseGateway(
  db: Db,
  { transfer, paymentGateway, ways, tokenised, clientIp }: Choosing,
): Promise<Outcome<true, (typeof gatewayRefusals)[number]>> {
  const total = fromMajorNumber(transfer.meta.totalToPay, transfer.originCurrency);
  if (!total.ok) throw new Error('A stored total is not an amount');
  if (total.value.minor === 0) return refused('transferNotPayable');
  const option = choosePaymentOption(paymentGateway, {
    totalToPay: total.value,
    destinationCountryCode: transfer.destinationCountryCode,
    ways,
  });
  if (!option.ok) return refused(option.refusal, { params: refusalFacts(transfer) });
  const updated = await inTransaction(db, async (transaction) => {
    await sql`select 1 from transfer where id = ${transfer.id} for no key update`.execute(transaction);
    return sql`update transfer t set gateway = ${paymentGateway}, gateway_charge_minor = ${option.value.chargeMinor},
      tokenised = coalesce(${tokenised ?? null}::boolean, tokenised),
      client_ip_claim = coalesce(${clientIp ?? null}::text, client_ip_claim)
    where id = ${transfer.id} and status in ('PENDING_PAYMENT', 'PENDING_VERIFICATION')
      and not exists (select from payment p where p.transfer_id = t.id and p.booked_as = 'J1') and (
      gateway_charge_minor = ${option.value.chargeMinor} or not exists (
        select from payment_attempt a where a.transfer_id = t.id and a.state in ('CREATED', 'REDIRECTED', 'AUTHORISED')))
    returning 1`.execute(transaction);
  });
  if (updated.rows.length > 0) return accept(true);
  return refused(transfer.status === 'PENDING_PAYMENT' ? 'paymentInProgress' : 'transferNotPayable');
}

function refusalFacts({ originCurrency }: Transfer): Record<string, string> {
  const limit = cardLimits[originCurrency];
  return { currency: originCurrency, ...(limit && { amount: toMajorText(limit) }) };
}
