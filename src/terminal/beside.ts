import { followedId, untoldNews } from '#src/dialogue/account/transferNews.ts';
import { unseenMessages } from '#src/dialogue/supportNews.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { reviewed, tellMoved } from '#src/routes/transfer/freshReview.ts';
import { keepDrafts } from '#src/routes/transfer/keptDraft.ts';
import { refreshSupport, supportQuery } from '#src/services/help/supportQueries.ts';
import { listenLive } from '#src/services/http/liveUpdates.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { paymentWaysQuery } from '#src/services/payment/paymentQueries.ts';
import { refreshTransfers, transferQuery } from '#src/services/transfer/transferQueries.ts';
import type { Conversation } from '#src/ui/screens/guide/conversation.ts';

type Followed = { readonly guide: GuidedSenderActor; readonly conversation: Conversation };

/** What pages do beside the flow they show: drafts are kept, and what was read is told to whom it concerns. */
export function besideTheFlow({ guide, conversation }: Followed) {
  const drafts: { of?: SendMoneyActor | undefined; stop: () => void } = { stop: () => undefined };
  const keepDraft = () => {
    const { sendMoney } = guide.getSnapshot().children;
    if (drafts.of === sendMoney) return;
    drafts.stop();
    drafts.of = sendMoney;
    drafts.stop = sendMoney ? keepDrafts(sendMoney) : () => undefined;
  };
  const transferRead = (transferId: string | undefined) => {
    const { userId = '' } = guide.getSnapshot().context;
    return transferId === undefined
      ? undefined
      : queryClient.getQueryData(transferQuery({ userId, transferId }).queryKey);
  };
  /** The same news twice is none, and would be answered with more. */
  const isNew = once();
  const live: { userId?: string; stop: () => void } = { stop: () => undefined };
  const listen = () => {
    const { userId } = guide.getSnapshot().context;
    if (userId === undefined || userId === live.userId) return;
    live.stop();
    live.userId = userId;
    const onMessage = () => {
      void refreshTransfers();
      void refreshSupport();
    };
    live.stop = listenLive({ userId, isAlone: true, onMessage });
  };
  /** What one of our people answers, once each, wherever it was asked (R30). */
  const tellAnswers = () => {
    const { userId = '' } = guide.getSnapshot().context;
    const read = queryClient.getQueryData(supportQuery(userId).queryKey);
    for (const message of unseenMessages(read?.messages ?? [], conversation.getState().log)) conversation.log(message);
  };
  return {
    keepUp() {
      keepDraft();
      listen();
      tellAnswers();
      const { sendMoney, paymentResult } = guide.getSnapshot().children;
      const open = transferRead(reviewed(sendMoney?.getSnapshot())?.id);
      if (open && sendMoney && isNew(sendMoney, open)) tellMoved(sendMoney, open);
      const ways = queryClient.getQueryData(paymentWaysQuery.queryKey);
      const payment = sendMoney?.getSnapshot().children.payTransfer;
      const isChoosing = payment?.getSnapshot().matches('askingMethod');
      if (ways && payment && isChoosing && isNew(payment, ways)) payment.send({ type: 'ways.read', ways });
      const followed = transferRead(followedId(conversation.getState().log));
      if (!followed) return;
      for (const news of untoldNews(followed, conversation.getState().log)) conversation.log(news);
      if (paymentResult && isNew(paymentResult, followed)) {
        paymentResult.send({ type: 'transfer.told', status: followed.status });
      }
    },
    stop() {
      drafts.stop();
      live.stop();
    },
  };
}

/** Whether this listener has not heard this before. */
function once() {
  const heard = new WeakMap<object, unknown>();
  return (listener: object, news: unknown): boolean => {
    if (heard.get(listener) === news) return false;
    heard.set(listener, news);
    return true;
  };
}
