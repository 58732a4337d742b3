import type { PaymentResultActor } from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import type { TransferActionsProps } from '../../transfer/TransferActions.tsx';

export type ResultScreenProps = {
  readonly actor: PaymentResultActor;
  /** Missing while nobody is signed in: then how the payment stands is all that is told (D-111). */
  readonly userId: string | undefined;
  /** What a transfer that has arrived is followed by; the pages around it know how. */
  readonly after?: Pick<Required<TransferActionsProps>, 'receiptOf' | 'sendAgainAddress'> | undefined;
};
