import type { Logger } from 'pino';

/**
 * A rejection nobody waited for is a fault of one call and is written down; the others go on. After an exception nobody
 * caught nothing can be relied on: the process says why and ends, and whoever keeps it running starts it anew.
 */
export function surviveFaults(log: Logger): void {
  process.on('unhandledRejection', (failure) => log.error(faultOf(failure), 'unhandled rejection'));
  process.once('uncaughtException', (failure) => {
    log.fatal(faultOf(failure), 'uncaught exception');
    setTimeout(() => process.exit(1), lastWordsMs);
  });
}

/** Milliseconds for the log to be written. */
const lastWordsMs = 500;

const faultOf = (failure: unknown) =>
  failure instanceof Error ? { name: failure.name, stack: failure.stack } : { name: 'unknown', stack: String(failure) };
