import { createContext, useContext } from 'react';
import { type PayInCountryCode, payInCountryCodes } from '#domain/reference/countryCodes.ts';

/** Countries the person on this page may send from; a visitor may look at prices from anywhere. */
export const SendingFromContext = createContext<readonly PayInCountryCode[]>(payInCountryCodes);

/** What the picker offers: those, and what is chosen already, which the server would refuse and the person can change. */
export function useSendingFrom(chosen: PayInCountryCode): readonly PayInCountryCode[] {
  const offered = useContext(SendingFromContext);
  return offered.includes(chosen) ? offered : [chosen, ...offered];
}
