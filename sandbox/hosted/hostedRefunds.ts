import type { HostedCompany } from '../companies.ts';
import type { CompanyTools } from '../companyTools.ts';
import { newNumber } from './hostedNumber.ts';
import { type HostedPayment, type HostedRefund, hostedRefund, receivedMinor } from './hostedPayment.ts';

type RefundAsked = { readonly merchantReference: string; readonly amountMinor: number };

export type HostedRefunds = {
  /** Nothing when more would go back than came. */
  readonly refund: (payment: HostedPayment, asked: RefundAsked) => Promise<HostedRefund | undefined>;
  readonly findRefund: (merchantReference: string) => HostedRefund | undefined;
  readonly listRefunds: () => readonly HostedRefund[];
};

type Settings = Pick<CompanyTools, 'journal' | 'faults'> & { readonly company: HostedCompany };

export function openHostedRefunds({ company, journal, faults }: Settings): HostedRefunds {
  const refunds = journal.table(`${company}-refunds`, hostedRefund);
  const given = (paymentId: string) =>
    refunds
      .values()
      .filter((each) => each.paymentId === paymentId && each.state === 'made')
      .reduce((total, { amountMinor }) => total + amountMinor, 0);

  return {
    async refund(payment, { merchantReference, amountMinor }) {
      const left = receivedMinor(payment) - given(payment.id);
      if (payment.state !== 'paid' || amountMinor <= 0 || amountMinor > left) return undefined;
      const made: HostedRefund = {
        ...{ id: newNumber(), paymentId: payment.id, merchantReference, amountMinor, currency: payment.currency },
        state: faults.strikes(company, 'refundRefused') ? 'refused' : 'made',
        createdAt: new Date().toISOString(),
      };
      await refunds.put(made.id, made);
      return made;
    },
    listRefunds: refunds.values,
    findRefund: (reference) => refunds.values().find(({ merchantReference }) => merchantReference === reference),
  };
}
