import type { Language, localeOf } from '#contract/protocol/language.ts';
/** What a document is written from: words and figures as its reader writes them, whoever prints it. */

/** Whose marks and figures are used, and what a reader's voice is told (BCP 47). */
export type DocumentLanguage = (typeof localeOf)[Language];

export type DocumentLine = { readonly label: string; readonly value: string; readonly isTotal?: boolean };
export type DocumentSection = { readonly title: string; readonly lines: readonly DocumentLine[] };

export type ReceiptText = {
  readonly title: string;
  readonly language: DocumentLanguage;
  readonly lead: readonly string[];
  readonly sections: readonly DocumentSection[];
  readonly footer: readonly string[];
  /** The link its recipient follows the transfer by, where its sender made one. */
  readonly follow?: { readonly title: string; readonly hint: string; readonly url: string } | undefined;
};

export const statementColumns = ['date', 'id', 'rate', 'paid', 'received', 'recipient'] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** The words of a statement; rows and totals are put in where they are read. */
export type StatementWords = {
  readonly title: string;
  readonly language: DocumentLanguage;
  readonly lead: readonly string[];
  readonly columns: Readonly<Record<StatementColumn, string>>;
  readonly csv: { readonly paidCurrency: string; readonly receivedCurrency: string };
  readonly totals: {
    readonly title: string;
    readonly count: string;
    readonly sent: string;
    readonly costs: string;
    readonly paid: string;
    readonly received: string;
  };
  readonly footer: readonly string[];
  /** 'Page {page} of {pages}' */
  readonly page: string;
};
