/** What can be made to go wrong, for the next `count` webhooks or calls of one company. */
export const faultKinds = [
  /** The webhook comes twice, with the same event id. */
  'duplicate',
  /** The webhook comes after the next one about the same thing. */
  'outOfOrder',
  /** The webhook comes ten times as late as usual; asking for the state already gives the new one. */
  'late',
  /** A copy signed by a stranger comes just before the true webhook. */
  'forged',
  /** The webhook waits for POST /faults/release. */
  'hold',
  /** The company answers a call with 500 and does nothing. */
  'serverError',
  /** The company does what it was asked and never answers. */
  'timeoutAfterAccept',
  /** The company refuses a refund for good. */
  'refundRefused',
  /** The company takes three seconds to answer a call. */
  'slow',
  /** The company's line is cut before it answers a call. */
  'down',
  /** The webhook is sent a second time long after, word for word as it was signed. */
  'replayed',
  /** One unit more arrives than was asked for. */
  'amountDiffers',
  /** Half of what was asked for arrives. */
  'partial',
  /** The payer's bank takes the money back after it came. */
  'chargeback',
  /** The payer said yes, and nothing more is heard. */
  'stalled',
  /** The partner gives back what it had paid out. */
  'payoutReturned',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const webhookKinds = ['duplicate', 'outOfOrder', 'late', 'forged', 'replayed', 'hold'] as const;
const questionKinds = ['serverError', 'slow', 'down'] as const;
const callKinds = [...questionKinds, 'timeoutAfterAccept'] as const;
const bankKinds = [...webhookKinds, ...callKinds, 'amountDiffers', 'partial', 'stalled', 'refundRefused'] as const;
const cardKinds = [...bankKinds, 'chargeback'] as const;
const partnerKinds = [...webhookKinds, ...callKinds, 'payoutReturned'] as const;

type Declared = {
  /** As it calls itself; the identity check has a name in each language. */
  readonly name: string;
  /** What it can do to its merchants. */
  readonly faults: readonly FaultKind[];
  /** Its page comes from `hosted`: what differs is how it is asked and how it tells. */
  readonly isHosted?: true;
};

/** Every company of the sandbox; nobody takes back a payment its own bank confirmed to TrueLayer. */
const declared = {
  truelayer: { name: 'TrueLayer', faults: bankKinds },
  trust: { name: 'Trust Payments', faults: cardKinds },
  axcess: { name: 'Axcess', faults: cardKinds, isHosted: true },
  pay360: { name: 'Pay360', faults: cardKinds, isHosted: true },
  paycross: { name: 'PayCross', faults: cardKinds, isHosted: true },
  interac: { name: 'Interac', faults: cardKinds, isHosted: true },
  ivy: { name: 'Ivy', faults: cardKinds, isHosted: true },
  kyc: { name: 'Identity check', faults: [...webhookKinds, ...callKinds] },
  aza: { name: 'AZA', faults: partnerKinds },
  pivot: { name: 'PIVOT', faults: partnerKinds },
  pricewatch: { name: 'Pricewatch', faults: questionKinds },
} as const satisfies Readonly<Record<string, Declared>>;
export type Company = keyof typeof declared;
export type HostedCompany = {
  [Name in Company]: (typeof declared)[Name] extends { readonly isHosted: true } ? Name : never;
}[Company];

export const companies: Readonly<Record<Company, Declared>> = declared;
export const companyIds = Object.keys(declared) as readonly Company[];
export const hostedCompanyIds = companyIds.filter((id): id is HostedCompany => companies[id].isHosted === true);
export const companyNames = Object.fromEntries(companyIds.map((id) => [id, companies[id].name])) as Readonly<
  Record<Company, string>
>;
