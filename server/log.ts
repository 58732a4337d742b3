import pino, { type Logger } from 'pino';
import type { Settings } from './settings.ts';

/** Bytes that are written together: a write costs more than the line. */
const together = 4096;
/** Milliseconds after which a quiet server writes what there is. */
const latestMs = 200;

/** One line a request, as JSON, on the standard output; what is left is written when the process ends. */
export function openLog(level: Settings['logLevel']): Logger {
  const output = pino.destination({ dest: 1, minLength: together, sync: false });
  setInterval(() => output.flush(), latestMs).unref();
  return pino({ level, base: null }, output);
}
