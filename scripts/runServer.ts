import type { Logger } from 'pino';
import { closeToOthers, ownersOnly } from '#server/settings/fileModes.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { SettingsRefused } from '#server/settings/settingsRefused.ts';
import { surviveFaults } from '#server/surviveFaults.ts';
import { openLog } from '#server/telemetry/log.ts';

/** Milliseconds after which a process that was told to end does so whatever holds it. */
const longestStopMs = 10_000;

type Started = {
  readonly url: string;
  /** What is said of it besides, a sentence a line. */
  readonly lines?: readonly string[];
  /** Answers whether everything under way ended well. */
  readonly stop: () => Promise<boolean>;
};

/**
 * The process of a server: reads its settings, starts it, and on SIGTERM or SIGINT ends it within ten seconds, with 0
 * when everything under way ended well and 1 otherwise. What is wrong at the start is one sentence, and 1.
 */
export async function runServer(start: (settings: Settings, log: Logger) => Promise<Started>): Promise<void> {
  ownersOnly();
  try {
    const settings = readSettings(process.env);
    const log = openLog(settings.logLevel);
    surviveFaults(log);
    // Production has refused such a folder already.
    const closed = closeToOthers(settings.dataDir);
    if (closed > 0) console.log(`Closed to others: ${closed} files in ${settings.dataDir}`);
    const { url, lines = [], stop } = await start(settings, log);
    for (const line of [`Sawa is ready:   ${url}`, ...lines]) console.log(line);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(1), longestStopMs).unref();
        void stop().then((isWell) => process.exit(isWell ? 0 : 1));
      });
    }
  } catch (failure) {
    console.error(failure instanceof SettingsRefused || isPortTaken(failure) ? sentenceOf(failure) : failure);
    process.exit(1);
  }
}

function isPortTaken(failure: unknown): failure is Error & { port: number } {
  return failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE' && 'port' in failure;
}

function sentenceOf(failure: Error): string {
  if (!isPortTaken(failure)) return failure.message;
  return `Port ${failure.port} is in use by another program. Stop it, or set PORT or SANDBOX_PORT to a free one.`;
}
