import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { accept, type Result, refuse } from '#domain/result.ts';
import { type PublishedList, publishedLists } from '#domain/screening/watchlists.ts';
import { listFormats } from './listFormats.ts';
import type { WatchlistEntry } from './watchlistEntry.ts';
import { readXmlRecords, XmlRefused } from './xmlRecords.ts';

/** A list as its file says it. */
export type ReadList = {
  readonly list: PublishedList;
  /** The day it says it is of, like 2026-11-20. */
  readonly publishedOn: string | undefined;
  /** When the operator got the file. */
  readonly fetchedAt: Date;
  readonly sha256: string;
  readonly entries: readonly WatchlistEntry[];
};

export type UnreadableFile = 'noFile' | 'unknownList' | 'truncated' | 'documentType' | 'nobodyListed';

/** Reads one published list, whichever it is; a file that is none of them, or ends too soon, is refused whole. */
export async function readWatchlistFile(path: string): Promise<Result<ReadList, UnreadableFile>> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) return refuse('noFile');
  const hash = createHash('sha256');
  const bytes = createReadStream(path);
  const entries = new Map<string, WatchlistEntry>();
  let list: PublishedList | undefined;
  let publishedOn: string | undefined;
  const formatOf = (known = list) => known && listFormats[known];
  try {
    await readXmlRecords(textOf(bytes, hash), {
      onRoot(root) {
        list = publishedLists.find((known) => listFormats[known].root === root.name);
        if (!list) throw new UnknownList();
        publishedOn = formatOf()?.published(root);
      },
      isRecord: (name) => formatOf()?.records.includes(name) ?? false,
      onRecord(record) {
        const day = formatOf()?.published(record);
        if (day && day > (publishedOn ?? '')) publishedOn = day;
        const entry = formatOf()?.entry(record);
        if (entry) entries.set(entry.id, entry);
      },
    });
  } catch (failure) {
    if (failure instanceof UnknownList) return refuse('unknownList');
    if (!(failure instanceof XmlRefused)) throw failure;
    return refuse(failure.why === 'notXml' ? (list ? 'truncated' : 'unknownList') : failure.why);
  } finally {
    bytes.destroy();
  }
  if (!list) return refuse('unknownList');
  if (entries.size === 0) return refuse('nobodyListed');
  const fetchedAt = new Date(Math.min(file.mtimeMs, Date.now()));
  return accept({ list, publishedOn, fetchedAt, sha256: hash.digest('hex'), entries: [...entries.values()] });
}

class UnknownList extends Error {}

/** The same pieces as text; the hash is of the bytes. */
async function* textOf(bytes: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of bytes) {
    hash.update(piece);
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}
