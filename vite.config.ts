import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  checkingSchemas,
  modulePreload,
  namedFonts,
  quietRouter,
  scopedClass,
  splitCode,
} from './scripts/lightBuild.ts';
import { proseAsBlocks } from './scripts/proseAsBlocks.ts';

/** How pages are built, with nothing that only tests need: production is built without it. */
export default defineConfig({
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }), enforce: 'pre' },
    namedFonts,
    proseAsBlocks,
    quietRouter,
    checkingSchemas,
  ],
  build: {
    outDir: 'dist',
    sourcemap: false,
    target: 'es2022',
    modulePreload,
    rolldownOptions: { output: { codeSplitting: splitCode() } },
  },
  css: { modules: { generateScopedName: scopedClass } },
  json: { namedExports: false },
  // A worker fetches what it prints with only when it prints.
  worker: { format: 'es' },
});
