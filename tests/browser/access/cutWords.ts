import type { Page } from 'playwright';

/** Words, and numbers and choices in fields, of which a box that hides its overflow leaves out a part (WCAG 1.4.4, 1.4.12). */
export const cutWordsOn = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(cutFields)),
  ...(await page.evaluate(cutWords)),
];

/**
 * Runs in the page. A sentence somebody writes moves along in its field as it always has; an amount is read at once, and
 * in a field that can't be entered nobody moves along.
 */
function cutFields(): string[] {
  const readAtOnce = 'input:is([inputmode=decimal], [inputmode=numeric], :disabled), textarea:disabled, select';
  return [...document.querySelectorAll(readAtOnce)].flatMap((field) => {
    const over = Math.max(field.scrollWidth - field.clientWidth, field.scrollHeight - field.clientHeight);
    const isShown = field.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && field.clientWidth > 1;
    return isShown && over > 2 ? [`${field.tagName} “${field.getAttribute('name')}” leaves out ${over} px`] : [];
  });
}

/**
 * Runs in the page, so that it names no function of its own. What is only for ears is a dot, what scrolls is whole, and
 * what a field holds is drawn elsewhere than where its text stands.
 */
function cutWords(): string[] {
  const hiding = ['hidden', 'clip'];
  const found = new Set<string>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    const said = node.textContent?.trim() ?? '';
    if (!parent || said === '' || parent.closest('[aria-hidden=true], svg, textarea')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      if (width <= 2) break;
      const across = hiding.includes(overflowX) ? Math.max(left - text.left, text.right - right) : 0;
      const down = hiding.includes(overflowY) ? Math.max(top - text.top, text.bottom - bottom) : 0;
      const cut = Math.round(Math.max(across, down));
      if (cut > 2) found.add(`${box.tagName}.${box.className} cuts ${cut} px of “${said.slice(0, 40)}”`);
      if (['auto', 'scroll'].includes(overflowX) || position === 'fixed') break;
    }
  }
  return [...found];
}
