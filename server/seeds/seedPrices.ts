import { type Service, serviceTerms } from '#domain/quote/serviceTerms.ts';
import { standardServices } from '#domain/quote/standardServices.ts';
import { seededPayoutSettings } from '#domain/recipient/handlerRouting.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';

/** What an operator starts with. Rows that are there already stay as they are: they may have been changed since. */
export async function seedReference(db: Db): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const added = await transaction
      .insertInto('service')
      .values(standardServices.map(serviceRow))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const tiers = standardServices.filter(({ id }) => added.some((row) => row.id === id)).flatMap(tierRows);
    if (tiers.length > 0) await transaction.insertInto('fee_tier').values(tiers).execute();
    await transaction
      .insertInto('payout_setting')
      .values(payoutSettingRows())
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

const serviceRow = (service: Service) => ({
  id: service.id,
  method: service.name,
  country: service.country,
  origin_currency: service.originCurrency,
  destination_currency: service.destinationCurrency,
  is_in_origin_currency: service.meta.isInOriginCurrency,
  transfer_limit_max_minor: BigInt(serviceTerms(service).maximum.minor),
});

const tierRows = (service: Service) =>
  serviceTerms(service).tiers.map((tier) => ({
    service_id: service.id,
    lower_limit_minor: BigInt(tier.lower.minor),
    upper_limit_minor: BigInt(tier.upper.minor),
    type: tier.type,
    fee: BigInt(tier.type === 'PERCENTAGE' ? tier.basisPoints : tier.fee.minor),
  }));

const payoutSettingRows = () =>
  Object.entries(seededPayoutSettings).flatMap(([country, byMethod = {}]) =>
    payoutMethods.flatMap((method) => {
      const handler = byMethod[method];
      return handler ? [{ country, method, handler }] : [];
    }),
  );
