import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { renderMessage } from '#server/messages/renderMessage.ts';
import { helpLink, longestMessages } from '#tests/fixtures/messageFixture.ts';
import { contrastOnly, sidewaysScroll, violationsOn } from './access/pageFindings.ts';
import { useBrowser } from './harness/useBrowser.ts';

/** Between them they have a code, facts, a button, notes and a link within a sentence. */
const everyPart = ['accountCode', 'accountExists', 'paid'];

describe.each(languages)('an e-mail in %s, with the longest name and amount', (language) => {
  const { openPage } = useBrowser();
  const messages = longestMessages(language).map(({ name, template, params }) => ({
    name,
    html:
      renderMessage({
        channel: 'email',
        template,
        params,
        language,
        wording: 'standard',
        helpLink,
        id: '0197a000-0000-7000-8000-0000000000b1',
      }).html ?? '',
  }));

  test('is no wider than the narrowest phone, whatever it tells (LNG-01)', async () => {
    const page = await openNothing();
    for (const { name, html } of messages) {
      await page.setContent(html);
      expect(await sidewaysScroll(page), name).toBeLessThanOrEqual(0);
    }
  });

  test('can be read on light, and on dark where that is wanted (LNG-01)', async () => {
    const page = await openNothing();
    for (const { name, html } of messages.filter((message) => everyPart.includes(message.name))) {
      await page.setContent(html);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOn(page, contrastOnly), `${name} on ${colorScheme}`).toEqual([]);
        expect(await lightnessBehind(page), name).toBe(colorScheme);
      }
    }
  });

  const openNothing = () => openPage({ baseUrl: 'http://localhost' }, { path: 'about:blank', width: 320 });
});

const lightnessBehind = (page: Page) =>
  page.evaluate(() => {
    const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red > 127 ? 'light' : 'dark';
  });
