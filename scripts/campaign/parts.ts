import { companyFaults } from './companyFaults.ts';
import { duplicates } from './duplicates.ts';
import { histories } from './histories.ts';
import { kills } from './kills.ts';
import type { Part } from './part.ts';
import { power } from './power.ts';
import { requests } from './requests.ts';

/** Every part of a campaign, in its order. */
export const parts: readonly Part[] = [duplicates, kills, power, requests, histories, companyFaults];
