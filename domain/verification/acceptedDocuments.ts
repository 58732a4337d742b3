/** What proves an identity, in the check company's words (providers notes, 1.10). */
export const identityDocuments = ['passport', 'driving_licence', 'national_id'] as const;
export type IdentityDocument = (typeof identityDocuments)[number];

/** Of the countries people sign up from, those whose people have no national identity card. */
const withoutNationalCard = ['CA', 'DK', 'GB', 'IE'];

/** What somebody who lives there may show. */
export const acceptedDocuments = (countryCode: string): readonly IdentityDocument[] =>
  identityDocuments.filter((type) => type !== 'national_id' || !withoutNationalCard.includes(countryCode));
