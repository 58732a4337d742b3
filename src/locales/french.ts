import type { english } from './english.ts';
import account from './fr/account.json' with { type: 'json' };
import auth from './fr/auth.json' with { type: 'json' };
import closed from './fr/closed.json' with { type: 'json' };
import common from './fr/common.json' with { type: 'json' };
import complaint from './fr/complaint.json' with { type: 'json' };
import controls from './fr/controls.json' with { type: 'json' };
import countryRegister from './fr/countryRegister.json' with { type: 'json' };
import dashboard from './fr/dashboard.json' with { type: 'json' };
import deliveryTimes from './fr/deliveryTimes.json' with { type: 'json' };
import documents from './fr/documents.json' with { type: 'json' };
import { frenchErrorSentences } from './fr/errorSentences.ts';
import fieldProblems from './fr/fieldProblems.json' with { type: 'json' };
import guide from './fr/guide.json' with { type: 'json' };
import handOver from './fr/handOver.json' with { type: 'json' };
import help from './fr/help.json' with { type: 'json' };
import history from './fr/history.json' with { type: 'json' };
import landing from './fr/landing.json' with { type: 'json' };
import landingMore from './fr/landingMore.json' with { type: 'json' };
import limits from './fr/limits.json' with { type: 'json' };
import maintenance from './fr/maintenance.json' with { type: 'json' };
import methods from './fr/methods.json' with { type: 'json' };
import mobileRates from './fr/mobileRates.json' with { type: 'json' };
import notifications from './fr/notifications.json' with { type: 'json' };
import offline from './fr/offline.json' with { type: 'json' };
import open from './fr/open.json' with { type: 'json' };
import pay from './fr/pay.json' with { type: 'json' };
import price from './fr/price.json' with { type: 'json' };
import prices from './fr/prices.json' with { type: 'json' };
import rateAlerts from './fr/rateAlerts.json' with { type: 'json' };
import rateHistory from './fr/rateHistory.json' with { type: 'json' };
import recall from './fr/recall.json' with { type: 'json' };
import recipient from './fr/recipient.json' with { type: 'json' };
import result from './fr/result.json' with { type: 'json' };
import rewards from './fr/rewards.json' with { type: 'json' };
import send from './fr/send.json' with { type: 'json' };
import session from './fr/session.json' with { type: 'json' };
import share from './fr/share.json' with { type: 'json' };
import shell from './fr/shell.json' with { type: 'json' };
import site from './fr/site.json' with { type: 'json' };
import siteEdges from './fr/siteEdges.json' with { type: 'json' };
import status from './fr/status.json' with { type: 'json' };
import terminal from './fr/terminal.json' with { type: 'json' };
import transfer from './fr/transfer.json' with { type: 'json' };
import verification from './fr/verification.json' with { type: 'json' };
import written from './fr/written.json' with { type: 'json' };

export const french: typeof english = {
  account,
  auth,
  closed,
  common,
  complaint,
  controls,
  countryRegister,
  dashboard,
  deliveryTimes,
  documents,
  errors: frenchErrorSentences,
  fieldProblems,
  guide,
  handOver,
  help,
  history,
  landing,
  landingMore,
  limits,
  maintenance,
  methods,
  mobileRates,
  notifications,
  offline,
  pay,
  price,
  prices,
  rateAlerts,
  rateHistory,
  open,
  recall,
  recipient,
  result,
  rewards,
  send,
  session,
  share,
  shell,
  site,
  siteEdges,
  status,
  terminal,
  transfer,
  verification,
  written,
};
