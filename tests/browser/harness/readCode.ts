import { newestMessage } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';

type App = Pick<RunningApp, 'baseUrl' | 'db' | 'sandbox'>;

/** The six digits last sent to an e-mail or phone; `nth` waits for the second message, the third … */
export const readCode = async (app: App, address: string, nth = 1): Promise<string> =>
  (await newestMessage(app, address, nth)).code;
