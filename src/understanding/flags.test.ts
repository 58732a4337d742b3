import { expect, test } from 'vitest';
import { withFlagsNamed } from './flags.ts';

test.each([
  ['🇨🇲', 'en', 'Cameroon'],
  ['100 pounds 🇰🇪 please', 'en', '100 pounds  Kenya  please'],
  ['🇨🇲', 'fr', 'Cameroun'],
  ['🇨🇲🇺🇬', 'en', 'Cameroon  Uganda'],
  ['🇨', 'en', '🇨'],
  ['Marie 🙏', 'en', 'Marie 🙏'],
] as const)('%s, said in %s, is "%s" (chat rule 16)', (said, language, read) => {
  expect(withFlagsNamed(said, language)).toBe(read);
});
