import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import type { NotificationType } from '#domain/notification/notificationType.ts';
import { type TransferNews, transferNews } from '#domain/transfer/transferNews.ts';
import { retryReasons } from '#domain/verification/retryReason.ts';
import { identityNewsSentence } from '../messages/identityTexts.ts';
import type { SpokenTo } from '../messages/message.ts';
import { transferNewsSentence } from '../messages/transferNewsTexts.ts';
import { notificationWords } from './notificationWords.ts';
import { simpleNotificationWords } from './simpleNotificationWords.ts';

const moneyKept = z.object({ currency: z.enum(currencies), minor: z.int() });

/** What a notification keeps beside its type; the amounts of a transfer never change and stay with it. */
export const notificationFacts = z.strictObject({
  recipientName: z.string().optional(),
  reason: z.enum(retryReasons).optional(),
  /** What was waited for, where it was no transfer. */
  paid: moneyKept.optional(),
  received: moneyKept.optional(),
  /** The page it leads to. */
  path: z.string().optional(),
});
export type NotificationFacts = z.infer<typeof notificationFacts>;

type Told = {
  readonly type: NotificationType;
  readonly facts: NotificationFacts;
  /** Written out for the reader. */
  readonly sent: string;
  readonly received: string;
  readonly total: string;
};

/** Made when it is read, so that it is in the reader's language and words of the day (LNG-01, decision 158). */
export function notificationText({ type, facts, ...amounts }: Told, reader: SpokenTo): string {
  const about = { recipientName: facts.recipientName ?? '', ...amounts };
  if (isTransferNews(type)) return transferNewsSentence(type, about, reader);
  if (type === 'identityApproved') return identityNewsSentence(reader);
  if (type === 'identityRetry') return identityNewsSentence(reader, facts.reason ?? 'other');
  const words = reader.wording === 'simple' ? simpleNotificationWords : notificationWords;
  return words[reader.language][type](about);
}

const isTransferNews = (type: NotificationType): type is TransferNews => transferNews.some((news) => news === type);
