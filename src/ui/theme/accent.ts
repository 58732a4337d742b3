import { isPayoutCountry, type PayoutCountryCode } from '#domain/reference/countryCodes.ts';

/** The accent of a payout country; green, Cameroon's, for every country without one (LNG-04). */
export const accentOf = (country: string): PayoutCountryCode => (isPayoutCountry(country) ? country : 'CM');

/** Recolours the page at once, without drawing it again (QUO-09). To wear it anew would have all styles matched again. */
export function wearAccent(country: string, page: HTMLElement = document.documentElement): void {
  const accent = accentOf(country);
  if (page.dataset.accent !== accent) page.dataset.accent = accent;
}
