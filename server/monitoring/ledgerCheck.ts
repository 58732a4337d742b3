import type { Db } from '../database/open.ts';
import { invariants } from '../invariants/invariants.ts';
import { rewardInvariants } from '../invariants/rewardInvariants.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** They read all of the books. */
const everyMs = 86_400_000;

/** Those that hold whatever is under way. */
const checks = [...invariants, ...rewardInvariants].filter(({ quiet }) => !quiet);

/**
 * Checks the promises about the books once a day where somebody looks at the figures, one a turn, so that nothing waits
 * for all of them. `ops verify` also reads the chain of every history, which takes as long as there are transfers.
 */
export function ledgerCheck(db: Db, { readWhenAsked }: Telemetry): Job {
  const violations = new Map<string, number>();
  let next = 0;
  let checkedAt: number | undefined;
  readWhenAsked(async () => [
    ...[...violations].map(([id, value]) => ({
      ...({ name: 'sawa.ledger.violations', value } as const),
      labels: { 'sawa.check': id },
    })),
    ...(checkedAt === undefined
      ? []
      : [{ name: 'sawa.ledger.check.age' as const, value: (performance.now() - checkedAt) / 1000, labels: {} }]),
  ]);
  return {
    name: 'ledgerCheck',
    everyMs,
    async run() {
      const check = checks[next];
      if (check) violations.set(check.id, (await check.broken.execute(db)).rows.length);
      next += 1;
      if (next < checks.length) return true;
      next = 0;
      checkedAt = performance.now();
      return false;
    },
  };
}
