import { sql } from 'kysely';
import { type MasterKeyRow, readMasterKeys } from '../secrets/masterKeys.ts';
import { reseal } from '../secrets/reseal.ts';
import { countSealed, type SealedCount, unreadable } from '../secrets/sealedPlaces.ts';
import { agree, agreementDays } from './agreement.ts';
import { type Command, firstYes, type OpsAnswer, type OpsTools, refusal } from './runCommand.ts';
import { table, when } from './table.ts';

const notHere = 'There is nothing to be said of secrets without MASTER_SECRET.';

/** How much is sealed by which secret, and which of them can leave the settings. */
export const showSecrets: Command = async ({ db, keys }) => {
  if (!keys) return refusal(notHere);
  const rows = await readMasterKeys(db);
  const counts = await countSealed(db, rows[0]?.id ?? keys.current);
  const touched = counts.filter(({ id }) => id === unreadable);
  const standing = rows.map((row) => ({ ...row, stands: standsOf(row, counts, keys) }));
  return {
    ok: standing.every(({ stands }) => stands.isWell) && rows.some(({ id }) => id === keys.current),
    lines: [
      ...table(
        ['secret', 'used since (UTC)', 'how it stands'],
        standing.map(({ id, first_used_at, stands }) => [id, when(first_used_at), stands.words]),
      ),
      '',
      ...table(
        ['what is sealed', 'by', 'how many'],
        counts.filter(({ id }) => id !== unreadable).map(({ what, id, count }) => [what, id, String(count)]),
      ),
      ...touched.map(({ what, count }) => `${count} ${what} open with no secret: they were changed since.`),
    ],
    data: { secrets: standing.map(({ kept: _kept, ...row }) => row), sealed: counts },
  };
};

type Standing = { readonly words: string; readonly isWell: boolean };

function standsOf(row: MasterKeyRow, counts: readonly SealedCount[], keys: NonNullable<OpsTools['keys']>): Standing {
  if (row.given_up_at !== null) return { words: `given up at ${when(row.given_up_at)}`, isWell: true };
  if (row.id === keys.current) return { words: 'MASTER_SECRET', isWell: true };
  const isGiven = keys.given.includes(row.id);
  const isKept = row.kept?.startsWith(`${keys.current}.`) ?? false;
  const isMoved = isKept && !counts.some(({ id }) => id === row.id);
  if (isMoved && isGiven) return { words: 'in OTHER_MASTER_SECRETS, and can go', isWell: true };
  if (isMoved) return { words: 'gone; what it made stays good', isWell: true };
  return isGiven
    ? { words: 'in OTHER_MASTER_SECRETS, and still needed: secrets reseal', isWell: true }
    : { words: 'IN NO SETTING, and still needed: name it in OTHER_MASTER_SECRETS', isWell: false };
}

export const resealSecrets: Command = async ({ db, keys, signal, say }) => {
  if (!keys) return refusal(notHere);
  const resealed = await reseal({ db, keys, signal, say });
  if (!resealed) return refusal('No server has started with this MASTER_SECRET yet: start one first.');
  const { isDone, moved, touched, elsewhere } = resealed;
  const lines = [
    `${moved} moved to ${keys.current}${isDone ? '; nothing is left to move' : '. Stopped: secrets reseal goes on from there'}.`,
    ...(touched > 0 ? [`${touched} open with no secret: they were changed since, and are left as they are.`] : []),
    ...(elsewhere > 0 ? [`${elsewhere} are sealed by a secret that is not here: see secrets status.`] : []),
  ];
  return { ok: isDone && elsewhere === 0, lines, data: resealed };
};

/** By two, because passwords and links it made end with it. */
export const giveUpSecret: Command = async ({ db, keys, operator }, { transferId: id = '', reason }) => {
  if (!reason) return refusal('Say why: secrets give-up NAME --reason "…".');
  const outcome = await agree(db, {
    ...{ command: 'secrets-give-up', about: id, details: {}, operator },
    async problem(transaction) {
      if (id === keys?.current) return 'MASTER_SECRET itself cannot be given up: put another in its place first.';
      const row = (await readMasterKeys(transaction)).find((each) => each.id === id);
      if (!row) return 'There is no secret of that name. See secrets status.';
      if (row.given_up_at !== null) return 'That was given up already.';
      return stillSealedBy(id, { db: transaction, keys });
    },
    async carryOut(transaction) {
      await sql`update master_key set given_up_at = now(), kept = null where id = ${id}`.execute(transaction);
    },
  });
  return told(outcome, id);
};

/** What would be lost with a secret that is here, in words. Of one that is not, all of it is lost already. */
async function stillSealedBy(id: string, { db, keys }: Pick<OpsTools, 'db' | 'keys'>): Promise<string | undefined> {
  if (keys && !keys.given.includes(id)) return undefined;
  const [first] = await readMasterKeys(db);
  const held = (await countSealed(db, first?.id ?? id)).filter((place) => place.id === id);
  if (held.length === 0) return undefined;
  const lost = held.map(({ what, count }) => `${count} ${what}`).join(', ');
  return `Nobody could read them again: ${lost} are still sealed by it. secrets reseal first.`;
}

function told(outcome: Awaited<ReturnType<typeof agree>>, id: string): OpsAnswer {
  if (typeof outcome === 'object') return refusal(outcome.problem);
  if (outcome === 'keptAlready') return refusal('Your yes is kept already; another operator has to say the same.');
  if (outcome === 'kept') {
    return firstYes(
      'secrets-give-up',
      `${id} counts until another operator says the same, within ${agreementDays} days.`,
    );
  }
  return {
    ok: true,
    lines: [
      `${id} counts for nothing from the next start of every server. Take it out of OTHER_MASTER_SECRETS, and start them anew.`,
    ],
    data: { id },
  };
}
