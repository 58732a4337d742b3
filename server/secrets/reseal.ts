import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Keyring } from '../keys/keyring.ts';
import { CannotOpen, sealer } from '../keys/sealedText.ts';
import { keepOlderKeys, readMasterKeys } from './masterKeys.ts';
import { nameIn, type SealedPlace, sealedPlaces, unreadable } from './sealedPlaces.ts';

/** Texts moved in one statement. */
const batch = 200;
const everyMs = 3_600_000;
/** Milliseconds of one turn of the job: a server that ends waits for no more than that. */
const turnMs = 2000;

type Resealing = {
  readonly db: Db;
  readonly keys: Keyring;
  /** Ends it between two batches; what was moved until then stays moved. */
  readonly signal?: AbortSignal | undefined;
  /** Hears how many of a place were moved, once it is through. */
  readonly say?: ((line: string) => void) | undefined;
};

/** `moved` were sealed anew, `touched` opens no secret, and `elsewhere` is sealed by one that is not here. */
export type Resealed = {
  readonly isDone: boolean;
  readonly moved: number;
  readonly touched: number;
  readonly elsewhere: number;
};

type Tally = { moved: number; touched: number; elsewhere: number };

/**
 * Moves everything to the present secret. Doing it again, or from two servers at once, does no harm: a text is put in the
 * place of the very text it was made from. Undefined where no server has started with this secret yet.
 */
export async function reseal({ db, keys, signal, say }: Resealing): Promise<Resealed | undefined> {
  const rows = await readMasterKeys(db);
  if (!rows.some(({ id }) => id === keys.current)) return undefined;
  await keepOlderKeys(db, keys);
  const first = rows[0]?.id ?? keys.current;
  const stays = [keys.current, unreadable, ...rows.flatMap((row) => (row.given_up_at ? [row.id] : []))];
  const tally: Tally = { moved: 0, touched: 0, elsewhere: 0 };
  for (const place of sealedPlaces) {
    const before = tally.moved;
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) {
      if (signal?.aborted) return { isDone: false, ...tally };
      after = await moveBatch(db, { place, keys, first, stays, after, tally });
    }
    if (tally.moved > before) say?.(`${place.what}: ${tally.moved - before} moved`);
  }
  if (tally.moved === 0 && tally.elsewhere === 0) {
    await sql`update master_key set moved_at = now() where id <> ${keys.current} and moved_at is null`.execute(db);
  }
  return { isDone: true, ...tally };
}

type Row = { readonly id: string; readonly text: string };
type Batch = {
  readonly place: SealedPlace;
  readonly keys: Keyring;
  /** The secret of what bears no name. */
  readonly first: string;
  /** What is sealed by these is left as it is. */
  readonly stays: readonly string[];
  readonly after: string;
  readonly tally: Tally;
};

/** Answers the last row that was looked at; undefined when there are no more. */
async function moveBatch(db: Db, { place, keys, first, stays, after, tally }: Batch): Promise<string | undefined> {
  const { table, id, text, only, assign } = place;
  const { rows } = await sql<Row>`select t.${sql.ref(id)} as id, ${text} as text from ${sql.table(table)} t
    where t.${sql.ref(id)} > ${after}::uuid and ${text} is not null and ${only}
      and coalesce(${nameIn(text)}, ${first}) <> all (${stays})
    order by t.${sql.ref(id)} limit ${batch}`.execute(db);
  const moves = rows.flatMap((row) => {
    const resealed = movedText(row.text, { place, keys, tally });
    return resealed === undefined ? [] : [{ ...row, resealed }];
  });
  if (moves.length > 0) {
    await sql`update ${sql.table(table)} t set ${assign(sql<string>`move.resealed`)}
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (id uuid, text text, resealed text)
      where t.${sql.ref(id)} = move.id and ${text} = move.text`.execute(db);
  }
  return rows.length < batch ? undefined : rows.at(-1)?.id;
}

function movedText(text: string, { place, keys, tally }: Pick<Batch, 'place' | 'keys' | 'tally'>): string | undefined {
  const texts = sealer(keys, place.purpose);
  try {
    const resealed = texts.seal(texts.open(text));
    tally.moved += 1;
    return resealed;
  } catch (failure) {
    if (!(failure instanceof CannotOpen)) throw failure;
    if (!failure.isKeyHere) {
      tally.elsewhere += 1;
      return undefined;
    }
    tally.touched += 1;
    return `${unreadable}.${text}`;
  }
}

/** Moves what is left a little at a turn, at the start and every hour, until a look through everything finds nothing. */
export const resealingJob = (db: Db, keys: Keyring): Job => ({
  name: 'reseal',
  everyMs,
  async run() {
    const rows = await readMasterKeys(db);
    if (rows.every(({ id, moved_at, given_up_at }) => id === keys.current || (moved_at ?? given_up_at) !== null))
      return false;
    return (await reseal({ db, keys, signal: AbortSignal.timeout(turnMs) }))?.isDone === false;
  },
});
