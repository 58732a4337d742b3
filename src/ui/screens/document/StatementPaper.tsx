import { memo, useMemo } from 'react';
import type { StatementRow } from '#domain/statement/statement.ts';
import { type StatementColumn, type StatementWords, statementColumns } from '#src/services/document/documentText.ts';
import { statementWriter } from '#src/services/document/statementTable.ts';
import { movable } from '../../controls/movable.ts';
import styles from './documents.module.css';
import { DocumentLines, PrintLayout } from './PrintLayout.tsx';
import { useIncrementalRows } from './useIncrementalRows.ts';

/** Rows drawn at a time, so that a page of thousands can be scrolled and left while it grows. */
const blockSize = 100;

const figures: readonly StatementColumn[] = ['rate', 'paid', 'received'];

type StatementPaperProps = { readonly rows: readonly StatementRow[]; readonly words: StatementWords };

/** The statement as a page: a table with a head and row headings, and its totals under a heading (peers 20). */
export function StatementPaper({ rows, words }: StatementPaperProps) {
  const writer = useMemo(() => statementWriter(words), [words]);
  const totals = useMemo(() => writer.totals(rows), [writer, rows]);
  const blocks = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, block) =>
        rows.slice(block * blockSize, (block + 1) * blockSize),
      ),
    [rows],
  );
  const shown = useIncrementalRows(blocks.length);
  return (
    <PrintLayout {...words}>
      <section className={styles.scroller} aria-label={words.title} {...movable}>
        <table className={styles.rows} aria-label={words.title} aria-busy={shown < blocks.length}>
          <thead>
            <tr>
              {statementColumns.map((column) => (
                <th key={column} scope="col" className={figures.includes(column) ? styles.figure : undefined}>
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          {blocks.slice(0, shown).map((block) => (
            <Block key={block[0]?.reference} rows={block} cells={writer.cells} />
          ))}
        </table>
      </section>
      <DocumentLines title={words.totals.title} lines={totals} />
    </PrintLayout>
  );
}

type BlockProps = {
  readonly rows: readonly StatementRow[];
  readonly cells: (row: StatementRow) => Record<StatementColumn, string>;
};

const Block = memo(function Block({ rows, cells }: BlockProps) {
  return (
    <tbody>
      {rows.map((row) => {
        const texts = cells(row);
        return (
          <tr key={row.reference}>
            <td className={styles.day}>{texts.date}</td>
            <th scope="row" className={styles.id}>
              {texts.id}
            </th>
            <td className={styles.figure}>{texts.rate}</td>
            <td className={styles.figure}>{texts.paid}</td>
            <td className={styles.figure}>{texts.received}</td>
            <td>{texts.recipient}</td>
          </tr>
        );
      })}
    </tbody>
  );
});
