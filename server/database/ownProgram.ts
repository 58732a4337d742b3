import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Sources are TypeScript; what production runs is bundled from them, with every program in one folder. */
const isBundled = import.meta.url.endsWith('.js');

/** The address of a program in this folder that runs in a thread or a process of its own. */
export const ownProgram = (name: string): URL => new URL(`./${name}${isBundled ? '.js' : '.ts'}`, import.meta.url);

/** What Node loads first in such a process, so that it reads TypeScript as this one does. */
export const processArguments = (): readonly string[] =>
  isBundled ? [] : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];

/** The script of a thread that runs such a program: threads do not inherit the loader that reads TypeScript. */
export function threadScript(program: URL): string {
  const load = `import(${JSON.stringify(program.href)})`;
  return isBundled ? `${load};` : `import('tsx/esm/api').then(({ register }) => { register(); return ${load}; });`;
}
