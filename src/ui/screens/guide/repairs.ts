import { costOf } from '#domain/quote/wholeCost.ts';
import type { Happening } from '#src/dialogue/thread.ts';
import type { Words } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import type { PriceShown } from '#src/machines/price-quote/calculation.ts';
import { calculatorView } from '../send-money/calculatorView.ts';
import { moneyOf, sumOfQuote } from '../send-money/transferSum.ts';
import type { Conversation } from './conversation.ts';
import type { ConversationState } from './conversationState.ts';
import { recapAll } from './recap.ts';

/** What a sender may want instead of answering. */
export const repairs = [
  'why',
  'recap',
  'cost',
  'howLong',
  'safe',
  'repeat',
  'person',
  'back',
  'pause',
  'cancel',
  'startOver',
] as const;
export type Repair = (typeof repairs)[number];

/** Nothing that goes on, and no reassurance. */
const whileStopped: readonly Repair[] = ['why', 'repeat', 'person'];

type Standing = {
  readonly conversation: Conversation;
  readonly state: ConversationState;
  readonly guide: GuidedSenderActor;
};

/** What makes sense from here; the rest is not offered. */
export function offeredRepairs({ state, guide }: Omit<Standing, 'conversation'>): readonly Repair[] {
  if (state.place?.flow === 'safeguard') return whileStopped;
  return repairs.filter((repair) => {
    if (repair === 'back') return backTo(state) !== undefined;
    if (repair === 'cancel') return mayCancel(guide);
    if (repair === 'startOver') return guide.getSnapshot().can({ type: 'startOver.requested' });
    return repair !== 'why' || state.part !== undefined;
  });
}

export function repair(wanted: Repair, { conversation, state, guide }: Standing): void {
  const { part } = state;
  switch (wanted) {
    case 'why':
      if (part) conversation.tell({ key: `guide.ask.${part.id}.help`, facts: part.facts });
      break;
    case 'recap':
      conversation.turn({ type: 'recap.requested', tells: [recapAll({ guide, state })] });
      break;
    case 'pause':
      conversation.turn({ type: 'pause.requested' });
      break;
    case 'cost':
      conversation.log(priceNow(guide));
      break;
    case 'howLong':
      conversation.tell({ arrivesBy: methodOf(guide) });
      break;
    case 'safe':
      conversation.tell({ key: 'guide.told.safe' });
      break;
    case 'person':
      conversation.turn({ type: 'person.requested' });
      break;
    case 'repeat':
      conversation.askAgain();
      break;
    case 'back': {
      const before = backTo(state);
      if (before) conversation.change(before);
      else conversation.tell({ key: 'guide.correct.nothingToUndo' });
      break;
    }
    case 'cancel':
      if (mayCancel(guide)) sendMoneyOf(guide)?.send({ type: 'cancellation.requested' });
      else startOver(guide, conversation);
      break;
    case 'startOver':
      startOver(guide, conversation);
      break;
  }
}

const notFromHere = { key: 'guide.told.notFromHere' } as const;

/** What is not created yet is called off by beginning anew. */
function startOver(guide: GuidedSenderActor, conversation: Conversation): void {
  if (guide.getSnapshot().can({ type: 'startOver.requested' })) guide.send({ type: 'startOver.requested' });
  else conversation.tell(notFromHere);
}

const sendMoneyOf = (guide: GuidedSenderActor) => guide.getSnapshot().children.sendMoney;

export const mayCancel = (guide: GuidedSenderActor): boolean =>
  sendMoneyOf(guide)?.getSnapshot().can({ type: 'cancellation.requested' }) === true;

const methodOf = (guide: GuidedSenderActor) => {
  const { draft } = sendMoneyOf(guide)?.getSnapshot().context ?? guide.getSnapshot().context;
  return draft.transferMethod;
};

/** The answer given last that may be changed. */
function backTo({ log, changeable }: ConversationState) {
  const answered = log.findLast((entry) => entry.kind === 'answered' && changeable.includes(entry.part));
  return answered?.kind === 'answered' ? answered.part : undefined;
}

/** The sum as it stands, or that there is none yet. */
export function priceNow(guide: GuidedSenderActor): Happening {
  const priceQuote = sendMoneyOf(guide)?.getSnapshot().children.priceQuote;
  const sum = priceQuote && calculatorView(priceQuote.getSnapshot().context).sum;
  const { quote, shown } = sendMoneyOf(guide)?.getSnapshot().context ?? {};
  if (sum) return { kind: 'priced', sum, cost: costOf(sum, priceQuote?.getSnapshot().context.exchange) };
  if (quote) return { kind: 'priced', sum: sumOfQuote(quote) };
  return { kind: 'told', words: shown ? priceWords(shown) : { key: 'guide.told.noCost' } };
}

/** What a visitor was shown, before there is a quote of their own. */
const priceWords = (shown: PriceShown): Words => ({
  key: 'guide.cards.price',
  facts: {
    send: moneyOf(shown.originAmount, shown.originCurrency),
    get: moneyOf(shown.destinationAmount, shown.destinationCurrency),
    total: moneyOf(shown.totalToPay, shown.originCurrency),
  },
});
