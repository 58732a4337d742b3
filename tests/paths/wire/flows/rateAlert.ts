import { listRateAlerts, setRateAlert, stopRateAlert } from '#contract/quote/rateAlert.ts';
import { rateAlertFlow } from '#src/routes/quote/rateAlertFlow.ts';
import { rateAlertPaths } from '../../specs/rateAlert.paths.ts';
import { dataOf, wireOf } from '../wire.ts';

export const rateAlertWire = wireOf({
  spec: rateAlertPaths,
  flow: rateAlertFlow,
  answers: {
    readAlerts: dataOf(listRateAlerts),
    setAlert: dataOf(setRateAlert),
    stopAlert: dataOf(stopRateAlert),
  },
});
