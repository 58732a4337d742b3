import type { safeguardMachine } from '#src/dialogue/safeguardMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { asks } from './chatWords.ts';
import { safeguardFactsInChat } from './safeguard.facts.ts';
import { words } from './words.ts';

/** As useFormats writes a moment of the winter in London, in a line that does not break. */
function unbrokenDay(seconds: number): string {
  const [day = '', time = ''] = new Date(seconds * 1000).toISOString().split('T');
  return `${day.split('-').toReversed().join('-\u2060')},\u00a0${time.slice(0, 5)}`;
}

export const safeguardInChat: ScreenUse<typeof safeguardMachine> = {
  facts: safeguardFactsInChat,
  headlines: {
    hasMet: asks('hasMet'),
    isHurried: asks('isHurried'),
    isToldWhatToSay: asks('isToldWhatToSay'),
    decision: asks('worryDecision'),
    pause: ({ heldUntil }) => (heldUntil ? asks('worryHeld', { moment: unbrokenDay(heldUntil) }) : asks('worryPause')),
    notKept: asks('worryNotKept'),
  },
  table: {
    'question.answered': (page, { isYes }) => page.press(words(isYes ? 'guide.options.yes' : 'guide.options.no')),
    'cancellation.chosen': (page, _, flow) =>
      page.press(words(flow.context().transfer ? 'guide.options.cancelThis' : 'guide.options.sendNothing')),
    'hold.chosen': (page) => page.press(words('guide.options.holdADay')),
    'person.chosen': (page) => page.press(words('guide.options.personFirst')),
    'goingOn.chosen': (page, _, flow) =>
      page.press(words(flow.value() === 'pausing' ? 'guide.options.backToTransfer' : 'guide.options.goOnSure')),
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
  },
};
