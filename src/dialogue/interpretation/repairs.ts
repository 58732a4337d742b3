import type { DialogueContext } from '../dialogueContext.ts';
import type { Act, Reading } from '../reading.ts';
import { recapAll } from '../recap.ts';
import { type Repair, repairs } from '../repair.ts';
import { log, type Situation, type Told, tell } from './situation.ts';

/** Nothing that goes on, and no reassurance. */
const whileStopped: readonly Repair[] = ['why', 'repeat', 'person'];

/** Nothing but the message itself. */
const whileWriting: readonly Repair[] = ['why', 'repeat'];

type RepairState = Pick<Situation, 'context' | 'reading'> & { readonly part: Situation['part'] | undefined };

/** What makes sense from here; the rest is not offered. */
export function offeredRepairs({ context, reading, part }: RepairState): readonly Repair[] {
  if (reading.place?.flow === 'safeguard') return whileStopped;
  if (reading.place?.flow === 'talkToPerson') return whileWriting;
  return repairs.filter((repair) => {
    if (repair === 'back') return backTo(context) !== undefined;
    if (repair === 'showTimes' || repair === 'hideTimes') return context.showsTimes === (repair === 'hideTimes');
    if (repair === 'cancel') return reading.askToCancel !== undefined;
    if (repair === 'startOver') return reading.askToStartOver !== undefined;
    return repair !== 'why' || part !== undefined;
  });
}

type Asked = RepairState & Pick<Situation, 'answers'>;

/** Who is signed in writes to one of our people in this very thread. */
export const writesToPerson = (wanted: Repair, { isSignedIn }: Reading): boolean => wanted === 'person' && isSignedIn;

export function repair(wanted: Repair, situation: Asked): readonly Told[] {
  const { part, context, reading } = situation;
  switch (wanted) {
    case 'why':
      return part ? [tell({ key: `guide.ask.${part.id}.help`, facts: part.facts })] : [];
    case 'recap':
      return [{ type: 'recap.requested', tells: [recapAll(situation)] }];
    case 'pause':
      return [{ type: 'pause.requested' }];
    case 'cost':
      return [log(reading.price())];
    case 'howLong': {
      const known = reading.arrival();
      return [known ? log(...known) : { type: 'prices.asked', asked: { kind: 'arrival', draft: reading.draft } }];
    }
    case 'safe':
      return [tell({ key: 'guide.told.safe' })];
    case 'person':
      return [{ type: 'person.requested' }];
    case 'showTimes':
    case 'hideTimes':
      return [{ type: 'times.chosen', isShown: wanted === 'showTimes' }, tell({ key: `guide.told.${wanted}` })];
    case 'repeat':
      return [{ type: 'question.repeated' }];
    case 'back': {
      const before = backTo(context);
      return [before ? { type: 'answer.reopened', part: before } : tell({ key: 'guide.correct.nothingToUndo' })];
    }
    case 'cancel':
      return asked(reading.askToCancel) ?? startOver(situation);
    case 'startOver':
      return startOver(situation);
  }
}

const asked = (act: Act | undefined): readonly Told[] | undefined => act && [{ type: 'flow.asked', act }];

/** What is not created yet is called off by beginning anew. */
const startOver = ({ reading }: Pick<Situation, 'reading'>): readonly Told[] =>
  asked(reading.askToStartOver) ?? [tell({ key: 'guide.told.notFromHere' })];

/** The answer given last that may be changed. */
function backTo({ thread, changeable }: DialogueContext) {
  const answered = thread.findLast((entry) => entry.kind === 'answered' && changeable.includes(entry.part));
  return answered?.kind === 'answered' ? answered.part : undefined;
}
