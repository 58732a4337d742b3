import {
  type BankProvider,
  completeBankPayment,
  createPayment,
  listBankProviders,
  type Payment,
  readPaymentWays,
  reportPaymentReturn,
  startBankPayment,
} from '#contract/payment/payment.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { toMajorNumber } from '#domain/money/money.ts';
import { accept, type Result } from '#domain/result.ts';
import { type Outcome, refused, signedInRoute } from '../http/route.ts';
import { readOwnTransfer } from '../transfer/lifecycle/transferStore.ts';
import { lookAfterReturn } from './payments.ts';
import { goOnUnpaid, type PaymentSetting, type Started, startPayment } from './startPayment.ts';

export type PaymentRouteDependencies = PaymentSetting & {
  readonly listBanks: () => Promise<Result<BankProvider[], 'serviceUnavailable'>>;
};

export const paymentRoutes = (dependencies: PaymentRouteDependencies) => {
  const { listBanks } = dependencies;
  const ownTransfer = async (transferId: string, userId: string): Promise<Outcome<Transfer, 'notFound'>> => {
    const transfer = await readOwnTransfer(dependencies, { transferId, userId });
    return transfer ? accept(transfer) : refused('notFound');
  };

  return [
    signedInRoute(readPaymentWays, async (_call, { userId }) => {
      const { closed, switched } = dependencies.ways();
      const paidLast = await dependencies.attempts.paidLast(userId);
      return accept({ closed, switched: [...switched], ...(paidLast && { paidLast }) });
    }),

    signedInRoute(listBankProviders, async () => {
      const banks = await listBanks();
      return banks.ok ? banks : refused(banks.refusal);
    }),

    signedInRoute(startBankPayment, async ({ body, language }, { userId }) => {
      const transfer = await ownTransfer(body.transferId, userId);
      if (!transfer.ok) return transfer;
      const banks = await listBanks();
      if (!banks.ok) return refused(banks.refusal);
      const { providerId, schemeId } = body;
      if (!banks.value.some((bank) => bank.providerId === providerId && bank.schemeId === schemeId)) {
        return refused('requestInvalid', { fields: [{ field: 'providerId', problem: 'unknown' }] });
      }
      const started = await startPayment(dependencies, {
        transfer: transfer.value,
        userId,
        provider: 'truelayer',
        bank: { providerId, schemeId },
        language,
      });
      if (!started.ok) return started;
      const { attempt, next } = started.value;
      if (next.kind !== 'redirect') throw new Error('An open-banking payment is a redirect');
      return accept({ payment_id: attempt.id, auth_flow: { uri: next.url } });
    }),

    signedInRoute(completeBankPayment, async ({ body }, { userId }) => {
      const transfer = await ownTransfer(body.transferId, userId);
      if (!transfer.ok) return transfer;
      return accept(await lookAfterReturn(dependencies, body.transferId));
    }),

    signedInRoute(reportPaymentReturn, async ({ params }, { userId }) => {
      if (params.id !== userId) return refused('notFound');
      const transfer = await ownTransfer(params.tid, userId);
      return transfer.ok ? accept(await lookAfterReturn(dependencies, params.tid)) : transfer;
    }),

    signedInRoute(createPayment, async ({ params, body, language }, { userId }) => {
      if (params.id !== userId) return refused('notFound');
      const transfer = await ownTransfer(body.transferId, userId);
      if (!transfer.ok) return transfer;
      if (body.method === 'none') {
        const went = await goOnUnpaid(dependencies, { transfer: transfer.value, userId });
        return went.ok ? accept(recordOfNothing(transfer.value)) : went;
      }
      if (body.method !== 'trust-payment') return refused('providerNotOffered');
      const started = await startPayment(dependencies, {
        transfer: transfer.value,
        userId,
        provider: body.method,
        language,
      });
      return started.ok ? accept(paymentRecord(started.value)) : started;
    }),
  ];
};

/** Where nothing was due: the transfer is its own record. */
function recordOfNothing({ id, originCurrency: currency, dateCreated }: Transfer): Payment {
  return {
    id,
    transferId: id,
    method: 'none',
    amount: 0,
    currency,
    reference: id,
    status: 'SETTLED',
    dateCreated,
    lastUpdated: dateCreated,
    meta: {},
  };
}

function paymentRecord({ attempt, next }: Started) {
  return {
    id: attempt.id,
    transferId: attempt.transferId,
    method: attempt.provider,
    amount: toMajorNumber(attempt.amount),
    currency: attempt.amount.currency,
    reference: attempt.id,
    status: attempt.state,
    dateCreated: Math.floor(attempt.createdAt.getTime() / 1000),
    lastUpdated: Math.floor(attempt.updatedAt.getTime() / 1000),
    meta: {},
    ...(next.kind === 'postForm' && {
      data: { form: { url: next.url, fields: next.fields.map(([name, value]): [string, string] => [name, value]) } },
    }),
  };
}
