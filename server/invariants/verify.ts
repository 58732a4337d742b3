import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { bookInvariants } from './bookInvariants.ts';
import { beginning } from './bookSums.ts';
import { collectFindings, type Finding, type Findings } from './findings.ts';
import { historyInvariants } from './historyInvariants.ts';
import type { Carried } from './invariant.ts';
import { brokenJournals, journalSays } from './journalInvariants.ts';
import { personInvariants } from './personInvariants.ts';
import { allPeople, allTransfers, note, sweep } from './sweep.ts';
import { transferInvariants } from './transferInvariants.ts';

export const checksOfTransfers = [...transferInvariants, ...historyInvariants];

/** Checks every promise about the books. Findings without violations hold; `quiet` asks those of a finished day too. */
export async function verify(db: Db, { quiet }: { readonly quiet: boolean }): Promise<Finding[]> {
  const findings = collectFindings();
  await sweep({ db, checks: checksOfTransfers, idsAfter: allTransfers, findings });
  await sweep({ db, checks: personInvariants, idsAfter: allPeople, findings });
  findings.expect(journalSays);
  await note(db, brokenJournals(sql`j.at >= ${beginning.since}`), findings);
  await checkBooks(db, { findings, carried: beginning, quiet });
  return findings.all();
}

type BookCheck = { readonly findings: Findings; readonly carried: Carried; readonly quiet: boolean };

/** What is asked of the books as one, once their sums up to a moment are known. */
export async function checkBooks(db: Db, { findings, carried, quiet }: BookCheck): Promise<void> {
  for (const check of bookInvariants) {
    if (check.quiet && !quiet) continue;
    findings.expect(check.says);
    await note(db, check.broken(carried), findings);
  }
}
