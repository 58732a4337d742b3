import { wordings } from '#contract/account/reading.ts';
import { readerChoice } from './readerChoice.ts';

export const wordingChoice = readerChoice({ storageKey: 'sawa.wording', attribute: 'wording', values: wordings });
