import type { Page } from 'playwright';
import { readUser } from '#contract/account/account.ts';
import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitVerificationPart,
} from '#contract/verification/verification.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { words } from '#tests/paths/screens/words.ts';
import { controlUnavailable } from '#tests/paths/walker/page.ts';
import { answerOf, byCall, byCalls } from './endings.ts';
import { told } from './senders.ts';
import { widgetAddress } from './widgetPage.ts';

/** What the widget's own page would post, said in its name: the checks of who speaks are the product's. */
export async function tellFromWidget(tab: Page, data: object): Promise<void> {
  const frame = tab.getByTitle(words('verification.capture.frameTitle'));
  if ((await frame.count()) === 0) throw new Error('The widget is not on the page', { cause: controlUnavailable });
  await frame.evaluate((element, message) => {
    if (!(element instanceof HTMLIFrameElement)) throw new Error('The widget is no frame');
    const { origin } = new URL(element.src);
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source: element.contentWindow }));
  }, data);
}

export const waysToCapture = {
  requestDocuments: byCall(requestVerificationDocuments),
  openWidget: byCalls([openVerificationWidget], async ({ app }, event) => {
    return [answerOf(event, (widget) => ({ ...Object(widget), widgetUrl: widgetAddress(app) }))];
  }),
  submitPart: byCall(submitVerificationPart),
};

/** Somebody of whom documents are what is missing. */
export const readsOfCapture = [told(readUser, { data: userFixture({ profile: addressAnswers }) })] as const;
