import { RateAlertsDialog } from '#src/ui/screens/quote/rate-alerts/RateAlertsDialog.tsx';
import { rateAlertPaths } from '../specs/rateAlert.paths.ts';
import { told } from '../telling/retell.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { inProduct } from './inProduct.tsx';
import { rateAlertUse } from './rateAlert.screen.ts';

walkScreen(rateAlertPaths, {
  ...rateAlertUse,
  mount: (actor) => inProduct(<RateAlertsDialog actor={actor} pair={told({ base: 'GBP', target: 'XAF' })} />),
});
