import type { ConsoleMessage, Page } from 'playwright';

/** What a browser says of an answer that refuses; refusals are part of the product. */
const isRefusedCall = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') && new URL(message.location().url).pathname.startsWith('/api/');

/** Everything a page complains about, as it goes: errors, warnings, and what its content policy kept from it. */
export async function watchFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => void faults.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !isRefusedCall(message)) faults.push(`console: ${message.text()}`);
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
