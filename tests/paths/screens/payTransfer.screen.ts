import type { ContextFrom } from 'xstate';
import type { PaymentKind } from '#domain/payment/paymentKind.ts';
import { paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { payTransferMachine } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { payTransferFacts } from './payTransfer.facts.ts';
import { words } from './words.ts';

/** Nothing when this transfer is not offered that way, or may not be paid so: no control sends it then. */
export function offeredAs(
  { transfer }: ContextFrom<typeof payTransferMachine>,
  provider: PaymentProviderId,
): PaymentKind | undefined {
  const option = transfer && paymentOptions(transfer).find((candidate) => candidate.provider === provider);
  return option?.disabledReason ? undefined : option?.kind;
}

export const payTransferUse: ScreenUse<typeof payTransferMachine> = {
  headlines: {
    transferRetry: words('send.review.unavailable'),
    nothingDue: words('pay.nothingDue.title'),
    paymentMethod: words('pay.title'),
    bank: words('pay.bank.title'),
    bankRetry: words('pay.bank.title'),
    profile: words('pay.profile.title'),
    password: words('send.password.title'),
    notOpen: words('pay.notOpen.title'),
    leaving: ({ leaving }) => words(`pay.leaving.${leaving?.kind ?? 'redirect'}.title`),
  },
  controls: {
    'payment.requested': words('pay.proceed'),
    'method.reopened': words('pay.otherWay'),
  },
  // The button of this name is there the way out of the flow that asks, in whose own walk it is looked at.
  controlsAt: { profile: { 'method.reopened': undefined } },
  facts: payTransferFacts,
  table: {
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    async 'method.chosen'(page, event, flow) {
      const kind = offeredAs(flow.context(), event.provider);
      const isChosen = flow.context().provider === event.provider;
      if (kind && !isChosen) await page.choose(words('pay.options'), words(`pay.kinds.${kind}.title`));
      else await flow.send(event);
    },
    async 'tokenisation.chosen'(page, event, flow) {
      const { provider, tokenised } = flow.context();
      const isOffered = provider === 'trust-payment' && offeredAs(flow.context(), provider) === 'card';
      if (!isOffered || tokenised === event.tokenised) await flow.send(event);
      else if (event.tokenised) await page.tick(words('pay.card.store'));
      else await page.untick(words('pay.card.store'));
    },
    'sending.confirmed': (page) => page.press(words('pay.nothingDue.send')),
    'payment.requested': (page) => page.press(words('pay.proceed')),
    async 'bank.chosen'(page, { providerId }) {
      await page.press(providerId === 'ob-monzo' ? 'Monzo' : providerId);
    },
    async 'method.reopened'(page) {
      await page.press(words('pay.otherWay'));
    },
    // Opening the page does.
    'flow.restored': 'fromOutside',
    'ways.read': 'fromOutside',
    async 'provider.opened'(page, _event, flow) {
      await page.press(words(`pay.leaving.${flow.context().leaving?.kind ?? 'redirect'}.go`));
    },
    'dashboard.chosen': (page) => page.press(words('send.verifyFirst.dashboard')),
  },
};
