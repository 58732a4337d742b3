import { act } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';
import type { PaymentKind } from '#domain/payment/paymentOptions.ts';
import { paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { PayTransferActor, payTransferMachine } from '#src/machines/pay-transfer/payTransferMachine.ts';
import { PayTransferScreens } from '#src/ui/screens/pay-transfer/PayTransferScreens.tsx';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { payTransferPaths } from '../specs/payTransfer.paths.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { words } from './inProduct.tsx';
import { withReads } from './sendReads.tsx';

vi.mock('#src/services/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));
vi.mock('#src/ui/screens/pay-transfer/leaveFor.ts', () => ({ leaveFor: () => undefined }));

/** A test stays where it is: forms go nowhere. */
const stay = (event: Event) => event.preventDefault();
beforeAll(() => window.addEventListener('submit', stay));
afterAll(() => window.removeEventListener('submit', stay));

let actor: PayTransferActor;

/** Nothing when this transfer is not offered that way, or may not be paid so: no control sends it then. */
function offeredAs(provider: PaymentProviderId): PaymentKind | undefined {
  const { transfer } = actor.getSnapshot().context;
  const option = transfer && paymentOptions(transfer).find((candidate) => candidate.provider === provider);
  return option?.disabledReason ? undefined : option?.kind;
}

const screens: Screen<typeof payTransferMachine> = {
  mount(started) {
    actor = started;
    return withReads(<PayTransferScreens actor={started} userId={userFixture().id} />);
  },
  headlines: {
    transferRetry: words('send.review.unavailable'),
    paymentMethod: words('pay.title'),
    bank: words('pay.bank.title'),
    bankRetry: words('pay.bank.title'),
    profile: words('pay.profile.title'),
    password: words('send.password.title'),
    notOpen: words('pay.notOpen.title'),
    leaving: ({ leaving }) => words(`pay.leaving.${leaving?.kind ?? 'redirect'}.title`),
  },
  table: {
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
    async 'method.chosen'(page, event) {
      const kind = offeredAs(event.provider);
      const isChosen = actor.getSnapshot().context.provider === event.provider;
      if (kind && !isChosen) await page.choose(words('pay.options'), words(`pay.kinds.${kind}.title`));
      else await act(async () => actor.send(event));
    },
    async 'cardStorage.chosen'(page, event) {
      const { provider, tokenised } = actor.getSnapshot().context;
      const isOffered = provider === 'trust-payment' && offeredAs(provider) === 'card';
      if (!isOffered || tokenised === event.isStored) await act(async () => actor.send(event));
      else if (event.isStored) await page.tick(words('pay.card.store'));
      else await page.untick(words('pay.card.store'));
    },
    'payment.requested': (page) => page.press(words('pay.proceed')),
    async 'bank.chosen'(page, { providerId }) {
      await page.press(providerId === 'ob-monzo' ? 'Monzo' : providerId);
    },
    async 'method.reopened'(page) {
      await page.press(words('pay.otherWay'));
    },
    'profile.updated': (page) => page.press(words('pay.profile.updated')),
    async 'provider.opened'(page) {
      const isByForm = actor.getSnapshot().context.leaving?.kind === 'form';
      await page.press(words(isByForm ? 'pay.leaving.form.go' : 'pay.leaving.redirect.go'));
    },
    'dashboard.chosen': (page) => page.press(words('send.verifyFirst.dashboard')),
  },
};

walkScreen(payTransferPaths, screens);
