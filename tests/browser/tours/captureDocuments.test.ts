import type { Page } from 'playwright';
import { readUser } from '#contract/account.ts';
import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitVerificationPart,
} from '#contract/verification.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { captureDocumentsUse } from '#tests/paths/screens/captureDocuments.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { captureDocumentsPaths } from '#tests/paths/specs/captureDocuments.paths.ts';
import { controlUnavailable } from '#tests/paths/walker/page.ts';
import { answerOf, byCall, byCalls } from './endings.ts';
import { aSender, told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';
import { widgetAddress } from './widgetPage.ts';

let tab: Page;

/** What the widget's own page would post, said in its name: the checks of who speaks are the product's. */
async function tellFromWidget(data: object): Promise<void> {
  const frame = tab.getByTitle(words('verification.capture.frameTitle'));
  if ((await frame.count()) === 0) throw new Error('The widget is not on the page', { cause: controlUnavailable });
  await frame.evaluate((element, message) => {
    if (!(element instanceof HTMLIFrameElement)) throw new Error('The widget is no frame');
    const { origin } = new URL(element.src);
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source: element.contentWindow }));
  }, data);
}

async function beginVerification(stage: Stage): Promise<void> {
  tab = stage.tab;
  await tab.goto('/verification');
  await stage.page.press(words('verification.kyc.begin'));
}

walkTours({
  spec: captureDocumentsPaths,
  use: captureDocumentsUse(tellFromWidget),
  prepares: aSender,
  opens: { 'verification begun': beginVerification },
  ends: {
    requestDocuments: byCall(requestVerificationDocuments),
    openWidget: byCalls([openVerificationWidget], async ({ app }, event) => {
      return [answerOf(event, (widget) => ({ ...Object(widget), widgetUrl: widgetAddress(app) }))];
    }),
    submitPart: byCall(submitVerificationPart),
  },
  others: new Map([told(readUser, { data: userFixture({ profile: addressAnswers }) })]),
  isInSlowMotion: true,
});
