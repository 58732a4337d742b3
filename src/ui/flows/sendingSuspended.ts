import { createContext, useContext } from 'react';

/** True where whoever is signed in lives in a country that nobody may send from at present (DSH-08). */
export const SendingSuspendedContext = createContext(false);
export const useSendingSuspended = (): boolean => useContext(SendingSuspendedContext);
