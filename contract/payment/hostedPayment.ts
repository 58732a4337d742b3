import { z } from 'zod';
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

export const startInterac = endpoint({
  method: 'POST',
  path: '/payments/interac',
  access: 'signedIn',
  summary: 'Asks for an Interac e-Transfer; the payer accepts it at their bank',
  body: withReturn,
  data: goingTo,
  refusals: paymentRefusals,
});

export const startPaycross = endpoint({
  method: 'POST',
  path: '/payment/paycross',
  access: 'signedIn',
  summary: 'Starts a payment on PayCross’ page',
  body: withReturn,
  data: goingTo,
  refusals: paymentRefusals,
});

export const startIvy = endpoint({
  method: 'POST',
  path: '/ivy/checkout/session/create',
  access: 'signedIn',
  summary: 'Starts a payment on Ivy’s page',
  body: withReturn,
  data: goingTo,
  refusals: paymentRefusals,
});

export const startPay360 = endpoint({
  method: 'POST',
  path: '/pay360/card/payment',
  access: 'signedIn',
  summary: 'Starts a card payment on Pay360’s page (D-80)',
  body: withReturn,
  data: goingTo,
  refusals: paymentRefusals,
});

export const checkPay360Session = endpoint({
  method: 'POST',
  path: '/pay360/session',
  access: 'signedIn',
  summary: 'The browser is back from Pay360: its session is read before the transfer is (RES-14)',
  body: z.strictObject({ sessionId: filledText(120) }),
  data: z.strictObject({ checked: z.boolean() }),
});
