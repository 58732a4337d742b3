import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { keptAnswers } from './changes.ts';
import type { PartId, Words } from './question.ts';
import type { Entry, Happening } from './transcript.ts';
import { wordsOfTransferPart } from './transferWords.ts';

const resumed = { key: 'guide.resumed' } as const;

/** What is known is told, what was asked last is asked again, and only who was away is welcomed back (R26). */
export function resumedLog(kept: readonly Entry[], guide: GuidedSenderActor): readonly Entry[] {
  const log = kept.at(-1)?.kind === 'asked' ? kept.slice(0, -1) : kept;
  if (!guide.getSnapshot().context.isUnderWay) return log;
  const answered = answeredElsewhere(log, guide);
  const last = log.findLast(({ kind }) => kind === 'answered' || kind === 'told');
  const isWelcomed = last?.kind === 'told' && 'key' in last.words && last.words.key === resumed.key;
  const told: readonly Happening[] = isWelcomed && answered.length === 0 ? [] : [{ kind: 'told', words: resumed }];
  const next = (log.at(-1)?.id ?? 0) + 1;
  return [...log, ...[...answered, ...told].map((happening, index) => ({ ...happening, id: next + index }))];
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
