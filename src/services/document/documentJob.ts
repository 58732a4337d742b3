import type { Failure } from '#contract/protocol/failure.ts';
import type { StatementRow } from '#domain/statement/statement.ts';
import type { StatementFormat } from '#domain/statement/statementPeriod.ts';
import type { Message } from '../http/transport.ts';
import type { ReceiptText, StatementWords } from './documentText.ts';

/** What is done beside the page: reading, adding up and printing take seconds, which a page has not. */
export type DocumentJob =
  | { readonly kind: 'receipt' | 'picture'; readonly receipt: ReceiptText }
  | { readonly kind: 'rows'; readonly message: Message }
  | {
      readonly kind: 'statement';
      /** The call that reads the rows, signed already: the key stays with the page. */
      readonly message: Message;
      readonly format: StatementFormat;
      readonly words: StatementWords;
    };

export type DocumentNews =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'file'; readonly file: ArrayBuffer }
  | { readonly kind: 'rows'; readonly rows: readonly StatementRow[] }
  | { readonly kind: 'failed'; readonly failure: Failure };
