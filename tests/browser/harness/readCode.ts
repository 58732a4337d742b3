import { expect } from 'vitest';
import { z } from 'zod';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';

const mailbox = z.object({ messages: z.array(z.object({ text: z.string() })) });

const patience = { timeout: 15_000, interval: 100 };

/** The texts of the messages somebody got by e-mail or SMS, newest first. */
export async function readMessages(app: Pick<RunningApp, 'sandbox'>, address: string): Promise<readonly string[]> {
  const response = await fetch(`${app.sandbox.url}/mailbox.json?to=${encodeURIComponent(address)}`);
  return mailbox.parse(await response.json()).messages.map(({ text }) => text);
}

/** The six digits last sent to an e-mail or phone; `nth` waits for the second, the third … code. */
export async function readCode(app: Pick<RunningApp, 'sandbox'>, address: string, nth = 1): Promise<string> {
  const codesSent = async () =>
    (await readMessages(app, address)).flatMap((text) => text.match(/\b\d{6}\b/)?.[0] ?? []);
  await expect.poll(async () => (await codesSent()).length, patience).toBeGreaterThanOrEqual(nth);
  const [newest] = await codesSent();
  if (newest === undefined) throw new Error(`No code was sent to ${address}`);
  return newest;
}
