import { generatePath } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pages } from '#src/router/router.tsx';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';
import { enterAs } from './harness/sendingSteps.ts';
import { useBrowser } from './harness/useBrowser.ts';

describe('whoever is signed in', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  test('can sign out from every page that is for them alone, and from their menu on a phone (ASVS 7.4.4)', async () => {
    const person = await verifiedSender(app);
    const { id: transferId } = await newTransfer(person);
    const page = await openPage(app);
    await enterAs(page, person);
    const own = pages.filter(({ access }) => access === 'signedIn').map(({ path = '' }) => path);
    expect(own.length).toBeGreaterThan(10);
    const signOut = page.getByRole('button', { name: 'Logout', exact: true });
    for (const path of own) {
      await page.goto(generatePath(path, { transferId, status: 'COMPLETE' }));
      await expect.poll(() => signOut.count(), { message: path, timeout: 10_000 }).toBeGreaterThan(0);
    }
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Menu' }).click();
    await signOut.click();
    await page.waitForURL(`${app.baseUrl}/`);
  }, 180_000);
});
