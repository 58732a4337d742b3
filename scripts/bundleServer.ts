import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { asProduction } from './buildIfStale.ts';

/** Programs of production: the server, the operator's tool, and those that the embedded database starts. */
const programs = {
  serve: 'scripts/serve.ts',
  ops: 'server/ops/ops.ts',
  pgliteWorker: 'server/database/pgliteWorker.ts',
  createClusterProcess: 'server/database/createClusterProcess.ts',
};

/** What the programs read beside themselves. */
const read = ['server/database/migrations', 'server/account/commonPasswords.txt'];

/** Compiled code stays a package: it finds its binaries beside itself. */
const compiled = ['@node-rs/argon2', '@electric-sql/pglite'];

/** Of a compiled package, what Node loads; the rest is for bundlers, types and the database's extensions. */
const isLoaded = (path: string): boolean => statSync(path).isDirectory() || /\.(?:js|json|node|wasm|data)$/.test(path);

type Bundle = { readonly root: string; readonly into: string; readonly pages: string };

/**
 * Writes a folder that Node runs by itself, without TypeScript or `npm`: `node serve.js` is the server with the pages
 * of the folder `pages`, `node ops.js` the operator's tool. Whatever was in the folder is gone.
 */
export async function bundleServer({ root, into, pages }: Bundle): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await asProduction(() =>
    build({
      ...{ root, configFile: false, publicDir: false, logLevel: 'warn' },
      ssr: { noExternal: true, external: [...compiled, 'pg-native'] },
      build: {
        ...{ ssr: true, outDir: into, emptyOutDir: false, target: 'node20', minify: false },
        rolldownOptions: {
          input: programs,
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      },
    }),
  );
  for (const path of read) cpSync(join(root, path), join(into, path.split('/').at(-1) ?? ''), { recursive: true });
  for (const name of compiled) copyPackage(root, into, name);
  cpSync(pages, join(into, 'pages'), { recursive: true });
  writeFileSync(join(into, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`);
}

/** The package and, in its scope, the binaries of this machine. */
function copyPackage(root: string, into: string, name: string) {
  const [scope = '', own = ''] = name.split('/');
  const from = join(root, 'node_modules', scope);
  for (const each of readdirSync(from).filter((each) => each === own || each.startsWith(`${own}-`))) {
    cpSync(join(from, each), join(into, 'node_modules', scope, each), { recursive: true, filter: isLoaded });
  }
}
