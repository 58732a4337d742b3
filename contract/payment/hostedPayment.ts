import { z } from 'zod';
import { type PageProviderId, pageProviderIds, paymentCompanies } from '#domain/payment/paymentProvider.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { filledText, id, text } from '../protocol/field.ts';
import { type CardForm, paymentRefusals } from './payment.ts';

/** Calls that lead to a payment company's own page, one for each company (spec §7). */

/** `returnUrl` is what the spec sends; where the payer comes back to is the server's to say. */
const withReturn = z.strictObject({ transferId: id, returnUrl: text(500).optional() });
/** Where a payer goes next: an address, a form posted to the card company, or the page of its fields (PAY-08). */
export type PaymentDestination =
  | { readonly kind: 'redirect'; readonly uri: string }
  | { readonly kind: 'form'; readonly form: CardForm }
  | { readonly kind: 'widget'; readonly checkoutId: string };

/** Where the browser goes: the company's answer stays wrapped in its own status and data (API-58, API-59, PAY-25). */
const goingTo = z.strictObject({ status: z.literal(200), data: z.strictObject({ redirectUrl: z.string() }) });

export const startAxcessCheckout = endpoint({
  method: 'GET',
  path: '/axcess/{tid}/transfers',
  access: 'signedIn',
  summary: 'Opens a card checkout, or hands back the open one; its id goes to the card widget’s page',
  params: z.strictObject({ tid: id }),
  data: z.strictObject({ checkoutId: z.string() }),
  refusals: paymentRefusals,
});

export const notifyAxcess = endpoint({
  method: 'POST',
  path: '/axcess/payment/notification',
  access: 'signedIn',
  summary: 'The browser is back from the card widget: a hint to read the payment’s state now',
  body: z.strictObject({ transferId: id, id: text(120).optional(), resourcePath: filledText(300).optional() }),
  data: z.strictObject({ checked: z.boolean() }),
});

/** Paths the specification names (§7); every other company's is /payment/<its id>. */
const startPaths: Readonly<Partial<Record<PageProviderId, string>>> = {
  interac: '/payments/interac',
  ivy: '/ivy/checkout/session/create',
  pay360: '/pay360/card/payment',
};

const startOn = (provider: PageProviderId) =>
  endpoint({
    method: 'POST',
    path: startPaths[provider] ?? `/payment/${provider}`,
    access: 'signedIn',
    summary: `Starts a payment on ${paymentCompanies[provider].name}’s page`,
    body: withReturn,
    data: goingTo,
    refusals: paymentRefusals,
  });
export type StartOnPage = ReturnType<typeof startOn>;

/** The start of each company a payer is sent to. */
export const startOnPage = Object.fromEntries(
  pageProviderIds.map((provider) => [provider, startOn(provider)]),
) as Readonly<Record<PageProviderId, StartOnPage>>;

export const checkPay360Session = endpoint({
  method: 'POST',
  path: '/pay360/session',
  access: 'signedIn',
  summary: 'The browser is back from Pay360: its session is read before the transfer is (RES-14)',
  body: z.strictObject({ sessionId: filledText(120) }),
  data: z.strictObject({ checked: z.boolean() }),
});
