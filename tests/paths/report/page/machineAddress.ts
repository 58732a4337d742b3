import type { Address } from './address.ts';

export type MachineAddress = Extract<Address, { page: 'machine' }>;
