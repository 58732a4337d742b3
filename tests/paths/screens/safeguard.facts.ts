import type { safeguardMachine } from '#src/dialogue/safeguardMachine.ts';
import { warningOf } from '#src/dialogue/warningOf.ts';
import type { Facts } from '../walker/screenTable.ts';
import { moment } from './asRead.ts';
import { words } from './words.ts';

const question = 'one of the three questions that everybody who is worried is asked';

export const safeguardFactsInChat: Facts<typeof safeguardMachine> = {
  hasMet: question,
  isHurried: question,
  isToldWhatToSay: question,
  decision: { warning: (context) => words(`guide.safeguard.warnings.${warningOf(context)}`) },
  pause: { 'until when it is held': ({ heldUntil }) => (heldUntil ? moment(heldUntil) : undefined) },
  notKept: 'the refusal is news of the thread above',
};
