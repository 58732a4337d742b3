import type { PriceQuoteOutput } from '../../quote/price-quote/priceQuoteContext.ts';
import type { SendMoneyContext } from './sendMoneyContext.ts';

/** A recipient is for one country and one method, so another destination lets the chosen one go. */
export const staysInPlace = ({ draft: before }: SendMoneyContext, { draft: now }: Pick<PriceQuoteOutput, 'draft'>) =>
  before.toReceive.countryCode === now.toReceive.countryCode && before.transferMethod === now.transferMethod;

/** Who it is for and why are known, and fit where it now goes. */
export const isAnswered = (context: SendMoneyContext, destination: Pick<PriceQuoteOutput, 'draft'>): boolean =>
  context.recipientId !== undefined && context.reasonId !== undefined && staysInPlace(context, destination);

/** The sender said so of the chosen recipient before, in this draft. */
export const isTrusted = ({ trusted, recipientId }: SendMoneyContext) =>
  recipientId !== undefined && trusted.includes(recipientId);

/** The newest word about the chosen recipient counts. */
export function withWord({ trusted, recipientId }: SendMoneyContext, isGiven: boolean): readonly string[] {
  const others = trusted.filter((id) => id !== recipientId);
  return isGiven && recipientId !== undefined ? [...others, recipientId] : others;
}
