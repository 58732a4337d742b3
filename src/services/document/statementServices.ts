import { fromPromise } from 'xstate';
import { listTransfers, readStatement as statementCall } from '#contract/transfer/transfer.ts';
import { mostStatementRows, type StatementFormat, type StatementPeriod } from '#domain/statement/statementPeriod.ts';
import { callApi, signedRequest } from '../http/apiClient.ts';
import { currentUserId } from '../http/signedInUser.ts';
import type { StatementWords } from './documentText.ts';
import { type Progress, runDocumentJob } from './runDocumentJob.ts';
import { saveFile } from './saveFile.ts';
import { periodQuery } from './statementRows.ts';

const fileTypes: Readonly<Record<StatementFormat, string>> = { pdf: 'application/pdf', csv: 'text/csv;charset=utf-8' };

const callFor = (period: StatementPeriod) => ({ params: { id: currentUserId() }, query: periodQuery(period) });

/** How many rows a statement would have. */
export async function countStatement(period: StatementPeriod): Promise<number> {
  const { params, query } = callFor(period);
  // Only delivered transfers are in a statement (TXN-37).
  const { total } = await callApi(listTransfers, {
    params,
    query: { ...query, limit: 1, offset: 0, group: 'completed' },
  });
  return total;
}

/** How many rows there are, and the rows themselves unless they are too many (TXN-40, D-127); read beside the page. */
export async function readStatement(period: StatementPeriod, signal: AbortSignal) {
  const count = await countStatement(period);
  if (count === 0 || count > mostStatementRows) return { count, rows: [] };
  const message = await signedRequest(statementCall, callFor(period));
  const { rows } = await runDocumentJob({ kind: 'rows', message }, 'rows', { signal });
  return { count, rows };
}

type StatementFile = { readonly period: StatementPeriod; readonly format: StatementFormat };

/** What only the page knows: words, file names, and who is told how far it is. */
export type StatementSurroundings = {
  readonly wordsFor: (period: StatementPeriod) => StatementWords;
  readonly nameFor: (period: StatementPeriod) => string;
  readonly onProgress: (progress: Progress | undefined) => void;
};

export const downloadStatementServices = ({ wordsFor, nameFor, onProgress }: StatementSurroundings) => ({
  countStatement: fromPromise<number, { period: StatementPeriod }>(({ input }) => countStatement(input.period)),
  makeStatement: fromPromise<void, StatementFile>(async ({ input: { period, format }, signal }) => {
    onProgress(undefined);
    const message = await signedRequest(statementCall, callFor(period));
    const job = { kind: 'statement', message, format, words: wordsFor(period) } as const;
    const { file } = await runDocumentJob(job, 'file', { signal, onProgress });
    saveFile({ name: `${nameFor(period)}.${format}`, type: fileTypes[format], bytes: file });
  }),
});
