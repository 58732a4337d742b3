import { env } from 'node:process';

/**
 * `npm test` on a commit tries the same examples wherever it runs, and other ones on the next commit: what is green
 * here is green everywhere, and commits together try more than one could. Without the variable examples are random.
 */
const seed = env.PROPERTY_SEED;
if (seed) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
}
