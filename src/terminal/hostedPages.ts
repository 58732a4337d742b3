import type { Place } from '#src/dialogue/flows/place.ts';
import type { PayTransferContext } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import { checkInBrowser } from './identityCheck.ts';
import type { OpenedGuide } from './openedGuide.ts';
import { paymentAddress } from './paymentAddress.ts';

/** The pages only a browser can show: their addresses are said, and the flows go on when the companies have told us. */
export function hostedPages({ conversation, voice }: OpenedGuide, say: (text: string) => void) {
  const check: { of?: Place['actor']; stop: () => void } = { stop: () => undefined };
  const payment: { context?: PayTransferContext; heardId: number } = { heardId: 0 };

  function keepCheck(place: Place | undefined): void {
    if (check.of === place?.actor || (check.of === undefined && place?.flow !== 'captureDocuments')) return;
    check.stop();
    delete check.of;
    if (place?.flow !== 'captureDocuments' || place.step !== 'capture') return;
    check.of = place.actor;
    check.stop = checkInBrowser({ actor: place.actor, voice }, say);
  }

  const sayAddress = (address: string) => say(`${voice().t('terminal.openPayment')}\n${address}`);

  /** The address is said once the sender wants to go there. */
  function sayPayment(): void {
    const news = conversation.getState().log.filter(({ id }) => id > payment.heardId);
    payment.heardId = news.at(-1)?.id ?? payment.heardId;
    const isWanted = news.some(
      (entry) => entry.kind === 'answered' && 'key' in entry.words && entry.words.key === 'guide.answers.toProvider',
    );
    if (!isWanted || !payment.context) return;
    const address = paymentAddress(payment.context, voice());
    // What is known at once stands above the question that waits for the company.
    if (typeof address === 'string') sayAddress(address);
    else void address?.then(sayAddress);
  }

  return {
    keepUp() {
      const { place } = conversation.getState();
      keepCheck(place);
      if (place?.flow === 'payTransfer' && place.step === 'leaving') payment.context = place.snapshot.context;
    },
    sayPayment,
    stop: () => check.stop(),
  };
}
