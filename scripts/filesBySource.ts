import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build says into which file each source went; nothing of it is served. */
export const filesBySourceFile = '.vite/files-by-source.json';

/** `files` by source of ours, and what each file imports at once: other files, and `styles`. */
export type FilesBySource = {
  readonly files: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly styles: Readonly<Record<string, readonly string[]>>;
};

/** Vite's own manifest leaves out sources that share a file. */
export const tellFilesBySource = (root: string): Plugin => ({
  name: 'files by source',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const nameOf = (id: string) => relative(root, id.split('?')[0] ?? id);
    const told: FilesBySource = {
      files: Object.fromEntries([
        ...chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [nameOf(id), fileName])),
        // The file a page is asked for by, where its code lies in another that it shares.
        ...chunks.flatMap(({ fileName, facadeModuleId: id }) => (id === null ? [] : [[nameOf(id), fileName]])),
      ]),
      imports: Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
      styles: Object.fromEntries(
        chunks.map(({ fileName, viteMetadata }) => [fileName, [...(viteMetadata?.importedCss ?? [])]]),
      ),
    };
    this.emitFile({ type: 'asset', fileName: filesBySourceFile, source: JSON.stringify(told) });
  },
});
