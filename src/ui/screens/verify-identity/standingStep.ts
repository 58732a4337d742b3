import type { VerifyIdentityStep } from '#src/machines/verify-identity/verifyIdentityMachine.ts';

export type StandingStep = Exclude<VerifyIdentityStep, 'reload'>;
