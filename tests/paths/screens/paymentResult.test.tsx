import { vi } from 'vitest';
import type { PaymentResultActor } from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import { rememberTransfer } from '#src/services/transfer/transferQueries.ts';
import { PaymentResultScreens } from '#src/ui/screens/payment/result/PaymentResultScreens.tsx';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { paymentResultPaths } from '../specs/paymentResult.paths.ts';
import { told } from '../telling/retell.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { inChat } from './chatFace.tsx';
import { paymentResultInChat } from './paymentResult.chat.ts';
import { paymentResultUse } from './paymentResult.screen.ts';
import { readAs, withReads } from './sendReads.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

const userId = userFixture().id;

walkScreen(
  paymentResultPaths,
  {
    ...paymentResultUse,
    mount(actor) {
      keepLooks(actor);
      const { isSignedIn } = actor.getSnapshot().context;
      return withReads(<PaymentResultScreens actor={actor} userId={isSignedIn ? userId : undefined} />);
    },
  },
  { sharesBeginnings: true },
);
walkScreen(paymentResultPaths, { ...paymentResultInChat, mount: inChat }, { face: 'chat', sharesBeginnings: true });

/** In the product the flow's own look is kept where the page reads it. */
function keepLooks(actor: PaymentResultActor): void {
  const keep = ({ context: { status } }: ReturnType<PaymentResultActor['getSnapshot']>) => {
    if (!status) return;
    const read = transferFixture(status);
    readAs(read);
    rememberTransfer(userId, told(read));
  };
  keep(actor.getSnapshot());
  actor.subscribe(keep);
}
