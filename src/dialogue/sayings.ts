import type { Change, DialogueContext } from './dialogueContext.ts';
import { added, openPart } from './drafts.ts';
import { exampleOf, likelyAnswers } from './examples.ts';
import type { Part } from './question.ts';
import type { Reading, Saying } from './reading.ts';
import { type Happening, leadToHelp, leadToPerson, told } from './thread.ts';
import type { Words } from './words.ts';

/** What the guide says in its turn, of the question that is open. */
export function say(context: DialogueContext, reading: Reading, saying: Saying): Change {
  const part = openPart(context, reading);
  if (!part) return {};
  // One card is enough: it shows what was chosen.
  const isShown = context.thread.some(({ kind }) => kind === 'reminder');
  return added(
    context,
    inWords(saying, part, reading).filter(({ kind }) => kind !== 'reminder' || !isShown),
  );
}

function inWords(saying: Saying, part: Part, reading: Reading): readonly Happening[] {
  const example = exampleOf(part, reading);
  const inExample = example ? [told({ key: 'guide.clarify.forExample', facts: { example } })] : [];
  const options = likelyAnswers(part, reading).map(({ words }) => words);
  const help = told({ key: `guide.ask.${part.id}.help`, facts: part.facts });
  switch (saying) {
    case 'example':
      return [told({ key: 'guide.clarify.notUnderstood' }), ...inExample];
    case 'anotherWay':
      return [
        told({ key: 'guide.clarify.anotherWay', facts: { parts: [part.id] } }),
        options.length > 0 ? told({ key: 'guide.clarify.likely', facts: { options } }) : help,
      ];
    case 'waysOut':
      return [told({ key: 'guide.clarify.waysOut' }), reading.isSignedIn ? leadToPerson : leadToHelp];
    case 'stillHere':
      return [told({ key: 'guide.clarify.stillHere' })];
    case 'nudge':
      return [told({ key: 'guide.clarify.nudge' }), ...inExample];
    case 'pause':
      return [told(whereAnswersAreKept(reading)), ...(isReminded(reading) ? [{ kind: 'reminder' } as const] : [])];
  }
}

/** Who answers, and where: whatever is asked now, or nothing is. */
export const personTold = ({ isSignedIn }: Reading): readonly Happening[] =>
  isSignedIn
    ? [told({ key: 'guide.support.offer' }), leadToPerson, leadToHelp]
    : [told({ key: 'guide.told.person' }), leadToHelp];

/** Who is known, and has nothing made yet: that has a deadline and news of its own. */
export const isReminded = ({ isSignedIn, transfer }: Reading): boolean => isSignedIn && transfer === undefined;

/** When the sender comes back. */
function whereAnswersAreKept({ payableUntil, transfer, isSignedIn }: Reading): Words {
  if (payableUntil !== undefined) return { key: 'guide.pause.made', facts: { moment: payableUntil } };
  if (transfer) return { key: 'guide.pause.followed' };
  return { key: isSignedIn ? 'guide.pause.inAccount' : 'guide.pause.inThisTab' };
}

/** What a conversation that is opened begins with: only who was away is welcomed back, once, and so read out (R13, R26). */
export function welcome(context: DialogueContext, { answeredElsewhere }: Reading): Change {
  const { thread, isWelcomed } = context;
  if (isWelcomed || !answeredElsewhere) return { isWelcomed: true };
  const answered = answeredElsewhere().filter((happening) => !isSaid(context, happening));
  const last = thread.findLast(({ kind }) => kind === 'answered' || kind === 'told');
  const isToldLast = last?.kind === 'told' && 'key' in last.words && last.words.key === resumed.key;
  const happenings = isToldLast && answered.length === 0 ? [] : [...answered, told(resumed)];
  return { isWelcomed: true, ...added(context, happenings) };
}

const resumed = { key: 'guide.resumed' } as const;

function isSaid({ thread }: DialogueContext, happening: Happening): boolean {
  if (happening.kind !== 'answered') return false;
  const said = thread.findLast((entry) => entry.kind === 'answered' && entry.part === happening.part);
  return said?.kind === 'answered' && JSON.stringify(said.words) === JSON.stringify(happening.words);
}
