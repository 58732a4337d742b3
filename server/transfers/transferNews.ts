import { z } from 'zod';
import type { Currency } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { fromMajorNumber } from '#domain/money/money.ts';
import { visibleId } from '#domain/transfer/visibleId.ts';
import { readUserView } from '../accounts/userView.ts';
import type { Db } from '../database/open.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Messages } from '../messages/messages.ts';
import { newsKinds } from './effects.ts';
import { readTransferOfAnybody } from './transferStore.ts';

const payload = z.object({ transferId: z.uuid(), news: z.enum(newsKinds) });

type Dependencies = { readonly db: Db; readonly messages: Messages; readonly baseUrl: string };

/** Tells the sender what became of a transfer, in their own language. */
export const tellNews =
  ({ db, messages, baseUrl }: Dependencies): OutboxHandler =>
  async (item) => {
    const { transferId, news } = payload.parse(item);
    const found = await readTransferOfAnybody(db, transferId);
    if (!found) throw new Error(`Transfer ${transferId} cannot be read`);
    const { transfer, userId } = found;
    const user = await readUserView(db, userId);

    const { language } = user.settings;
    const written = (amount: number, currency: Currency) => {
      const read = fromMajorNumber(amount, currency);
      return read.ok ? formatMoney(read.value, language) : '';
    };
    await messages.queue(db, {
      id: `news:${transferId}:${news}:${transfer.history.length}`,
      channel: user.hasEmail ? 'email' : 'sms',
      to: user.username,
      template: 'transferNews',
      language,
      params: {
        news,
        firstName: user.profile.firstName,
        recipientName: transfer.recipient.firstName,
        sent: written(transfer.originAmount, transfer.originCurrency),
        received: written(transfer.destinationAmount, transfer.destinationCurrency),
        reference: visibleId(transferId),
        link: `${baseUrl}/auth-transfer-complete/${transferId}`,
      },
    });
  };
