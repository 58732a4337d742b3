import type { AnyActorRef } from 'xstate';
import type { TransferSummary } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { rememberTransfer } from '#src/services/transfer/transferQueries.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { heldAs } from './sendFixtures.ts';
import { readAs } from './sendReads.tsx';

/** In the product what a flow looked up is what its pages show: they read the transfer it holds, with its whole sum. */
export function readWhatIsHeld(actor: AnyActorRef): void {
  const keep = ({ context }: { readonly context: { readonly transfer?: TransferSummary | undefined } }) => {
    const summary = context.transfer;
    if (!summary) return;
    const held = heldAs(summary);
    readAs(held);
    rememberTransfer(userFixture().id, held);
  };
  keep(actor.getSnapshot());
  actor.subscribe(keep);
}
