import type { Page } from 'playwright';

/** More than any page here has to stop at; whoever presses Tab longer is going round in circles. */
const mostStops = 250;

/** Presses Tab from the beginning of the page until it is through; what is wrong on the way (WCAG 2.1.2, 2.4.7, 2.4.11). */
export async function tabTour(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(startFromTheTop);
  for (let stops = 0; stops <= mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop && stops === 0) return ['Tab leads nowhere'];
    if (!stop) return [...faults, ...(await page.evaluate(unmarked))];
    if (stop.isHidden) faults.push(`${stop.name} is out of sight`);
    if (stop.isStuck) return [...faults, `${stop.name} keeps the focus`];
  }
  return [...faults, `after ${mostStops} stops the page does not end`];
}

/** Runs in the page: wherever the focus is, the next Tab leads to the first stop there is. */
function startFromTheTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** One stop, as it looked with the focus on it; the page keeps these until the tour is over. */
type Seen = { readonly element: Element; readonly name: string; readonly wearers: Element[]; readonly look: string };

/** Runs in the page, where Tab led. */
async function lookAtFocus() {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
  const seen: Seen[] = Reflect.get(window, 'toured') ?? [];
  const focused = document.activeElement;
  const isStuck = seen.at(-1)?.element === focused;
  const isRound = !isStuck && seen.some(({ element }) => element === focused);
  if (!focused || focused === document.body || isRound) return undefined;

  const said = focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent ?? '';
  const name = `${focused.tagName.toLowerCase()} “${said.trim().slice(0, 40)}”`;
  // A native control may be hidden under a drawn one, or lie in a box that wears the ring for it.
  const above = [focused.parentElement, focused.parentElement?.parentElement].flatMap((element) => element ?? []);
  const wearers = [focused, ...above, ...(focused.closest('label')?.children ?? [])];
  const look = wearers
    .flatMap((wearer) => [getComputedStyle(wearer), getComputedStyle(wearer, '::after')])
    .map(({ outline, boxShadow, borderColor, backgroundColor }) => outline + boxShadow + borderColor + backgroundColor)
    .join();
  Reflect.set(window, 'toured', [...seen, { element: focused, name, wearers, look }]);

  const drawn = focused.closest('label') ?? focused;
  // Words that go on in the next line or column have a box there of their own.
  const { left, top, width, height } = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const isShown = parts.some((x) =>
    parts.some((y) => {
      const there = document.elementFromPoint(left + x * width, top + y * height);
      return there !== null && (drawn.contains(there) || there.contains(drawn));
    }),
  );
  return { name, isStuck, isHidden: !isShown };
}

/** Runs in the page when the focus has left it: the stops that look now as they did with it. */
async function unmarked(): Promise<string[]> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
  const seen: Seen[] = Reflect.get(window, 'toured') ?? [];
  Reflect.deleteProperty(window, 'toured');
  return seen.flatMap(({ element, name, wearers, look }) => {
    const now = wearers
      .flatMap((wearer) => [getComputedStyle(wearer), getComputedStyle(wearer, '::after')])
      .map(
        ({ outline, boxShadow, borderColor, backgroundColor }) => outline + boxShadow + borderColor + backgroundColor,
      )
      .join();
    return element.isConnected && now === look ? [`${name} looks the same with focus and without`] : [];
  });
}
