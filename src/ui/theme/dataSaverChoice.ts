import { useSyncExternalStore } from 'react';
import { dataSavings } from '#contract/account/reading.ts';
import { savesData } from '#src/services/http/savesData.ts';
import { readerChoice } from './readerChoice.ts';

export const dataSaverChoice = readerChoice({
  storageKey: 'sawa.dataSaver',
  attribute: 'saver',
  values: dataSavings,
});

/** A page written in advance was written for who spares nothing. */
export const useSavesData = (): boolean => useSyncExternalStore(dataSaverChoice.follow, savesData, () => false);
