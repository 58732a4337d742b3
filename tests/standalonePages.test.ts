import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const coloursIn = (text: string): string[] => text.match(/#[0-9a-f]{6}\b/g) ?? [];

/** E-mails and pages the server writes itself bring their colours along, so nothing else keeps these readable. */
test.each([
  'server/messages/emailHtml.ts',
  'server/transfer/tracking/trackingStyle.ts',
  'server/payment/cardWidgetStyle.ts',
  'server/ops/invitationStyle.ts',
  'server/account/persons/personPage.ts',
])('%s has only colours the contrast test has read in tokens.css (WCAG 1.4.6)', (file) => {
  const known = new Set(coloursIn(textOf('src/ui/theme/tokens.css')));
  const used = coloursIn(textOf(file));
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((colour) => !known.has(colour))).toEqual([]);
});
