import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Language } from '#contract/protocol/language.ts';
import { readMarkdown } from '#src/content/readMarkdown.ts';

const prose = /\/src\/content\/(en|fr)\/\w+\.md$/;

/** A page's Markdown reaches browsers as the blocks it says, its figures filled in: nothing is left to be read there. */
export const proseAsBlocks: Plugin = {
  name: 'prose as blocks',
  load: {
    filter: { id: prose },
    handler(id) {
      const language = prose.exec(id)?.[1] as Language;
      const blocks = readMarkdown(readFileSync(id, 'utf8'), language);
      return { code: `export const blocks = ${JSON.stringify(blocks)};`, moduleType: 'js' };
    },
  },
};
