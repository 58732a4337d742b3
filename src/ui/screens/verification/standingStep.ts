import type { VerifyIdentityStep } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';

export type StandingStep = Exclude<VerifyIdentityStep, 'reload'>;
