import type { Endpoint } from '#contract/protocol/endpoint.ts';

/** The concepts calls belong to, as folders are named; the first whose words stand in the path takes the call. */
const concepts = [
  ['verification', /verification/],
  ['payment', /payment|paycross|pay360|axcess|\/ivy|truelayer|pivot/],
  ['guide', /guide-/],
  ['reward', /promo|referrals/],
  ['quote', /quote|rate|exchange|competitors|delivery-times/],
  ['recipient', /\/recipients?\b|remit/],
  ['transfer', /transfer|draft|statement|sending-limit/],
  ['help', /complaint|support|worry/],
  ['notification', /notifications|events/],
  ['session', /session|passkeys|authenticator|factors|recovery-codes/],
  ['site', /subscribe|country|client-|values?\b|time|health|professions/],
  ['account', /user|business/],
] as const;

export type Concept = (typeof concepts)[number][0];

export function conceptOf({ path }: Pick<Endpoint, 'path'>): Concept {
  const words = path.replaceAll(/\{\w+\}/g, '');
  const [concept] = concepts.find(([, pattern]) => pattern.test(words)) ?? [];
  if (!concept) throw new Error(`The docs know no concept for ${path}`);
  return concept;
}

export type ConceptCalls = { readonly concept: Concept; readonly calls: readonly Endpoint[] };

/** What somebody who tries the product needs first stands first. */
const order: readonly Concept[] = [
  ...(['quote', 'site', 'session', 'account', 'recipient', 'transfer', 'payment'] as const),
  ...(['verification', 'notification', 'reward', 'help', 'guide'] as const),
];

export const byConcept = (endpoints: readonly Endpoint[]): ConceptCalls[] =>
  order.flatMap((concept) => {
    const calls = endpoints.filter((endpoint) => conceptOf(endpoint) === concept);
    return calls.length > 0 ? [{ concept, calls }] : [];
  });
