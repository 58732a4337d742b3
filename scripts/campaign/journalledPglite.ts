import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { journalFiles } from './fileJournal.ts';

/** The embedded database's thread, with everything it does to its files written down. */
const { dir, journal } = z.looseObject({ dir: z.string(), journal: z.string() }).parse(workerData);
journalFiles(dir, journal);
await import('#server/database/pgliteWorker.ts');
