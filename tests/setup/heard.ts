import { virtual } from '@guidepup/virtual-screen-reader';

/** Everything from the first word to the last. */
export async function readThrough(container: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  do await virtual.next();
  while ((await virtual.lastSpokenPhrase()) !== `end of ${first}` && (await virtual.lastSpokenPhrase()) !== first);
  const heard = await virtual.spokenPhraseLog();
  await virtual.stop();
  return heard;
}

/** What is said of itself while somebody does this, and what they come to stand on. */
export async function heardDuring(deed: () => Promise<unknown>): Promise<readonly string[]> {
  toleratesGone();
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await deed();
  const heard = await virtual.spokenPhraseLog();
  await virtual.stop();
  // To this reader each change inside an alert dialog is the whole dialog again.
  return heard.filter((phrase, place) => phrase !== heard[place - 1] || !phrase.startsWith('assertive'));
}

/** It looks up what names a live region, even one that has just left the page, where nothing can be looked up. */
function toleratesGone(): void {
  Object.defineProperty(Element.prototype, 'getElementById', { configurable: true, value: () => null });
}

type Part = { readonly title: string; readonly heard: readonly string[] };

export const asDocument = (title: string, parts: readonly Part[]): string => {
  const paragraphs = [
    `# ${title}`,
    'As a screen reader says it, written by `src/routes/readAloud.test.tsx`.',
    ...parts.flatMap(({ title: part, heard }) => [`## ${part}`, heard.map(asItem).join('\n')]),
  ];
  return `${paragraphs.join('\n\n')}\n`;
};

/** A sign alone would be a list of its own in Markdown. */
const asItem = (phrase: string): string =>
  `- ${phrase
    .replace(/\s+/g, ' ')
    .replace(/[<>_*]/g, '')
    .replace(/^[+-]$/, '\\$&')}`;
