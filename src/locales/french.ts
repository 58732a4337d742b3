import type { english } from './english.ts';
import { errorSentencesIn } from './errorSentences.ts';
import auth from './fr/auth.json' with { type: 'json' };
import common from './fr/common.json' with { type: 'json' };
import controls from './fr/controls.json' with { type: 'json' };
import dashboard from './fr/dashboard.json' with { type: 'json' };
import fieldProblems from './fr/fieldProblems.json' with { type: 'json' };
import landing from './fr/landing.json' with { type: 'json' };
import methods from './fr/methods.json' with { type: 'json' };
import pay from './fr/pay.json' with { type: 'json' };
import recipient from './fr/recipient.json' with { type: 'json' };
import result from './fr/result.json' with { type: 'json' };
import send from './fr/send.json' with { type: 'json' };
import shell from './fr/shell.json' with { type: 'json' };
import status from './fr/status.json' with { type: 'json' };
import transfer from './fr/transfer.json' with { type: 'json' };
import verification from './fr/verification.json' with { type: 'json' };

export const french: typeof english = {
  auth,
  common,
  controls,
  dashboard,
  errors: errorSentencesIn('fr'),
  fieldProblems,
  landing,
  methods,
  pay,
  recipient,
  result,
  send,
  shell,
  status,
  transfer,
  verification,
};
