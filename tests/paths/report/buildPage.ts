import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { asProduction } from '#scripts/buildIfStale.ts';

/** Bundles the page as one classic script and one style sheet: what a browser runs from a file as from a server. */
export async function buildPage(folder: string): Promise<void> {
  await asProduction(() =>
    build({
      configFile: false,
      root: join(import.meta.dirname, 'page'),
      logLevel: 'warn',
      plugins: [react()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2022',
        sourcemap: false,
        lib: {
          entry: 'main.tsx',
          formats: ['iife'],
          name: 'pathReportPage',
          fileName: () => 'report.js',
          cssFileName: 'report',
        },
      },
    }),
  );
}
