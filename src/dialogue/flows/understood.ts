import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { Answers } from '../question.ts';
import { type TransferAnswers, transferParts } from '../transferAnswers.ts';
import { keptAnswers } from './changes.ts';

/** The transfer's answers as the flow holds them, and those of the step at hand; what was only preselected is none. */
export function understood(guide: GuidedSenderActor, here: Answers): TransferAnswers {
  const sendMoney = guide.getSnapshot().children.sendMoney?.getSnapshot();
  const isPriced = sendMoney && (!sendMoney.matches({ preparing: 'askingAmount' }) || sendMoney.context.quotesAtOnce);
  const kept = isPriced ? keptAnswers(guide, ['trust']) : {};
  const held = Object.entries(kept).map(([part, answer]) => [part, answer?.value]);
  const atHand = Object.entries(here).filter(([part]) => transferParts.some((known) => known === part));
  return Object.fromEntries([...held, ...(isPriced ? [] : atHand)]);
}
