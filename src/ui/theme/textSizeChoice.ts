import { textSizes } from '#contract/account/reading.ts';
import { readerChoice } from './readerChoice.ts';

export const textSizeChoice = readerChoice({
  storageKey: 'sawa.textSize',
  attribute: 'textSize',
  values: textSizes,
});
