import {
  checkPay360Session,
  notifyAxcess,
  type StartOnPage,
  startAxcessCheckout,
  startOnPage,
} from '#contract/payment/hostedPayment.ts';
import type { PaymentRefusal } from '#contract/payment/payment.ts';
import type { Language } from '#contract/protocol/language.ts';
import { type PaymentProviderId, pageProviderIds } from '#domain/payment/paymentProvider.ts';
import { accept } from '#domain/result.ts';
import { type Outcome, type Route, refused, signedInRoute } from '../http/route.ts';
import { readOwnTransfer } from '../transfer/lifecycle/transferStore.ts';
import type { NextAction } from './paymentProvider.ts';
import { lookAt } from './payments.ts';
import { resourcePathOf } from './providers/axcess.ts';
import { type PaymentSetting, startPayment } from './startPayment.ts';

/** The start of each company that has a call of its own, and what a browser may say when it is back (spec §7). */
export const hostedRoutes = (setting: PaymentSetting): Route[] => [
  ...pageProviderIds.map((provider) => redirectRoute(setting, startOnPage[provider], provider)),

  signedInRoute(startAxcessCheckout, async ({ params, language }, { userId }) => {
    const next = await started(setting, { transferId: params.tid, userId, provider: 'axcess', language });
    if (!next.ok) return next;
    if (next.value.kind !== 'widget') throw new Error('A card widget has a checkout');
    return accept({ checkoutId: next.value.checkoutId });
  }),

  /** The path the browser brings is compared with our own and never followed. */
  signedInRoute(notifyAxcess, async ({ body }, { userId }) => {
    const transfer = await readOwnTransfer(setting, { transferId: body.transferId, userId });
    if (!transfer) return refused('notFound');
    const attempt = await setting.attempts.returned(transfer.id);
    if (attempt?.provider !== 'axcess' || !attempt.providerRef) return accept({ checked: false });
    const isOurs = [undefined, resourcePathOf(attempt.providerRef)].includes(body.resourcePath);
    if (!isOurs) return refused('requestInvalid', { fields: [{ field: 'resourcePath', problem: 'unknown' }] });
    return accept({ checked: (await lookAt(setting, attempt)).ok });
  }),

  signedInRoute(checkPay360Session, async ({ body }, { userId }) => {
    const attempt = await setting.attempts.find({ providerRef: body.sessionId }, 'pay360');
    const transfer = attempt && (await readOwnTransfer(setting, { transferId: attempt.transferId, userId }));
    if (!attempt || !transfer) return refused('notFound');
    await setting.attempts.returned(transfer.id);
    return accept({ checked: (await lookAt(setting, attempt)).ok });
  }),
];

type Starting = {
  readonly transferId: string;
  readonly userId: string;
  readonly provider: PaymentProviderId;
  readonly language: Language;
};

async function started(
  setting: PaymentSetting,
  { transferId, ...start }: Starting,
): Promise<Outcome<NextAction, PaymentRefusal>> {
  const transfer = await readOwnTransfer(setting, { transferId, userId: start.userId });
  if (!transfer) return refused('notFound');
  const outcome = await startPayment(setting, { ...start, transfer });
  return outcome.ok ? accept(outcome.value.next) : outcome;
}

/** Calls of one shape: a transfer, and where the sender says they will come back to. */
const redirectRoute = (setting: PaymentSetting, call: StartOnPage, provider: PaymentProviderId): Route =>
  signedInRoute(call, async ({ body: { transferId, returnUrl }, language }, { userId }) => {
    if (returnUrl !== undefined && !isOwnResultPage(returnUrl, transferId)) {
      return refused('requestInvalid', { fields: [{ field: 'returnUrl', problem: 'unknown' }] });
    }
    const next = await started(setting, { transferId, userId, provider, language });
    if (!next.ok) return next;
    if (next.value.kind !== 'redirect') throw new Error(`A payment with ${provider} is a redirect`);
    return accept({ status: 200 as const, data: { redirectUrl: next.value.url } });
  });

/** The page a payer comes back to is always the one of their transfer; its site is ours to say. */
const isOwnResultPage = (url: string, transferId: string): boolean =>
  URL.canParse(url) && new URL(url).pathname === `/transfer-completed/${transferId}`;
