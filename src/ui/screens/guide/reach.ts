import type { Recipient } from '#contract/recipient/recipient.ts';
import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { Candidate } from '#src/dialogue/question.ts';
import type { Words } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { fullName } from '../../formats/recipientText.ts';

export type Way = { readonly country: string; readonly method: PayoutMethod };

/** The people the sender saved, as far as they were read. */
export const bookOf = (guide: GuidedSenderActor): readonly Recipient[] =>
  queryClient.getQueryData(recipientsQuery(guide.getSnapshot().context.userId ?? '').queryKey) ?? [];

/** Why money cannot reach somebody as it is chosen; nothing when it can, or when they are not in the book. */
export function unreached(id: string, way: Way, guide: GuidedSenderActor): Words | undefined {
  const saved = bookOf(guide).find((recipient) => recipient.id === id);
  if (!saved || isReached(saved, way)) return undefined;
  const { countryCode: country = '', transferMethod: method } = saved.profile;
  const facts = { recipientId: id, name: fullName(saved), country, method };
  return { key: country === way.country ? 'guide.reach.otherWay' : 'guide.reach.otherCountry', facts };
}

const isReached = (recipient: Recipient, { country, method }: Way): boolean =>
  recipientsFor([recipient], { countryCode: country, method }).length > 0;

/** To where and how they can be reached: what to answer anew, and them with it. */
export function waysTo(id: string, guide: GuidedSenderActor): readonly Candidate[] {
  const saved = bookOf(guide).find((recipient) => recipient.id === id && recipient.status !== 'SOFT_DELETED');
  const country = saved?.profile.countryCode;
  if (!saved || !country) return [];
  const { transferMethod: method } = saved.profile;
  const words: Words = { key: 'guide.reach.sendThere', facts: { name: fullName(saved), country, method } };
  const plan = { destination: { value: country }, method: { value: method }, recipient: { value: id } };
  return [{ words, plan }];
}
