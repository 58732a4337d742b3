import pino, { type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { traceIdNow } from './traceContext.ts';

/** Bytes that are written together: a write costs more than the line. */
const together = 4096;
/** Milliseconds after which a quiet server writes what there is. */
const latestMs = 200;

/** One line a request, as JSON, on the standard output; what is left is written when the process ends. */
export function openLog(level: Settings['logLevel']): Logger {
  const output = pino.destination({ dest: 1, minLength: together, sync: false });
  setInterval(() => output.flush(), latestMs).unref();
  return tracedLog(output, level);
}

/** Each line names the trace it was written in; those of a request do by themselves. */
export function tracedLog(output: DestinationStream, level: Settings['logLevel'] = 'info'): Logger {
  const log: Logger = pino(
    { level, base: null, mixin: (_line, _level, by) => (by === log ? (traceIdNow() ?? {}) : {}) },
    output,
  );
  return log;
}
