import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { pairServicesQuery } from '#src/services/quote/pairServicesQuery.ts';
import type { RatesAsked } from '#src/services/quote/rateQueries.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { priceAtRate } from '#src/ui/screens/quote/rate-alerts/priceAtRate.ts';
import { RateAlertsDialog } from '#src/ui/screens/quote/rate-alerts/RateAlertsDialog.tsx';
import { targets } from '#src/ui/screens/quote/rate-history/ratesAsked.ts';
import { rateAlertFlow } from './rateAlertFlow.ts';

type RateAlertsProps = {
  readonly pair: Pick<RatesAsked, 'base' | 'target'>;
  readonly userId: string;
  /** A rate of the chart to wait for again, as decimal text; nothing else begins with a price. */
  readonly rate: string | undefined;
  readonly onEnd: () => void;
};

/** The prices somebody waits for, over the page with the rates. */
export function RateAlerts({ pair, userId, rate, onEnd }: RateAlertsProps) {
  const actor = useActorRef(rateAlertFlow);
  useActorSteps(actor, ({ status }) => {
    if (status === 'done') onEnd();
  });
  const { data: recipients } = useQuery(recipientsQuery(userId));
  const countryCode = targets.find(({ currency }) => currency === pair.target)?.country ?? 'CM';
  const services = useQuery({ ...pairServicesQuery({ ...pair, countryCode }), enabled: rate !== undefined });
  const opening =
    rate && services.data ? priceAtRate({ ...pair, countryCode, rate }, services.data.services) : undefined;
  return <RateAlertsDialog {...{ actor, pair, recipients, opening }} />;
}
