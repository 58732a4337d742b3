import type { Service } from '#contract/protocol/lookup.ts';
import {
  listBanks,
  listRateSpreads,
  listServices,
  listTransferReasons,
  readService,
  readValue,
  readValues,
} from '#contract/protocol/lookup.ts';
import type { Currency } from '#domain/money/currency.ts';
import { payInCurrencies } from '#domain/money/currency.ts';
import { banksOfIso3 } from '#domain/reference/banks.ts';
import { countries } from '#domain/reference/countries.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import { accept } from '#domain/result.ts';
import { seededRewardScheme } from '#domain/reward/rewardScheme.ts';
import type { Db } from '../database/open.ts';
import { publicRoute, refused, signedInRoute } from '../http/route.ts';
import type { SendingCaps } from '../quote/sendingCaps.ts';
import { readMaintenance } from '../site/siteSwitches.ts';
import { suspendedLocations } from './suspendedLocations.ts';

export type LookupDependencies = {
  readonly db: Db;
  readonly caps: Pick<SendingCaps, 'ofAnybody'>;
  readonly services: {
    readonly all: () => Promise<Service[]>;
    readonly byId: (id: string) => Promise<Service | undefined>;
    readonly pairs: () => Promise<{ base: Currency; target: Currency; downtimeStatus: boolean; returnsOn?: string }[]>;
  };
};

/** The lists the forms are made of. */
export const lookupRoutes = ({ db, services, caps }: LookupDependencies) => [
  publicRoute(readValues, async () => accept(await readAppValues(db))),
  publicRoute(readValue, async ({ params: { id } }) => accept((await readAppValues(db))[id])),
  publicRoute(listServices, async () => accept(await caps.ofAnybody(await services.all()))),
  publicRoute(readService, async ({ params: { id } }) => {
    const service = await services.byId(id);
    const [capped] = service ? await caps.ofAnybody([service]) : [];
    return capped ? accept(capped) : refused('notFound');
  }),
  publicRoute(listRateSpreads, async () => accept(await services.pairs())),
  signedInRoute(listTransferReasons, async () => accept([...transferReasons])),
  signedInRoute(listBanks, async ({ params: { country } }) => accept([...banksOfIso3(country)])),
];

async function readAppValues(db: Db) {
  const payoutSettings = await db
    .selectFrom('payout_setting')
    .select(['country as countryCode', 'method as transferMethod', 'handler as remittanceHandler'])
    .orderBy('country')
    .orderBy('method')
    .execute();
  return {
    countries: [...countries],
    payInCurrencies: [...payInCurrencies],
    payoutSettings,
    suspendedLocations: await suspendedLocations(db),
    ...seededRewardScheme,
    maintenance: await readMaintenance(db),
  };
}
