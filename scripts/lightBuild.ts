import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type ModuleGraph, type Part, plannedParts } from './pageParts.ts';

/** The two every page is set in; those for rarer letters come when such a letter does. */
const fonts = /(?:inter|bricolage-grotesque)-latin-wght-normal-[\w-]+\.woff2$/;

/** Named here, and fetched with the page by its inline script where nobody spares data (decision 149). */
export const namedFonts: Plugin = {
  name: 'fonts are named in the page',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => fonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head-prepend',
        })),
  },
};

/** The router's modules for production: its package names only those that warn. */
export const quietRouter: Plugin = {
  name: 'the router without its warnings',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) =>
    source === 'react-router'
      ? join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs')
      : undefined,
};

/** Schemas without what writes them as JSON Schema, which only the server does; zod binds it to every kind of them. */
export const checkingSchemas: Plugin = {
  name: 'schemas that check and are not written as JSON Schema',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const lighter = code
        .replaceAll(/^ *inst\._zod\.processJSONSchema = .*;$/gm, '')
        .replace(/^ *jsonSchema: \{\n.*\n.*\n *\},$/m, '')
        .replace('return createToJSONSchemaMethod(this, {})(params);', '');
      if (/processJSONSchema|JSONSchemaMethod\(/.test(lighter)) {
        throw new Error('This version of zod writes JSON Schema in another way: see checkingSchemas.');
      }
      return { code: lighter, map: null };
    },
  },
};

/** A class by the place of its sheet alone: the line it stands in, which is added otherwise, weighs and tells nothing. */
export function scopedClass(name: string, file: string): string {
  const place = relative(join(import.meta.dirname, '..'), file.split('?')[0] ?? file);
  return `_${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}

/**
 * Of what a page imports only its styles are named in the first file: the scripts it shares are mostly there already,
 * and their names, of which there are hundreds, would weigh more than half the words of a page.
 */
export const modulePreload = {
  resolveDependencies: (_file: string, files: string[], { hostType }: { readonly hostType: 'html' | 'js' }) =>
    hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
};

/** Areas of words that are said together travel together, as `words.ts` names them. */
const together: readonly (readonly string[])[] = [
  ['common', 'controls', 'methods'],
  ['landing', 'closed', 'price', 'site'],
  ['dashboard', 'history', 'shell', 'status', 'transfer', 'verification'],
  ['auth', 'fieldProblems'],
  ['limits', 'pay', 'prices', 'recipient'],
  ['open', 'recall', 'result'],
];

function wordsChunk(module: string): string | null {
  const [, language, area = ''] = /\/locales\/(en|fr)\/(\w+)\.json/.exec(module) ?? [];
  const group = together.find((areas) => areas.includes(area));
  return language && group ? `words-${group[0]}-${language}` : null;
}

/** Sentences with links in them are read by a parser of markup, which stands beside what every page needs of its library. */
const markedChunk = (module: string): string | null =>
  /\/(?:react-i18next\/dist\/es\/Trans|html-parse-stringify\/|void-elements\/)/.test(module) ? 'marked' : null;

/** Ranks there may be. What a file imports has a lower rank, is made before it, and so is never taken along. */
const ranks = 24;

/** Few files, since each is a request: words by what is said together, and parts as planned for the pages there are. */
export function splitCode() {
  let known: ReadonlyMap<string, Part> | undefined;
  const included = new Set<string>();
  /** Asked of every module that is included, before any is named. */
  const isSeen = (module: string): boolean => included.add(module).has(module);
  const atRank = (wanted: number) => (module: string, graph: ModuleGraph) => {
    if (markedChunk(module)) return null;
    known ??= plannedParts(graph, included);
    const part = known.get(module);
    if (part && part.rank >= ranks) throw new Error(`${part.name} is of rank ${part.rank}, and there are ${ranks}`);
    return part?.rank === wanted ? part.name : null;
  };
  return {
    groups: [
      { name: wordsChunk, debugName: 'words', priority: 20, test: isSeen },
      { name: markedChunk, debugName: 'marked', priority: 18.999 },
      ...Array.from({ length: ranks }, (_, rank) => ({
        name: atRank(rank),
        debugName: `rank ${rank}`,
        priority: 19 - rank / 100,
      })),
    ],
  };
}
