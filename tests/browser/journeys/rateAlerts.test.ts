import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { smallTargetsOn } from '../access/smallTargets.ts';
import { expectNoAxeViolationsInBothThemes, expectNoSidewaysScroll } from '../harness/expectations.ts';
import { enterAs } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('alerts and reminders over the rates', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  test.each([
    [1280, 'en'],
    [390, 'fr'],
  ] as const)(
    'at %i pixels the alerts’ dialog breaks no rule of access, in %s (peers 39)',
    async (width, language: Language) => {
      const page = await openPage(app, { path: '/sign-in', width });
      await enterAs(page, await verifiedSender(app));
      await page.goto(`/rates?base=GBP&target=XAF&alerts=&lang=${language}`);
      await page.locator('[role=dialog] form').waitFor();
      await expectNoAxeViolationsInBothThemes(page);
      await expectNoSidewaysScroll(page);
      expect(await smallTargetsOn(page)).toEqual([]);
    },
  );
});
