import { sealKeyOf } from '../invariants/checkpoints.ts';
import { isBroken } from '../invariants/findings.ts';
import { type Verified, verifyDaily } from '../invariants/verifyDaily.ts';
import { verifyWhole } from '../invariants/verifyWhole.ts';
import { type Command, type OpsAnswer, refusal } from './runCommand.ts';
import { when } from './table.ts';

/** Violations of one promise that are printed. */
const shown = 20;

const stopped = 'Stopped. What was checked so far is kept for a day: verify --whole continues from there.';

/** Checks what happened since the books were verified last, or everything: where that is asked for, or was never done. */
export const verifyBooks: Command = async ({ db, keys, say, signal }, { whole }) => {
  if (keys === undefined) return refusal('The books can’t be verified without MASTER_SECRET.');
  const verification = { db, key: sealKeyOf(keys) };
  const daily = whole ? undefined : await verifyDaily(verification);
  if (daily) {
    const { since, transfers } = daily;
    return answer(
      daily,
      `since ${when(since)} UTC, with ${transfers} transfers that moved; what was before was verified then, and verify --whole checks it again`,
    );
  }
  const all = await verifyWhole({ ...verification, ...(say && { say }), signal });
  if (!all) return { ok: false, lines: [stopped] };
  return answer(all, `over everything, with ${all.transfers} transfers`);
};

function answer({ findings }: Verified, over: string): OpsAnswer {
  const lines = findings.flatMap(({ id, says, count, violations }) => [
    `${count === 0 ? 'holds ' : 'BROKEN'}  ${id.padEnd(4)} ${says}`,
    ...violations.slice(0, shown).map((violation) => `          ${violation}`),
  ]);
  const ok = !findings.some(isBroken);
  const verdict = ok ? 'Every promise holds' : 'Some promises are broken';
  return { ok, lines: [...lines, `${verdict}, ${over}.`], data: findings };
}
