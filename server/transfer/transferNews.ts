import type { Currency } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { add, fromMajorNumber, money } from '#domain/money/money.ts';
import { documentReasons } from '#domain/transfer/documentReason.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { usernameOf } from '../account/userView.ts';
import { batchedReads } from '../database/batchedReads.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Messages } from '../messages/messages.ts';
import { queueTransferPush } from '../notification/queuePush.ts';
import type { KeyedDb } from '../security/personKeys.ts';
import { newsPayload } from './lifecycle/news.ts';
import { readTransfersToTell } from './lifecycle/transferStore.ts';

type Dependencies = KeyedDb & {
  readonly messages: Messages;
  readonly baseUrl: string;
  /** Whether devices are told as well. */
  readonly isPushed: boolean;
};

/** Tells the sender what became of a transfer, in their own language. */
export const tellNews = ({ db, keys, messages, baseUrl, isPushed }: Dependencies): OutboxHandler => {
  const toTell = batchedReads((ids) => readTransfersToTell({ db, keys }, ids));
  return async (item) => {
    const { transferId, news } = newsPayload.parse(item);
    const found = await toTell(transferId);
    if (!found) throw new Error(`Transfer ${transferId} cannot be read`);
    const { transfer, sender } = found;
    const { language, wording, firstName } = sender;
    const { originCurrency, meta } = transfer;
    const written = (currency: Currency, ...amounts: readonly number[]) => {
      const read = amounts.map((amount) => fromMajorNumber(amount, currency));
      const sum = read.reduce((total, amount) => (amount.ok ? add(total, amount.value) : total), money(currency, 0));
      return formatMoney(sum, language);
    };
    const wentBack = transfer.refunds.map(({ amount }) => amount);
    const message = await messages.compose(db, {
      id: `news:${transferId}:${news}:${transfer.history.length}`,
      channel: sender.email !== null ? 'email' : 'sms',
      to: usernameOf(sender),
      template: 'transferNews',
      language,
      wording: wording ?? undefined,
      params: {
        news,
        firstName,
        recipientName: transfer.recipient.firstName,
        document: documentReasons.find((reason) => reason === meta.decline_reason),
        sent: written(originCurrency, transfer.originAmount),
        received: written(transfer.destinationCurrency, transfer.destinationAmount),
        total: written(originCurrency, meta.totalToPay, meta.paymentGatewayCharge),
        refunded: news === 'refunded' && wentBack.length > 0 ? written(originCurrency, ...wentBack) : undefined,
        reference: visibleReference(transfer.reference),
        link: `${baseUrl}/auth-transfer-complete/${transferId}`,
      },
    });
    if (isPushed) await queueTransferPush(db, { transferId, news });
    return message;
  };
};
