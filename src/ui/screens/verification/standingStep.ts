import type { VerifyIdentityStep } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';

export type VerificationStatusStep = Exclude<VerifyIdentityStep, 'reload'>;
