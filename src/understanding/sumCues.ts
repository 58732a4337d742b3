import {
  hasCue,
  type Mention,
  meaningOf,
  mentionAt,
  mentionsOf,
  type ParsedUtterance,
  says,
} from './parsedUtterance.ts';
import type { Sum } from './sum.ts';

/** Tokens between a sum and the "about" or "half" that blurs it. */
const reach = 2;

/** "About", "up to", "half of", "plus" beside the sum. */
export const isInexact = (parsed: ParsedUtterance, sum: Sum): boolean =>
  (parsed.asking === 'amount' && says(parsed, 'each')) ||
  parsed.mentions.some(
    (mention) =>
      (hasCue(mention, 'about') || hasCue(mention, 'combine')) &&
      (mention.to <= sum.from || mention.from >= sum.to) &&
      distance(mention, sum) <= reach,
  ) ||
  [sum.from - 1, sum.to].some((place) => /^[+*~≈%]$/.test(parsed.tokens[place]?.raw ?? ''));

/** "Add 20", "half of 100": another sum than the one that is named. */
export const isRelative = (parsed: ParsedUtterance, sum: Sum): boolean =>
  parsed.mentions.some(
    (mention) =>
      hasCue(mention, 'combine') &&
      (mention.to <= sum.from || mention.from >= sum.to) &&
      distance(mention, sum) <= reach,
  );

/** "Fees included", "all in": what the sender pays in all; what it costs is asked, and not said. */
export const isAllIn = (parsed: ParsedUtterance): boolean =>
  (says(parsed, 'all in') || isPaidInTotal(parsed)) &&
  !mentionsOf(parsed, 'intent').some(({ meaning }) => meaning.intentName === 'cost');

/** "They took 12 pounds": what somebody else charged. */
export const isCharged = (parsed: ParsedUtterance, { from }: Sum): boolean =>
  parsed.tokens.slice(Math.max(0, from - 3), from).some(({ text }) => charges.has(text));

const charges = new Set('took charged charges charging pris prennent facture facturent preleve'.split(' '));

/** "I want to pay 80 pounds in total": what is paid, with the sum in the middle. */
function isPaidInTotal({ tokens }: ParsedUtterance): boolean {
  const paying = tokens.findIndex(({ text }) => pays.has(text));
  const after = tokens.slice(paying + 1).map(({ text }) => text);
  return paying >= 0 && inTotal.test(after.join(' '));
}

const pays = new Set('pay paying spend spending payer paye paierai depenser depense'.split(' '));
const inTotal = /\b(?:in total|in all|altogether|all told|en tout|au total)\b/;

const distance = (mention: Mention, sum: Sum): number =>
  mention.to <= sum.from ? sum.from - mention.to : mention.from - sum.to;

/** "3 things", "2 times": a number of something else. */
export const isUnit = (parsed: ParsedUtterance, { to }: Sum): boolean =>
  hasCue(mentionAt(parsed, to), 'unit') || /^[%°]$/.test(parsed.tokens[to]?.raw ?? '');

/** Whether the sum is what the recipient gets. "How much will she get for £100" asks, and sends the £100. */
export function isReceived(parsed: ParsedUtterance, { from }: Sum): boolean {
  if (mentionsOf(parsed, 'intent').some(({ meaning }) => meaning.intentName === 'cost')) return false;
  const receiving = parsed.mentions.filter((mention) => hasCue(mention, 'receive'));
  if (isBehindFor(parsed, from) && receiving.some((mention) => mention.to < from)) return false;
  return receiving.length > 0 || isGotBySomebody(parsed, from);
}

/** "What would she get for 300": the 300 are what is paid for it. */
const isBehindFor = ({ tokens }: ParsedUtterance, from: number): boolean => {
  const before = tokens[from - 1]?.text ?? '';
  return ['for', 'pour'].includes(before);
};

/** "Marie to get", "she get": not "get £15 to Marie". */
const isGotBySomebody = (parsed: ParsedUtterance, from: number): boolean =>
  parsed.tokens.slice(0, from).some(({ text }, place) => {
    if (text !== 'get') return false;
    const before = parsed.tokens[place - 1]?.text === 'to' ? place - 2 : place - 1;
    return meaningOf(mentionAt(parsed, before), 'kinshipTerms') !== undefined || isCapitalised(parsed, before);
  });

const isCapitalised = (parsed: ParsedUtterance, place: number): boolean =>
  place >= 0 && /^\p{Lu}\p{L}/u.test(parsed.tokens[place]?.raw ?? '') && mentionAt(parsed, place) === undefined;
