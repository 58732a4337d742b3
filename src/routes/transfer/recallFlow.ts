import { recallTransferMachine } from '#src/machines/transfer/recall-transfer/recallTransferMachine.ts';
import { recallTransferServices } from '#src/services/transfer/recallServices.ts';

/** What went wrong with a delivered transfer, with the real work behind its ports. */
export const recallTransferFlow = recallTransferMachine.provide({ actors: recallTransferServices });
