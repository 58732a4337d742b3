import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { writeSite } from '#src/prerender.tsx';
import { type FilesBySource, filesBySourceFile } from './filesBySource.ts';
import { sourceNamed } from './sourceNamed.ts';
import { writeTermsPdf } from './termsPdf.ts';

/**
 * Writes the public pages to HTML, beside the scripts that take them over. A process of its own, because React and
 * every page are in memory only for this: `node --import tsx scripts/writePages.ts <dist>`.
 */
const [dist = ''] = process.argv.slice(2);

/** Where the build left the pages in a form that Node runs; nobody needs it afterwards. */
const rendererFolder = join(dist, 'renderer');

const textOf = (path: string): string => readFileSync(join(dist, path), 'utf8');
const { files, imports, styles: stylesOf } = JSON.parse(textOf(filesBySourceFile)) as FilesBySource;
const template = textOf('index.html');

/** The file of a source and all it imports at once, but for what comes with every page. */
const scriptsOf = (source: string): string[] => beyondTemplate(filesFrom(source));

/** The style sheets of those. */
const sheetsOf = (source: string): string[] =>
  beyondTemplate(filesFrom(source).flatMap((file) => stylesOf[file] ?? []));

const beyondTemplate = (from: readonly string[]): string[] =>
  from.map((file) => `/${file}`).filter((href) => !template.includes(href));

function filesFrom(source: string): string[] {
  const found = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    imports[file]?.forEach(follow);
  };
  const first = files[source.includes('/') ? source : `src/${sourceNamed(source)}`];
  if (first === undefined) throw new Error(`The build has no file for ${source}`);
  follow(first);
  return [...found];
}

const styles = readdirSync(join(dist, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ href: `/assets/${name}`, css: textOf(`assets/${name}`) }));

const renderer = (await import(pathToFileURL(join(rendererFolder, 'prerender.js')).href)) as {
  readonly writeSite: typeof writeSite;
};
let count = 0;
for await (const { file, text } of renderer.writeSite({ template, styles, scriptsOf, sheetsOf })) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
  count += 1;
}
await writeTermsPdf(dist);
rmSync(rendererFolder, { recursive: true });
console.log(`Wrote ${count} pages to HTML.`);
// Pages that were drawn would wait for their browser.
process.exit();
