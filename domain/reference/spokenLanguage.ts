/** Countries of the delivery matrix where more people read French than English. */
const frenchReading: readonly string[] = ['CM', 'CI', 'TD', 'GQ', 'GA', 'CG', 'SN'];

/** The likelier of our languages in a country money arrives in; its sender knows better. */
export const languageReadIn = (countryCode: string): 'en' | 'fr' => (frenchReading.includes(countryCode) ? 'fr' : 'en');
