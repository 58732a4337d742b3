import type { NotificationType } from '#domain/notification/notificationType.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { DisplayStatus, StatusLabelForm } from '#domain/transfer/statusLabel.ts';
import account from './en/account.json' with { type: 'json' };
import auth from './en/auth.json' with { type: 'json' };
import closed from './en/closed.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import complaint from './en/complaint.json' with { type: 'json' };
import controls from './en/controls.json' with { type: 'json' };
import countryRegister from './en/countryRegister.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import deliveryTimes from './en/deliveryTimes.json' with { type: 'json' };
import documents from './en/documents.json' with { type: 'json' };
import { englishErrorSentences } from './en/errorSentences.ts';
import fieldProblems from './en/fieldProblems.json' with { type: 'json' };
import guide from './en/guide.json' with { type: 'json' };
import handOver from './en/handOver.json' with { type: 'json' };
import help from './en/help.json' with { type: 'json' };
import history from './en/history.json' with { type: 'json' };
import landing from './en/landing.json' with { type: 'json' };
import landingMore from './en/landingMore.json' with { type: 'json' };
import limits from './en/limits.json' with { type: 'json' };
import maintenance from './en/maintenance.json' with { type: 'json' };
import methods from './en/methods.json' with { type: 'json' };
import mobileRates from './en/mobileRates.json' with { type: 'json' };
import notifications from './en/notifications.json' with { type: 'json' };
import offline from './en/offline.json' with { type: 'json' };
import open from './en/open.json' with { type: 'json' };
import pay from './en/pay.json' with { type: 'json' };
import price from './en/price.json' with { type: 'json' };
import prices from './en/prices.json' with { type: 'json' };
import rateAlerts from './en/rateAlerts.json' with { type: 'json' };
import rateHistory from './en/rateHistory.json' with { type: 'json' };
import recall from './en/recall.json' with { type: 'json' };
import recipient from './en/recipient.json' with { type: 'json' };
import result from './en/result.json' with { type: 'json' };
import rewards from './en/rewards.json' with { type: 'json' };
import send from './en/send.json' with { type: 'json' };
import session from './en/session.json' with { type: 'json' };
import share from './en/share.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import site from './en/site.json' with { type: 'json' };
import siteEdges from './en/siteEdges.json' with { type: 'json' };
import status from './en/status.json' with { type: 'json' };
import terminal from './en/terminal.json' with { type: 'json' };
import transfer from './en/transfer.json' with { type: 'json' };
import verification from './en/verification.json' with { type: 'json' };
import written from './en/written.json' with { type: 'json' };
import type { FieldProblemCode } from './fieldProblem.ts';

/** English is the type of every language: a key missing here, or in French, does not compile. */
export const english = {
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
  errors: englishErrorSentences,
  fieldProblems: fieldProblems satisfies Record<FieldProblemCode, string>,
  guide,
  handOver,
  help,
  history,
  landing,
  landingMore,
  limits,
  maintenance,
  methods: methods satisfies Record<PayoutMethod, string>,
  mobileRates,
  notifications: notifications satisfies { titles: Record<NotificationType, string> },
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
  status: status satisfies Record<StatusLabelForm, Record<DisplayStatus, string>>,
  terminal,
  transfer,
  verification,
  written,
};
