import type { SnapshotFrom } from 'xstate';
import type { TurnEvent, TurnSaid, turnMachine } from '#src/dialogue/turnMachine.ts';
import type { Candidate } from './doubts.ts';
import { exampleOf, likelyAnswers } from './examples.ts';
import type { Part, Words } from './question.ts';
import { log, set, type Talk } from './talk.ts';
import { type Happening, leadToHelp } from './transcript.ts';

/** What only the moment knows: why an answer will not do, what the words may have meant, what is to be told. */
type Told = {
  readonly words?: Words | undefined;
  readonly candidates?: readonly Candidate[];
  readonly happenings?: readonly Happening[];
};

/** Tells whose turn it is what happened, and says what is the guide's to say then. */
export function turn(talk: Talk, event: TurnEvent, told: Told = {}): void {
  talk.turn.send(event);
  const says = saysOf(talk.turn.getSnapshot());
  const { part } = talk.state;
  if (!says || !part) return;
  log(talk, ...wordsOf(says, { talk, part, told }));
  if (says === 'choice' && told.candidates) set(talk, { candidates: told.candidates });
}

const saysOf = (snapshot: SnapshotFrom<typeof turnMachine>): TurnSaid | undefined =>
  Object.values(snapshot.getMeta())[0]?.says;

const told = (words: Words): Happening => ({ kind: 'told', words });

type Moment = { readonly talk: Talk; readonly part: Part; readonly told: Told };

function wordsOf(says: TurnSaid, { talk, part, told: moment }: Moment): readonly Happening[] {
  const example = exampleOf({ part, guide: talk.guide });
  const inExample = example ? [told({ key: 'guide.clarify.forExample', facts: { example } })] : [];
  const options = likelyAnswers({ part, guide: talk.guide }).map(({ words }) => words);
  const help = told({ key: `guide.ask.${part.id}.help`, facts: part.facts });
  switch (says) {
    case 'example':
      return [told({ key: 'guide.clarify.notUnderstood' }), ...inExample];
    case 'anotherWay':
      return [
        told({ key: 'guide.clarify.anotherWay', facts: { parts: [part.id] } }),
        options.length > 0 ? told({ key: 'guide.clarify.likely', facts: { options } }) : help,
      ];
    case 'waysOut':
      return [told({ key: 'guide.clarify.waysOut' }), leadToHelp];
    case 'stillHere':
      return [told({ key: 'guide.clarify.stillHere' })];
    case 'nudge':
      return [told({ key: 'guide.clarify.nudge' }), ...inExample];
    case 'refusal':
    case 'choice':
      return moment.words ? [told(moment.words)] : [];
    case 'recap':
      return moment.happenings ?? [];
    case 'pause':
      return [told(kept(talk))];
    case 'person':
      return [told({ key: 'guide.told.person' }), leadToHelp];
  }
}

/** Where the answers are when the sender comes back. */
function kept({ guide }: Talk): Words {
  const { children, context } = guide.getSnapshot();
  const transfer = children.sendMoney?.getSnapshot().context.transfer;
  if (transfer) return { key: 'guide.pause.made', facts: { moment: transfer.expiresAt } };
  if (context.followed) return { key: 'guide.pause.followed' };
  return { key: context.userId === undefined ? 'guide.pause.inThisTab' : 'guide.pause.inAccount' };
}
