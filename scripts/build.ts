import { join } from 'node:path';
import { buildIfStale } from './buildIfStale.ts';

/** `npm run build`: what `npm start` serves, written to `dist` when it changed. */
await buildIfStale(join(import.meta.dirname, '..'));
