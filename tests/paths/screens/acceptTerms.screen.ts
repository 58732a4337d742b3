import type { acceptTermsMachine } from '#src/machines/account/accept-terms/acceptTermsMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { acceptTermsFacts } from './acceptTerms.facts.ts';
import { words } from './words.ts';

export const acceptTermsUse: ScreenUse<typeof acceptTermsMachine> = {
  facts: acceptTermsFacts,
  headlines: { terms: words('shell.terms.title') },
  controls: { 'terms.agreed': words('shell.terms.agree'), 'terms.declined': words('shell.signOut') },
  table: {
    'terms.agreed': (page) => page.press(words('shell.terms.agree')),
    'terms.declined': (page) => page.press(words('shell.signOut')),
  },
};
