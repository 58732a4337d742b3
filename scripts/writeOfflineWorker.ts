import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#contract/protocol/language.ts';
import { offlinePath, offlineWorkerFile, pageFile, plainPages, pricePath } from '#contract/site/site.ts';
import { paths } from '#src/app/address/paths.ts';

/** Money comes back to these addresses, or a form of another company stands there; the others are the server's own. */
const untouched = [
  '/api',
  '/qa',
  pricePath,
  ...[
    paths.transferComplete,
    paths.transferCompleted,
    paths.authTransferComplete,
    paths.transferResult,
    paths.trustPaymentForMobile,
    paths.axcessPayment,
    paths.cardPayment,
    paths.paymentMethod,
    paths.truelayerProviders,
  ].map((path) => path.replace(/\/:.*$/, '')),
];

/** Writes what shows a page without a network, with a version of its own whenever that page or its parts change. */
export async function writeOfflineWorker({ root, dist }: { root: string; dist: string }): Promise<void> {
  const written = languages.map((language) => readFileSync(join(dist, pageFile(plainPages.offline, language)), 'utf8'));
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = [...new Set([...written, template].flatMap(assetsIn))].filter((file) => !file.endsWith('.woff2'));
  const shell = {
    version: createHash('sha256')
      .update([...files, ...written].join('\n'))
      .digest('hex')
      .slice(0, 16),
    files,
    offlinePages: Object.fromEntries(languages.map((language) => [language, `${offlinePath}?lang=${language}`])),
    untouched,
  };
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/offlineWorker.ts'),
        output: { entryFileNames: offlineWorkerFile, format: 'iife' },
      },
    },
  });
}

/** Whatever a page names of the build's files: scripts, styles and fonts, which nobody should fetch for this page alone. */
const assetsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
