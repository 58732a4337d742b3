import { useActorRef } from '@xstate/react';
import type { RatesAsked } from '#src/services/quote/rateQueries.ts';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { RateAlertsDialog } from '#src/ui/screens/quote/rate-alerts/RateAlertsDialog.tsx';
import { rateAlertFlow } from './rateAlertFlow.ts';

type RateAlertsProps = { readonly pair: Pick<RatesAsked, 'base' | 'target'>; readonly onEnd: () => void };

/** The prices somebody waits for, over the page with the rates. */
export function RateAlerts({ pair, onEnd }: RateAlertsProps) {
  const actor = useActorRef(rateAlertFlow);
  useActorSteps(actor, ({ status }) => {
    if (status === 'done') onEnd();
  });
  return <RateAlertsDialog actor={actor} pair={pair} />;
}
