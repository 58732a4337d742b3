import type { captureOnPhoneMachine } from '#src/machines/verification/capture-on-phone/captureOnPhoneMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { endOfWidget, type WidgetWord, wordOfPart } from './captureDocuments.screen.ts';
import { captureOnPhoneFacts } from './captureOnPhone.facts.ts';
import { words } from './words.ts';

export const captureOnPhoneUse = (tellFromWidget: WidgetWord): ScreenUse<typeof captureOnPhoneMachine> => ({
  facts: captureOnPhoneFacts,
  headlines: {
    capture: words('handOver.phoneTitle'),
    partRetry: words('verification.titles.partRetry'),
    unfinished: words('handOver.phoneUnfinished'),
    retry: words('handOver.phoneRetry'),
    expired: words('handOver.phoneInvalid'),
    received: words('handOver.phoneDone'),
  },
  controls: { 'check.reopened': words('handOver.phoneReopen') },
  table: {
    'part.captured': (_page, event) => tellFromWidget(wordOfPart(event)),
    'part.retried': (page) => page.press(words('common.tryAgain')),
    'widget.finished': () => tellFromWidget(endOfWidget),
    'check.reopened': (page) => page.press(words('handOver.phoneReopen')),
  },
});
