import { env } from 'node:process';
import fc from 'fast-check';

/** A break is noticed with its first counterexample; to look for the smallest takes minutes, which no time-out ends. */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  endOnFailure: true,
  ...(env.MUTANTS_SEED && { seed: Number(env.MUTANTS_SEED) }),
});
