import type { Page } from 'playwright';
import { openHandOver, submitHandedOverPart } from '#contract/verification/handOver.ts';
import { captureOnPhoneUse } from '#tests/paths/screens/captureOnPhone.screen.ts';
import { captureOnPhonePaths } from '#tests/paths/specs/captureOnPhone.paths.ts';
import { tellFromWidget } from './capturing.ts';
import { answerOf, byCall, byCalls } from './endings.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';
import { widgetAddress } from './widgetPage.ts';

let tab: Page;

async function scanCode(stage: Stage): Promise<void> {
  tab = stage.tab;
  await tab.goto('/verification/hand-over/any-token');
}

walkTours({
  spec: captureOnPhonePaths,
  use: captureOnPhoneUse((data) => tellFromWidget(tab, data)),
  visitors: ['the code scanned'],
  opens: { 'the code scanned': scanCode },
  ends: {
    openWidget: byCalls([openHandOver], async ({ app }, event) => {
      return [answerOf(event, (widget) => ({ ...Object(widget), widgetUrl: widgetAddress(app) }))];
    }),
    submitPart: byCall(submitHandedOverPart, { wire: () => ({ done: true }) }),
  },
  isInSlowMotion: true,
});
