import type { PersonalAnswers } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { asks, choosing, writing } from './chatWords.ts';
import { words } from './words.ts';

/** What somebody answers who is asked for their details one by one. */
export const detailsAnswered = (details: PersonalAnswers) =>
  new Map([
    [asks('address1'), writing(details.address1 ?? '')],
    [asks('city'), writing(details.city ?? '')],
    [asks('zip'), writing(details.zip ?? '')],
    [asks('moreDetails'), choosing(words('guide.options.nothingMore'))],
  ]);
