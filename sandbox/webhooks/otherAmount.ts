import type { Company } from '../companies.ts';
import type { Faults } from './faults.ts';

type Asked = { readonly company: Company; readonly askedMinor: number };

/** What arrives in place of what was asked for, in the smallest unit, where a fault says so. */
export function otherAmount(faults: Faults, { company, askedMinor }: Asked): number | undefined {
  if (faults.strikes(company, 'amountDiffers')) return askedMinor + 100;
  return faults.strikes(company, 'partial') ? Math.floor(askedMinor / 2) : undefined;
}
