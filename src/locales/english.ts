import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { DisplayStatus, StatusLabelForm } from '#domain/transfer/statusLabel.ts';
import auth from './en/auth.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import controls from './en/controls.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import fieldProblems from './en/fieldProblems.json' with { type: 'json' };
import landing from './en/landing.json' with { type: 'json' };
import methods from './en/methods.json' with { type: 'json' };
import pay from './en/pay.json' with { type: 'json' };
import recipient from './en/recipient.json' with { type: 'json' };
import result from './en/result.json' with { type: 'json' };
import send from './en/send.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import status from './en/status.json' with { type: 'json' };
import transfer from './en/transfer.json' with { type: 'json' };
import verification from './en/verification.json' with { type: 'json' };
import { errorSentencesIn } from './errorSentences.ts';
import type { FieldProblemCode } from './fieldProblem.ts';

/** English is the type of every language: a key missing here, or in French, does not compile. */
export const english = {
  auth,
  common,
  controls,
  dashboard,
  errors: errorSentencesIn('en'),
  fieldProblems: fieldProblems satisfies Record<FieldProblemCode, string>,
  landing,
  methods: methods satisfies Record<PayoutMethod, string>,
  pay,
  recipient,
  result,
  send,
  shell,
  status: status satisfies Record<StatusLabelForm, Record<DisplayStatus, string>>,
  transfer,
  verification,
};
