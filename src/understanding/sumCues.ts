import { type Heard, hasCue, type Mention, meaningOf, mentionAt, mentionsOf, says } from './heard.ts';
import type { Sum } from './sum.ts';

/** Tokens between a sum and the "about" or "half" that blurs it. */
const reach = 2;

/** "About", "up to", "half of", "plus" beside the sum. */
export const isInexact = (heard: Heard, sum: Sum): boolean =>
  (heard.asking === 'amount' && says(heard, 'each')) ||
  heard.mentions.some(
    (mention) =>
      (hasCue(mention, 'about') || hasCue(mention, 'combine')) &&
      (mention.to <= sum.from || mention.from >= sum.to) &&
      distance(mention, sum) <= reach,
  ) ||
  [sum.from - 1, sum.to].some((place) => /^[+*~≈%]$/.test(heard.tokens[place]?.raw ?? ''));

/** "Add 20", "half of 100": another sum than the one that is named. */
export const isRelative = (heard: Heard, sum: Sum): boolean =>
  heard.mentions.some(
    (mention) =>
      hasCue(mention, 'combine') &&
      (mention.to <= sum.from || mention.from >= sum.to) &&
      distance(mention, sum) <= reach,
  );

/** "Fees included", "all in": what the sender pays in all; what it costs is asked, and not said. */
export const isAllIn = (heard: Heard): boolean =>
  (says(heard, 'all in') || isPaidInTotal(heard)) &&
  !mentionsOf(heard, 'wish').some(({ meaning }) => meaning.wish === 'cost');

/** "They took 12 pounds": what somebody else charged. */
export const isCharged = (heard: Heard, { from }: Sum): boolean =>
  heard.tokens.slice(Math.max(0, from - 3), from).some(({ text }) => charges.has(text));

const charges = new Set('took charged charges charging pris prennent facture facturent preleve'.split(' '));

/** "I want to pay 80 pounds in total": what is paid, with the sum in the middle. */
function isPaidInTotal({ tokens }: Heard): boolean {
  const paying = tokens.findIndex(({ text }) => pays.has(text));
  const after = tokens.slice(paying + 1).map(({ text }) => text);
  return paying >= 0 && inTotal.test(after.join(' '));
}

const pays = new Set('pay paying spend spending payer paye paierai depenser depense'.split(' '));
const inTotal = /\b(?:in total|in all|altogether|all told|en tout|au total)\b/;

const distance = (mention: Mention, sum: Sum): number =>
  mention.to <= sum.from ? sum.from - mention.to : mention.from - sum.to;

/** "3 things", "2 times": a number of something else. */
export const isUnit = (heard: Heard, { to }: Sum): boolean =>
  hasCue(mentionAt(heard, to), 'unit') || /^[%°]$/.test(heard.tokens[to]?.raw ?? '');

/** Whether the sum is what the recipient gets. "How much will she get for £100" asks, and sends the £100. */
export function isReceived(heard: Heard, { from }: Sum): boolean {
  if (mentionsOf(heard, 'wish').some(({ meaning }) => meaning.wish === 'cost')) return false;
  return heard.mentions.some((mention) => hasCue(mention, 'receive')) || isGotBySomebody(heard, from);
}

/** "Marie to get", "she get": not "get £15 to Marie". */
const isGotBySomebody = (heard: Heard, from: number): boolean =>
  heard.tokens.slice(0, from).some(({ text }, place) => {
    if (text !== 'get') return false;
    const before = heard.tokens[place - 1]?.text === 'to' ? place - 2 : place - 1;
    return meaningOf(mentionAt(heard, before), 'kin') !== undefined || isCapitalised(heard, before);
  });

const isCapitalised = (heard: Heard, place: number): boolean =>
  place >= 0 && /^\p{Lu}\p{L}/u.test(heard.tokens[place]?.raw ?? '') && mentionAt(heard, place) === undefined;
