import type { english } from './english.ts';
import { errorSentencesIn } from './errorSentences.ts';
import common from './fr/common.json' with { type: 'json' };
import controls from './fr/controls.json' with { type: 'json' };
import fieldProblems from './fr/fieldProblems.json' with { type: 'json' };
import methods from './fr/methods.json' with { type: 'json' };
import status from './fr/status.json' with { type: 'json' };

export const french: typeof english = {
  common,
  controls,
  errors: errorSentencesIn('fr'),
  fieldProblems,
  methods,
  status,
};
