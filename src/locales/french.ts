import type { english } from './english.ts';
import { errorSentencesIn } from './errorSentences.ts';
import auth from './fr/auth.json' with { type: 'json' };
import common from './fr/common.json' with { type: 'json' };
import controls from './fr/controls.json' with { type: 'json' };
import fieldProblems from './fr/fieldProblems.json' with { type: 'json' };
import methods from './fr/methods.json' with { type: 'json' };
import shell from './fr/shell.json' with { type: 'json' };
import status from './fr/status.json' with { type: 'json' };

export const french: typeof english = {
  auth,
  common,
  controls,
  errors: errorSentencesIn('fr'),
  fieldProblems,
  methods,
  shell,
  status,
};
