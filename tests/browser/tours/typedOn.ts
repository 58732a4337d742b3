import type { Page } from 'playwright';

/** What stands in the fields of a page, each with its name; a password is never kept, and so not asked for. The foot has its own. */
export const typedOn = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll('input, textarea, select')].flatMap((field) => {
      if (
        !(
          field instanceof HTMLInputElement ||
          field instanceof HTMLTextAreaElement ||
          field instanceof HTMLSelectElement
        )
      )
        return [];
      if (!field.checkVisibility() || field.type === 'password' || field.closest('footer')) return [];
      const name = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name;
      const isBox = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
      return [`${name}: ${isBox ? field.checked : field.value}`];
    }),
  );
