import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { keptAnswers } from './changes.ts';
import type { PartId, Words } from './question.ts';
import { log, type Talk } from './talk.ts';
import type { Entry, Happening } from './transcript.ts';
import { wordsOfTransferPart } from './transferWords.ts';

const resumed = { key: 'guide.resumed' } as const;

/** What was said before; what was asked last is asked again. */
export const keptLog = (kept: readonly Entry[]): readonly Entry[] =>
  kept.at(-1)?.kind === 'asked' ? kept.slice(0, -1) : kept;

/** What became known elsewhere is told, and only who was away is welcomed back (R26); once, and so read out (R13). */
export function welcomeBack(talk: Talk): void {
  const { guide, state, isMet } = talk;
  talk.isMet = true;
  if (isMet || !guide.getSnapshot().context.isUnderWay) return;
  const answered = answeredElsewhere(state.log, guide);
  const last = state.log.findLast(({ kind }) => kind === 'answered' || kind === 'told');
  const isWelcomed = last?.kind === 'told' && 'key' in last.words && last.words.key === resumed.key;
  if (isWelcomed && answered.length === 0) return;
  log(talk, ...answered, { kind: 'told', words: resumed });
}

/** What the screens were told, or an older thread that is gone. */
function answeredElsewhere(log: readonly Entry[], guide: GuidedSenderActor): readonly Happening[] {
  const flow = guide.getSnapshot().children.sendMoney?.getSnapshot().context;
  if (!flow?.quote && !flow?.transfer && !flow?.quotesAtOnce) return [];
  return Object.entries(keptAnswers(guide, ['trust'])).flatMap(([name, answer]) => {
    const part = name as PartId;
    const words = answer && wordsOfTransferPart(part, answer.value);
    return words && !isSaid(log, part, words) ? [{ kind: 'answered', part, words } as const] : [];
  });
}

function isSaid(log: readonly Entry[], part: PartId, words: Words): boolean {
  const said = log.findLast((entry) => entry.kind === 'answered' && entry.part === part);
  return said?.kind === 'answered' && JSON.stringify(said.words) === JSON.stringify(words);
}
