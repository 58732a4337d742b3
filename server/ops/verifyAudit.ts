import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import { auditPlaceIn } from '../settings/auditPlace.ts';
import { type Command, refusal } from './runCommand.ts';

/** What is before the first act. */
const beginning = '0'.repeat(64);

/** Findings of one kind that are printed. */
const shown = 20;

/** Whether an act was changed, taken away or put in, in the table and in the file that is its second place. */
export const verifyAudit: Command = async ({ db, auditLog }, { transferId: named }) => {
  const chain = await readChain(db);
  const place = named ?? auditLog;
  const known = place === undefined ? undefined : auditPlaceIn(place);
  if (named !== undefined && known?.kind !== 'file') return refusal('Name a file of the audit’s lines.');
  const inTable = [...chain.broken];
  const hashes = new Map(chain.acts.map(({ seq, hash }) => [seq, hash]));
  const text = known?.kind === 'file' ? await readFile(known.path, 'utf8').catch(() => undefined) : undefined;
  const copied = known ? await copiedTo(db, place ?? '') : 0;
  const inFile =
    known?.kind === 'file'
      ? verifyLines(text ?? '', { hashes, upTo: named === undefined ? copied : chain.acts.length })
      : [];
  const broken = [...inTable, ...inFile.map((finding) => `${finding} (in the file)`)];
  const where = known?.kind === 'file' ? ` and in ${place}` : '';
  const elsewhere =
    known?.kind === 'syslog'
      ? [`${copied} acts were sent to ${place}; verify-audit FILE checks what was kept of them there.`]
      : [];
  const verdict =
    broken.length === 0
      ? `Every act is there as it was written, in the database${where}: ${chain.acts.length}.`
      : `The audit was changed: ${broken.length} findings.`;
  return {
    ok: broken.length === 0,
    lines: [...broken.slice(0, shown), verdict, ...elsewhere],
    data: { acts: chain.acts.length, broken },
  };
};

type Act = { readonly seq: number; readonly hash: string };

async function readChain(db: Db): Promise<{ readonly acts: readonly Act[]; readonly broken: readonly string[] }> {
  const { rows } = await sql<{ seq: string; hash: string; content: string }>`select seq, hash, audit_text(a) as content
    from operator_action a order by seq`.execute(db);
  const tip = await sql<{ seq: string; hash: string }>`select seq, hash from audit_tip`.execute(db);
  const acts = rows.map(({ seq, hash }) => ({ seq: Number(seq), hash }));
  const hashes = new Map(acts.map(({ seq, hash }) => [seq, hash]));
  const last = { seq: Number(tip.rows[0]?.seq ?? 0), hash: tip.rows[0]?.hash ?? beginning };
  const changed = rows
    .map(({ seq, hash, content }) => ({ seq: Number(seq), hash, content }))
    .filter((act) => hashes.has(act.seq - 1) || act.seq === 1)
    .filter(({ seq, hash, content }) => hashOf(hashes.get(seq - 1), content) !== hash)
    .map(({ seq }) => `act ${seq} is not as it was written`);
  const isCut = (hashes.get(last.seq) ?? (last.seq === 0 ? last.hash : undefined)) !== last.hash;
  return {
    acts,
    broken: [
      ...missing(hashes, last.seq),
      ...changed,
      ...(isCut ? [`the last act is not ${last.seq} as it was written`] : []),
    ],
  };
}

const hashOf = (before: string | undefined, content: string) => sha256Hex(`${before ?? beginning} ${content}`);

const missing = (found: ReadonlyMap<number, unknown>, upTo: number): string[] =>
  Array.from({ length: upTo }, (_, index) => index + 1)
    .filter((seq) => !found.has(seq))
    .map((seq) => `act ${seq} is missing`);

type Expected = { readonly hashes: ReadonlyMap<number, string>; readonly upTo: number };

/** Of each line, as it is in the file or after what a syslog server put before it. */
function verifyLines(text: string, { hashes, upTo }: Expected): string[] {
  const found = new Map<number, true>();
  const wrong: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const at = line.search(/[0-9a-f]{64} \{/);
    const [hash, content] = at < 0 ? ['', ''] : [line.slice(at, at + 64), line.slice(at + 65).trimEnd()];
    const seq = Number(/"seq": (\d+)/.exec(content)?.[1] ?? 0);
    const isOurs = seq > 0 && hash === hashes.get(seq) && hashOf(hashes.get(seq - 1), content) === hash;
    if (isOurs) found.set(seq, true);
    else wrong.push(`line ${index + 1} is not as it was written`);
  }
  return [...missing(found, upTo), ...wrong];
}

async function copiedTo(db: Db, place: string): Promise<number> {
  const { rows } = await sql<{ seq: string }>`select seq from audit_place where place = ${place}`.execute(db);
  return Number(rows[0]?.seq ?? 0);
}
