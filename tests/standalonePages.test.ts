import { expect, test } from 'vitest';
import { sourcesIn, textOf } from './setup/importGraph.ts';

const coloursIn = (text: string): string[] => text.match(/#[0-9a-f]{6}\b/g) ?? [];
const coloured = sourcesIn(['server']).filter((path) => coloursIn(textOf(path)).length > 0);

test('e-mails and the pages the server writes itself are found by their colours', () => {
  expect(coloured).toEqual(expect.arrayContaining(['server/messages/emailHtml.ts', 'server/http/standaloneStyle.ts']));
});

/** They bring their colours along, so nothing else keeps these readable. */
test.each(coloured)('%s has only colours the contrast test has read in tokens.css (WCAG 1.4.6)', (path) => {
  const known = new Set(coloursIn(textOf('src/ui/theme/tokens.css')));
  expect(coloursIn(textOf(path)).filter((colour) => !known.has(colour))).toEqual([]);
});
