import { messageThat } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';

type App = Pick<RunningApp, 'baseUrl' | 'db' | 'sandbox'>;

/** The six digits of the newest message that has some, and says so much, whatever else arrives around it. */
export const readCode = async (app: App, address: string, says = /\b\d{6}\b/): Promise<string> =>
  (await messageThat(app, address, says)).code;

/** The next one: any but this. */
export const anotherCode = (known: string): RegExp => new RegExp(`\\b(?!${known})\\d{6} is your Sawa code`);
