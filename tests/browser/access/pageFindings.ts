import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What React Aria reads out is kept for seconds, after the words it was read from are gone. */
const spoken = '[data-live-announcer]';

/** The one rule that colours decide. */
export const contrastOnly = ['color-contrast'];

export type Violation = { readonly rule: string; readonly element: string; readonly why: string };

/** What on the page as it is now breaks WCAG 2.2 AA or axe's good practice. */
export async function violationsOn(page: Page, rules?: string[]): Promise<Violation[]> {
  await untilStill(page);
  // In the page itself: the other mode opens a blank page for each view, to look into frames of other sites.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(spoken);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(standards)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({ rule: id, element: target.join(' '), why: failureSummary })),
  );
}

/** Drawn anew, and every colour that goes over into another has arrived. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** How many CSS pixels a page is wider than its window: reading needs one direction of scrolling only (WCAG 1.4.10). */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The element that sticks out furthest. */
export const widestOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')];
    const placed = all.map((element) => ({ element, right: element.getBoundingClientRect().right }));
    const [widest] = placed.toSorted((one, other) => other.right - one.right);
    return widest ? `${widest.element.tagName.toLowerCase()}.${widest.element.className}` : 'the page';
  });
