/** What crosses the port between the server and the embedded database's thread; a dump fills a folder that has none. */
export type PgliteWorkerData = { readonly dir?: string; readonly dump?: Uint8Array };

export type Ask = {
  readonly id: number;
  /** The connection that asks. */
  readonly connection: number;
  readonly sql: string;
  readonly params: readonly unknown[];
};

/** An ask on its way: a text goes with it the first time, and afterwards only its number. */
export type SentAsk = Omit<Ask, 'sql'> & { readonly statement: number; readonly sql?: string };

export type DatabaseFailure = {
  readonly message: string;
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
};

export type Answer =
  | { readonly id: number; readonly rows: readonly unknown[]; readonly affected: number }
  | { readonly id: number; readonly failure: DatabaseFailure };
