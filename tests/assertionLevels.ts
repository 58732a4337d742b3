/** Where an assertion is made: how much of the product stands behind it. */
export const assertionLevels = ['unit', 'screen', 'server', 'walk', 'api', 'browser'] as const;
export type AssertionLevel = (typeof assertionLevels)[number];
