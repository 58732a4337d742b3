import { cleanup, screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { Language } from '#contract/protocol/language.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { attemptStates, openPaymentOf } from '#domain/payment/openPayment.ts';
import { paymentResultMachine } from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import type { PaymentReturn } from '#src/machines/payment/payment-result/paymentReturn.ts';
import { cancelTransferMachine } from '#src/machines/transfer/cancel-transfer/cancelTransferMachine.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openTransfer } from '#tests/setup/openTransfer.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { CancelTransferDialog } from '../../transfer/CancelTransferDialog.tsx';
import { PaymentResultScreens } from './PaymentResultScreens.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

/** What only somebody may be told whose money certainly never left them. */
const claims: Record<Language, RegExp> = {
  en: /\b(no|nothing|not)\b[^.]*\btaken\b|left unpaid|(n’t|not) (finish|finished) paying|didn’t pay|nothing to refund|to pay in|(n’t|not) (been )?paid/iu,
  fr: /rien n’a[^.]*prélevé|rien à rembourser|sans paiement|n’avez pas payé|n’a pas été (fait|payé)|pas (fini|terminé) de payer|total à payer en/iu,
};

type Case = { readonly payment: Transfer['payment']; readonly statusCode?: string };

/** Every attempt, not returned from, just now, and a while ago; once more for who turned back at paycross. */
const open = attemptStates
  .flatMap((state) => [undefined, someMoment, someMoment - 600].map((returnedAt) => ({ state, returnedAt })))
  .map((attempt) => openPaymentOf(attempt, someMoment))
  .filter((payment) => payment !== 'none');
const cases: Case[] = [...new Set(open)].flatMap((payment) => [{ payment }, { payment, statusCode: '2002' }]);

function Result({ transfer, statusCode }: { readonly transfer: Transfer; readonly statusCode?: string | undefined }) {
  const actor = useActorRef(machineFor(transfer), {
    input: { transferId: transfer.id, paymentType: 'paycross', statusCode, isSignedIn: true },
  });
  return <PaymentResultScreens actor={actor} userId="u1" />;
}

const machineFor = (transfer: Transfer) =>
  paymentResultMachine.provide({
    actors: {
      reportReturn: fromPromise<{ checked: boolean }, PaymentReturn>(async () => ({ checked: true })),
      fetchTransfer: fromPromise<Transfer, { transferId: string }>(async () => transfer),
    },
  });

function Cancelling({ transfer }: { readonly transfer: Transfer }) {
  const actor = useActorRef(cancelTransferMachine, { input: { transferId: transfer.id } });
  return <CancelTransferDialog actor={actor} transfer={transfer} />;
}

describe.each(['en', 'fr'] as const)('while a payment may still settle, in %s', (language) => {
  test.each(cases)('no page says that nothing was taken: $payment $statusCode (RES-07, D-83)', async (each) => {
    const transfer = { ...transferFixture(), payment: each.payment };
    vi.mocked(callApi).mockResolvedValue(transfer);
    renderScreen(<Result transfer={transfer} statusCode={each.statusCode} />, { language });
    // The sum is there once the transfer was read.
    await screen.findByText(/^Total (in|en) GBP$/u);
    expect(document.body).not.toHaveTextContent(claims[language]);
    cleanup();
    expect(await openTransfer(transfer, language)).not.toHaveTextContent(claims[language]);
    cleanup();
    renderScreen(<Cancelling transfer={transfer} />, { language });
    expect(screen.getByRole('alertdialog')).not.toHaveTextContent(claims[language]);
  });

  test('what is being checked is not paid again, and what was only begun can be gone back to', async () => {
    const buttonsOf = async (payment: Transfer['payment']) => {
      const dialog = await openTransfer({ ...transferFixture(), payment }, language);
      const links = [...dialog.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      cleanup();
      return links.some((address) => address?.startsWith('/payment-method'));
    };
    expect([await buttonsOf('none'), await buttonsOf('begun'), await buttonsOf('checking')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('says so again once it certainly was not', async () => {
    expect(await openTransfer(transferFixture(), language)).toHaveTextContent(claims[language]);
  });
});
