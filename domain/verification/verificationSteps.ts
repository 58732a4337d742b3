import type { VerificationType } from './verificationItem.ts';
import { type IdentitySource, isMarkedVerified, latestOf } from './verificationState.ts';

/** The three steps of the verification page, in its order (KYC-01). */
export const verificationSteps = [
  'PROOF_OF_ADDRESS',
  'IDENTITY',
  'DOCUMENT',
] as const satisfies readonly VerificationType[];
export type VerificationStep = (typeof verificationSteps)[number];

export type StepState = 'toDo' | 'inReview' | 'completed' | 'refused' | 'notNeeded';

/** `captured` are the parts already sent whose check has not answered yet. */
export function verificationStepStates(
  source: IdentitySource,
  captured: readonly VerificationType[] = [],
): Readonly<Record<VerificationStep, StepState>> {
  const stateOf = (step: VerificationStep): StepState => {
    const item = latestOf(source, step);
    if (step === 'PROOF_OF_ADDRESS' && !item) return 'notNeeded';
    if (isMarkedVerified(source) || item?.status === 'VALID') return 'completed';
    if (item && item.status !== 'PENDING') return 'refused';
    return source.meta.submittedVerificationData || captured.includes(step) ? 'inReview' : 'toDo';
  };
  return {
    PROOF_OF_ADDRESS: stateOf('PROOF_OF_ADDRESS'),
    IDENTITY: stateOf('IDENTITY'),
    DOCUMENT: stateOf('DOCUMENT'),
  };
}

/** The n of "n/3 completed"; an address that is not asked for counts (D-96). */
export const completedSteps = (states: Readonly<Record<VerificationStep, StepState>>): number =>
  verificationSteps.filter((step) => states[step] === 'completed' || states[step] === 'notNeeded').length;

export const identityDocuments = ['passport', 'drivingLicence', 'nationalId'] as const;
export const addressDocuments = ['bankStatement', 'utilityBill'] as const;

export type NeededDocuments = {
  readonly face: boolean;
  /** One of these, the national ID only of the sender's own country (KYC-08). */
  readonly identity: readonly (typeof identityDocuments)[number][];
  /** One of these, when an address is to be proved (KYC-09). */
  readonly address: readonly (typeof addressDocuments)[number][];
};

/** Countries we know to give their people no national identity card; there it is not asked for (KYC-08). */
const withoutNationalId: readonly string[] = ['GB', 'CA', 'DK', 'IE'];

/** What the sender is told to have at hand, by the country they live in (KYC-03, KYC-08). */
export const neededDocuments = (source: IdentitySource, country: string): NeededDocuments => ({
  face: true,
  identity: identityDocuments.filter((document) => document !== 'nationalId' || !withoutNationalId.includes(country)),
  address: latestOf(source, 'PROOF_OF_ADDRESS') ? addressDocuments : [],
});
