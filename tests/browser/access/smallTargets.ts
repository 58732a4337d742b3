import type { Page } from 'playwright';

/** What a finger might miss: less than 44 pixels either way, but for links within a sentence (WCAG 2.5.5). */
export const smallTargetsOn = (page: Page): Promise<string[]> => page.evaluate(smallTargets);

/** Runs in the page, so that it names no function of its own. A control in a label is as large as its label. */
function smallTargets(): string[] {
  const atLeast = 43.5;
  const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option]';
  const untouched = ':disabled, [tabindex="-1"], [inert] *, [aria-hidden=true], [aria-hidden=true] *';
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const target = control.closest('label') ?? control;
    const { width, height } = target.getBoundingClientRect();
    const { position, content } = getComputedStyle(control, '::after');
    // The whole row or card answers for its one link.
    if (content !== 'none' && position === 'absolute') return [];
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
    const said = target.textContent?.trim() ?? '';
    const isInSentence =
      getComputedStyle(control).display === 'inline' && (control.parentElement?.textContent?.trim() ?? '') !== said;
    const isLarge = width >= atLeast && height >= atLeast;
    if (!isShown || isInSentence || isLarge || control.matches(untouched)) return [];
    const name = (control.getAttribute('aria-label') ?? said).slice(0, 40);
    return [`${control.tagName.toLowerCase()} “${name}” is ${Math.round(width)} × ${Math.round(height)} px`];
  });
}
