import { createContext, useContext } from 'react';

/** False for a visitor, and for whose identity is not checked yet: nothing is promised to them by the hour. */
export const MayPayNowContext = createContext(true);
export const useMayPayNow = (): boolean => useContext(MayPayNowContext);
