import { sql } from 'kysely';
import { isBroken } from '../invariants/findings.ts';
import { verify } from '../invariants/verify.ts';
import type { Command } from './runCommand.ts';

/** Violations of one promise that are printed. */
const shown = 20;

export const verifyBooks: Command = async ({ db }) => {
  const findings = await verify(db, { quiet: false });
  const counted = await sql<{ transfers: number; postings: number }>`
    select (select count(*)::int from transfer) as transfers, (select count(*)::int from posting) as postings`.execute(
    db,
  );
  const [count] = counted.rows;
  const lines = findings.flatMap(({ id, says, count, violations }) => [
    `${count === 0 ? 'holds ' : 'BROKEN'}  ${id.padEnd(4)} ${says}`,
    ...violations.slice(0, shown).map((violation) => `          ${violation}`),
  ]);
  const ok = !findings.some(isBroken);
  const verdict = ok ? 'Every promise holds' : 'Some promises are broken';
  return {
    ok,
    lines: [...lines, `${verdict}, over ${count?.transfers ?? 0} transfers and ${count?.postings ?? 0} postings.`],
    data: findings,
  };
};
