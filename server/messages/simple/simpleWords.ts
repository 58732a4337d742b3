import type { TransferNews } from '#domain/transfer/transferNews.ts';
import type { MessageParams, MessageText, Template } from '../message.ts';
import type { TransferNewsFacts } from '../transferNewsWords.ts';

/** What is said otherwise in simple words; the rest of the message, and what has no simple words, stays as it is. */
export type SimpleTexts = {
  readonly [T in Template]?: (params: MessageParams[T]) => Pick<MessageText, 'paragraphs' | 'notes'>;
};

/** The sentences of news of a transfer, below the subject. */
export type SimpleNews = Readonly<Record<TransferNews, (about: TransferNewsFacts) => readonly string[]>>;
