import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { belongingsOf } from '#tests/fixtures/goodRequests.ts';
import { signInWith } from '#tests/fixtures/people.ts';
import { ada, startHistoryApp } from './historyApp.ts';

/** The product alone in its process, with one sender signed in who has one of everything. */
const dataDir = mkdtempSync(join(tmpdir(), 'sawa-bench-'));
const app = await startHistoryApp({ dataDir });
const person = await signInWith(app, ada);
const ready = {
  baseUrl: app.baseUrl,
  userName: person.username,
  signingKey: person.sender.signingKey(),
  cookies: [...person.sender.cookies],
  own: await belongingsOf(app, person, 'GB'),
};
process.stdout.write(`Ready: ${JSON.stringify(ready)}\n`);

/** Asked how much it holds, it first lets go of what nothing holds on to. */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage.rss() / 1_000_000);
});
process.once('SIGTERM', async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.disconnect?.();
});
