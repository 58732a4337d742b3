import type { SignUpCountryCode } from '../reference/countryCodes.ts';

/**
 * Text messages an hour to all numbers of a country together: several times what a busy hour needs, and little enough
 * that somebody who has them sent for a share of their price earns nothing worth the trouble.
 */
export const smsPerHour: Readonly<Record<SignUpCountryCode, number>> = {
  BE: 200,
  CA: 500,
  DK: 150,
  FI: 150,
  FR: 500,
  DE: 500,
  IE: 200,
  IT: 300,
  NL: 300,
  NO: 150,
  ES: 300,
  SE: 200,
  CH: 150,
  GB: 1_000,
};
