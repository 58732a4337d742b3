import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { distribution, type Placement } from '#server/database/distribution.ts';
import { leavingKeys, uniqueElsewhere } from '#tests/fixtures/distributionExceptions.ts';

const places: readonly (readonly [Placement['kind'], string])[] = [
  ['person', 'with a person'],
  ['transfer', 'with a transfer'],
  ['own', 'by a value of their own'],
  ['everywhere', 'copied to every node'],
  ['central', 'on one node'],
];

const tablesOf = (kind: Placement['kind']): string =>
  Object.entries(distribution)
    .flatMap(([table, placement]) => {
      if (placement.kind !== kind) return [];
      const isUsual = !('key' in placement) || ['user_id', 'transfer_id'].includes(placement.key);
      return [isUsual ? `\`${table}\`` : `\`${table}\` (\`${placement.key}\`)`];
    })
    .join(', ');

/** One line a reason, with the constraints it holds for. */
const byReason = (exceptions: Readonly<Record<string, string>>): string =>
  [...new Set(Object.values(exceptions))]
    .map((reason) => {
      const names = Object.entries(exceptions).flatMap(([name, why]) => (why === reason ? [`\`${name}\``] : []));
      return `- ${reason}: ${names.join(', ')}`;
    })
    .join('\n');

test('docs/scale.md says where every table stands as the code has it', async () => {
  await expect(`# How much it carries, and what to do next

A transfer takes 37 statements and about 10 kB in all tables and indexes; with PostgreSQL it takes about 24 ms of processor in
the server and 17 ms in the database (\`bench/README.md\`, where it also stands how far to trust each figure). Books a
hundred times larger look at the same pages for a transfer. From these figures, if all transfers of the first column came in
one year, with ten times the average at the busiest hour:

| transfers a year | on disk | a second, average / busiest | processor cores, server / PostgreSQL | what carries it |
| ---: | ---: | ---: | ---: | --- |
| 10^6 | 10 GB | 0.03 / 0.3 | 1 / 1 | one machine: \`docker compose up\`, or one systemd unit with the embedded database |
| 10^8 | 1 TB | 3 / 32 | 1 / 1 | one PostgreSQL with a standby, two servers or more; \`ops verify\` each day since a sealed checkpoint |
| 10^10 | 100 TB | 317 / 3,200 | 77 / 54 | a distributed PostgreSQL of 32 nodes or more, spread as below |

The last row is arithmetic: **nobody ran it.** 10^5 transfers were measured, and a process more on the same database.

## Where each table stands

A node holds whole people and whole transfers: what is read or locked together has the same key. \`server/database/distribution.ts\`
says the place of every table, and \`tests/api/distribution.test.ts\` reads the catalogue and fails for a table without a place, a
counted id, a unique key without the table's own, and a foreign key that leads to another node, unless it is listed below.

${places.map(([kind, words]) => `- **${words}**: ${tablesOf(kind)}`).join('\n')}

Ids are drawn by chance, so no node has to ask another for one. A primary key that is such an id gets the table's key put before it
when the table is spread; nothing that reads it changes.

## Unique beyond a node

A claim is a row of a small table that is spread by the value itself (an e-mail address, a company's number of a payment) and says whose
it is. It is written first, so that two nodes cannot both take the value.

${byReason(uniqueElsewhere)}

## Foreign keys that would lead to another node

They hold today. Where tables are spread they go, and this stands in their place:

${byReason(leavingKeys)}

Between attempts, payments, refunds and payouts of one transfer none does: their keys hold the transfer as well (migration 100).

## What is not there yet

No distributed database was run here: neither Citus nor YugabyteDB nor CockroachDB is among the packages at hand. Creating a transfer
writes with the person and with the transfer in one transaction; spread, that is a transaction over two nodes, which Citus does by
itself (two-phase commit). The tables of claims are not made: one database needs none. The outbox is polled; a log (Kafka, NATS)
has no adapter.
`).toMatchFileSnapshot(join(resolve(import.meta.dirname, '..'), 'docs/scale.md'));
});
