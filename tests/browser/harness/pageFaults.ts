import type { ConsoleMessage, Page } from 'playwright';

/** What a browser says of an answer that refuses, or of a page that is not there: both are part of the product. */
const isRefusal = (message: ConsoleMessage, page: Page): boolean => {
  if (!message.text().startsWith('Failed to load resource')) return false;
  const { url } = message.location();
  return new URL(url).pathname.startsWith('/api/') || url === page.url();
};

/** Not the page's: tests keep the worker out where they are not about it. */
const isOfTheTest = (message: ConsoleMessage): boolean =>
  message.text() === 'Service Worker registration blocked by Playwright';

/** Everything a page complains about, as it goes: errors, warnings, and what its content policy kept from it. */
export async function watchFaults(
  page: Page,
  { losesFiles = false }: { readonly losesFiles?: boolean } = {},
): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => void faults.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    const isLoss = losesFiles && message.text() === 'Failed to load resource: net::ERR_FAILED';
    if (isComplaint && !isLoss && !isRefusal(message, page) && !isOfTheTest(message))
      faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  await page.exposeFunction('reportPolicyViolation', (violation: string) => void faults.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const report: unknown = Reflect.get(window, 'reportPolicyViolation');
      const violation = `policy: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`;
      if (typeof report === 'function') report(violation);
    });
  });
  return faults;
}
