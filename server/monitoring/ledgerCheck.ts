import type { Db } from '../database/open.ts';
import { verify } from '../invariants/verify.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** They read all of the books. */
const everyMs = 86_400_000;

/** Checks the promises about the books once a day where somebody looks at the figures. */
export function ledgerCheck(db: Db, { readWhenAsked }: Telemetry): Job {
  const violations = new Map<string, number>();
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
      for (const { id, count } of await verify(db, { quiet: false })) violations.set(id, count);
      checkedAt = performance.now();
      return false;
    },
  };
}
