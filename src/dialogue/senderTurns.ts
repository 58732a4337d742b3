import type { ConversationState } from './conversationState.ts';
import type { DialogueContext, DialogueTold } from './dialogueContext.ts';
import { openPart } from './drafts.ts';
import { feeChosen } from './interpretation/feeWish.ts';
import { interpret } from './interpretation/interpret.ts';
import { offeredRepairs, repair, writesToPerson } from './interpretation/repairs.ts';
import type { Outcome, Situation, Told } from './interpretation/situation.ts';
import { type Reader, type TurnContext, takeOutcomes, type Ways } from './outcomes.ts';
import type { Candidate } from './question.ts';
import type { Reading } from './reading.ts';
import type { Repair } from './repair.ts';

/** The dialogue as it stands, and how it is told something. */
type Dialogue = {
  readonly dialogue: { readonly getSnapshot: () => { readonly context: DialogueContext } };
  readonly look: () => { readonly reading: Reading };
  readonly send: (told: DialogueTold) => void;
  /** Has the flows read anew once all that happens in one go is over. */
  readonly soon: () => void;
  readonly state: () => ConversationState;
};

type Beside<Say> = Pick<Ways, 'answerAccount' | 'answerPrices' | 'remind'> & {
  readonly writeToPerson: (say: Say) => void;
};

/** What is said in the sender's own words, and the repairs a press asks for. */
export function senderTurns<Say>(
  { dialogue, look, send, soon, state }: Dialogue,
  { writeToPerson, ...ways }: Beside<Say>,
) {
  const currentTurn = () => {
    const { context } = dialogue.getSnapshot();
    const { reading } = look();
    return { context, reading, part: openPart(context, reading), answers: state().answers };
  };
  function situation(reader: Reader): Situation | undefined {
    const { part, ...rest } = currentTurn();
    return part && { ...rest, part, language: reader.language, today: reader.today, write: reader.write };
  }
  function tell(event: DialogueTold): boolean {
    send(event);
    if (event.type === 'answers.planned') soon();
    return event.type !== 'answer.given' || state().problem === undefined;
  }
  const now = (before: Situation) => ({ ...before, reading: look().reading });
  const take = (outcomes: readonly Outcome[], heard: Situation, listener: TurnContext) =>
    takeOutcomes(outcomes, { situation: heard, listener, ways: { ...ways, tell, now } });
  const carryOut = (all: readonly Told[]) => {
    for (const one of all) {
      if (one.type === 'flow.asked') one.act();
      else if (one.type === 'prices.asked') void ways.answerPrices(one.asked);
      else tell(one);
    }
  };
  return {
    situation,
    /** True when it was dealt with; otherwise what was typed stays, to be put right. */
    takeUtterance(text: string, listener: TurnContext): boolean {
      const heard = situation(listener);
      return heard !== undefined && take(interpret(text, heard), heard, listener);
    },
    offeredRepairs: () => offeredRepairs(currentTurn()),
    repair(wanted: Repair, say: Say) {
      if (writesToPerson(wanted, look().reading)) return writeToPerson(say);
      carryOut(repair(wanted, currentTurn()));
    },
    /** One of the things the last words may have meant. */
    choose(candidate: Candidate) {
      const { feeSwitch, feeChoice } = look().reading;
      if (candidate.paysFee === undefined || !feeSwitch) return send({ type: 'candidate.chosen', candidate });
      carryOut(feeChosen(candidate.paysFee, feeChoice(), feeSwitch));
    },
  };
}
