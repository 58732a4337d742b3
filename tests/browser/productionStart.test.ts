import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { credentialsAt, loadSecrets } from '#sandbox/credentials.ts';
import { freePort } from '#scripts/freePort.ts';
import { putInForce } from '#server/screening/watchlistStore.ts';
import { seedWatchlist } from '#server/seeds/seedWatchlist.ts';
import { inData, productionSettings, watchlistOfOne } from '#tests/fixtures/productionData.ts';
import { newCertificate, runProgram, writeSecretly } from '#tests/fixtures/productionProcess.ts';

test('production does not start without watchlists, nor with old ones or the sandbox’s own, and says which', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sawa-unlisted-'));
  const certificate = await newCertificate();
  const settings = {
    ...productionSettings(folder, {
      port: await freePort(),
      siteUrl: 'https://sawa.example',
      mailUrl: 'smtps://mail.sawa.example',
      given: credentialsAt('https://companies.example', loadSecrets(join(folder, 'sandbox'))),
    }),
    DATA_DIR: join(folder, 'data'),
    NODE_EXTRA_CA_CERTS: writeSecretly(join(folder, 'ca.pem'), certificate.cert),
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await inData(settings.DATA_DIR, async (db) => {
    await seedWatchlist(db);
    await putInForce(db, { ...watchlistOfOne('UK'), fetchedAt: daysAgo(6.9) });
    await putInForce(db, { ...watchlistOfOne('UN'), fetchedAt: daysAgo(7.1) });
  });
  const program = runProgram('scripts/start.ts', settings);
  expect(await program.ended).toBe(1);
  expect(program.said().trim().split('\n')).toEqual([
    expect.stringMatching(
      /^Watchlists should be .* not there: EU consolidated.*, Canada.*; older than 7 days: UN Security Council.* loads one\.$/,
    ),
  ]);
  rmSync(folder, { recursive: true });
}, 240_000);
