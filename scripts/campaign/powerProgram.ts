import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import { money } from '#domain/money/money.ts';
import { openPglite } from '#server/database/open.ts';
import { openPglitePool } from '#server/database/pglitePool.ts';
import { applyEventIn } from '#server/transfer/lifecycle/applyEvent.ts';

/** Settles payments on the embedded database until its power is cut, and writes down whom it told so. */
const plan = z.object({
  dir: z.string(),
  journal: z.string(),
  payments: z.array(z.object({ transferId: z.string(), attemptId: z.string(), due: z.object({ minor: z.number() }) })),
});
/** Payments settled at a time, and between two checkpoints. */
const [atOnce, betweenCheckpoints] = [4, 15];

process.once('message', async (told) => {
  const { dir, journal, payments } = plan.parse(told);
  const data = { dir, journal };
  const pool = await openPglitePool(data, new URL('./journalledPglite.ts', import.meta.url));
  const { db } = await openPglite(pool);
  const applyEvent = applyEventIn(db);
  const left = [...payments];
  let settled = 0;
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { transferId, attemptId, due } = next;
      const received = money('GBP', due.minor);
      const about = { attemptId, provider: 'truelayer', providerRef: attemptId, received } as const;
      const applied = await applyEvent(transferId, { type: 'payment.settled', ...about });
      if (!applied.ok) throw new Error(`A payment was not settled: ${applied.refusal}`);
      appendFileSync(journal, `${JSON.stringify({ kind: 'acknowledged', what: transferId })}\n`);
      settled += 1;
      if (settled % betweenCheckpoints === 0) await checkpoint();
    }
  };
  const connection = await pool.connect();
  async function checkpoint() {
    for (const statement of ['reset role', 'checkpoint', 'set role sawa_app']) await connection.query(statement, []);
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  process.send?.('done');
});
process.stdout.write('Ready\n');
