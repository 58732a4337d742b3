import type { TransferNews } from '#domain/transfer/transferNews.ts';
import type { TransferNewsParams } from './message.ts';

/** What a sentence may name: the amounts as written out for the reader. */
export type TransferNewsFacts = Pick<TransferNewsParams, 'recipientName' | 'document' | 'sent' | 'received' | 'total'>;

type Told = { readonly subject: string; readonly lines: readonly string[] };

export type TransferNewsWords = {
  readonly hello: string;
  readonly action: string;
  readonly facts: Readonly<Record<'recipient' | 'amount' | 'total' | 'refunded' | 'reference', string>>;
  readonly tell: Readonly<Record<TransferNews, (about: TransferNewsFacts) => Told>>;
};
