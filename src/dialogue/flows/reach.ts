import { fullName } from '#contract/recipient/fullName.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { Candidate } from '../question.ts';
import type { Words } from '../words.ts';

export type Way = { readonly country: string; readonly method: PayoutMethod };

/** Why money cannot reach somebody as it is chosen; nothing when it can, or when they are not in the book. */
export function unreached(id: string, way: Way, book: readonly Recipient[]): Words | undefined {
  const saved = book.find((recipient) => recipient.id === id);
  if (!saved || isReached(saved, way)) return undefined;
  const { countryCode: country = '', transferMethod: method } = saved.profile;
  const facts = { recipientId: id, name: fullName(saved), country, method };
  return { key: country === way.country ? 'guide.reach.otherWay' : 'guide.reach.otherCountry', facts };
}

const isReached = (recipient: Recipient, { country, method }: Way): boolean =>
  recipientsFor([recipient], { countryCode: country, method }).length > 0;

/** To where and how they can be reached: what to answer anew, and them with it. */
export function waysTo(id: string, book: readonly Recipient[]): readonly Candidate[] {
  const saved = book.find((recipient) => recipient.id === id && recipient.status !== 'SOFT_DELETED');
  const country = saved?.profile.countryCode;
  if (!saved || !country) return [];
  const { transferMethod: method } = saved.profile;
  const words: Words = { key: 'guide.reach.sendThere', facts: { name: fullName(saved), country, method } };
  const plan = { destination: { value: country }, method: { value: method }, recipient: { value: id } };
  return [{ words, plan }];
}
