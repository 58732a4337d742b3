import { sql } from 'kysely';
import { shrinkingTakesTwoPercent, watchlistFacts } from '#domain/screening/watchlists.ts';
import type { Db } from '../database/open.ts';
import { type ReadList, readWatchlistFile, type UnreadableFile } from '../screening/readWatchlistFile.ts';
import { noteFetched, putInForce, type VersionInForce, versionsInForce } from '../screening/watchlistStore.ts';
import { type Command, refusal } from './runCommand.ts';

const unreadable: Readonly<Record<UnreadableFile, string>> = {
  noFile: 'cannot be opened: give its whole path, and let the server’s user read it',
  unknownList:
    'is none of the lists that are known (UK, EU, UN, Canada, as XML); a page with an error may have been saved in its place',
  truncated: 'ends before the list does, or is damaged on the way: fetch it again',
  documentType: 'declares a document type, which no published list does: it was not read',
  nobodyListed: 'names nobody: fetch it again',
};

/** Puts a published list in force, as an operator fetched it. A list that is much smaller takes two operators. */
export const loadWatchlist: Command = async ({ db, operator }, { transferId: path = '' }) => {
  if (!path) return refusal('Name the file: load-watchlist FILE.');
  const read = await readWatchlistFile(path);
  if (!read.ok) return refusal(`${path} ${unreadable[read.refusal]}.`);
  const list = read.value;
  const { title } = watchlistFacts[list.list];
  const before = (await versionsInForce(db)).find((version) => version.list === list.list);
  if (before?.sha256 === list.sha256) {
    await noteFetched(db, { id: before.id, fetchedAt: list.fetchedAt });
    return {
      ok: true,
      lines: [`${title}: nothing has changed; that it was fetched again is kept.`],
      data: factsOf(list),
    };
  }
  if (before?.publishedOn && (list.publishedOn ?? '') < before.publishedOn) {
    return refusal(`${title}: the one in force is of ${before.publishedOn}, and this one older: fetch it again.`);
  }
  const small = smallness(list, before);
  const proposer = small === undefined ? operator : await proposedBy(db, { list, operator });
  if (proposer === undefined) {
    const line = `${title}: ${small} Your yes is kept; the list before stays in force until another operator loads the same file.`;
    return { ok: true, lines: [line], data: { ...factsOf(list), waitsForAnother: true } };
  }
  await putInForce(db, { ...list, loadedBy: proposer, ...(proposer !== operator && { agreedBy: operator }) });
  const { length } = list.entries;
  return {
    ok: true,
    lines: [
      `${title}: ${length} people, of ${list.publishedOn ?? 'no day'}, in force. Everybody is screened again; see status.`,
    ],
    data: factsOf(list),
  };
};

const factsOf = ({ list, publishedOn, sha256, entries }: ReadList) => ({
  ...{ list, publishedOn, sha256 },
  people: entries.length,
});

/** Why one person alone may not put it in force: authorities seldom take many off at once, and lost pieces look the same. */
function smallness({ list, entries }: ReadList, before: VersionInForce | undefined): string | undefined {
  const { plausiblePeople } = watchlistFacts[list];
  const now = entries.length;
  if (before && now * 100 < before.people * (100 - shrinkingTakesTwoPercent)) {
    return `it names ${now} people, and the one in force ${before.people}.`;
  }
  if (!before && now < plausiblePeople) return `it names ${now} people, where ${plausiblePeople} or more are expected.`;
  return undefined;
}

/** Who said yes to this very file first; undefined when nobody but this operator has. */
async function proposedBy(db: Db, { list, operator }: { readonly list: ReadList; readonly operator: string }) {
  const key = `watchlist:${list.list}:${list.sha256}`;
  const details = JSON.stringify(factsOf(list));
  await sql`insert into proposal (key, details, proposed_by) values (${key}, ${details}::jsonb, ${operator})
    on conflict (key) do nothing`.execute(db);
  const agreed = await sql<{ proposed_by: string }>`update proposal set done_by = ${operator} where key = ${key}
    and proposed_by <> ${operator} returning proposed_by`.execute(db);
  return agreed.rows[0]?.proposed_by;
}
