import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { serverSeconds } from '#src/services/http/serverClock.ts';

/** The server is asked again: a transfer may have moved on since, and a quote have run out. */
export function notifyRestored(actor: SendMoneyActor) {
  actor.send({ type: 'flow.restored', at: serverSeconds() });
  actor.getSnapshot().children.payTransfer?.send({ type: 'flow.restored' });
}
