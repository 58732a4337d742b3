import type { PayTransferActor } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';

export type PayScreenProps = { readonly actor: PayTransferActor; readonly userId: string };
