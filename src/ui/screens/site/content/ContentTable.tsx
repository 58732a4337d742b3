import type { ContentBlock } from '#src/content/contentBlocks.ts';
import { movable } from '../../../controls/movable.ts';
import { ContentWords, plainText } from './ContentWords.tsx';
import styles from './contentTable.module.css';

export function ContentTable({
  head,
  rows,
  name,
}: Extract<ContentBlock, { kind: 'table' }> & { readonly name: string }) {
  return (
    <section className={styles.tableFrame} aria-label={name} {...movable}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={plainText(cell)} scope="col">
                <ContentWords text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(plainText).join(' ')}>
              {row.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell key={plainText(head[column] ?? [])} {...(column === 0 && { scope: 'row' })}>
                    <ContentWords text={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
