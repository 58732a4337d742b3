import type { Page } from 'playwright';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';

type Company = Pick<RunningApp, 'sandbox'>;

/** Where the company that checks identities would have its widget, in the frame the product keeps for it. */
export const widgetAddress = ({ sandbox }: Company): string => `${sandbox.url}/identity?transaction=transaction-1`;

/** A page without a word of its own: what the widget tells is said in its name by the tour. */
export async function openWidgetPage(tab: Page, company: Company): Promise<void> {
  await tab.route(widgetAddress(company), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The widget</title>' }),
  );
}
