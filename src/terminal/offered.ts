import type { ConversationState } from '#src/dialogue/conversationState.ts';
import { narrowed } from '#src/dialogue/flows/narrowed.ts';
import type { Candidate, Option } from '#src/dialogue/question.ts';
import { choices } from '#src/ui/screens/guide/answers/choices.ts';
import { wrap } from './layout.ts';
import type { Voice } from './voice.ts';

/** What stands behind a number. */
export type Offered =
  | { readonly kind: 'candidate'; readonly candidate: Candidate; readonly label: string }
  | { readonly kind: 'option'; readonly option: Option; readonly label: string };

export type OfferedList = {
  readonly title?: string;
  readonly offered: readonly Offered[];
  /** How many more there are, to be found by letters. */
  readonly more: number;
};

type Asked = { readonly state: ConversationState; readonly userId: string | undefined; readonly voice: Voice };

/** What the words may have meant, or else the answers to choose from; of a long list those with these letters. */
export function offeredAt({ state, userId, voice }: Asked, letters = ''): OfferedList {
  const { part, place, candidates } = state;
  const { say, t } = voice;
  if (candidates.length > 0) {
    const offered = candidates.map((candidate) => ({
      kind: 'candidate' as const,
      candidate,
      label: say.say(candidate.words),
    }));
    return { title: t('guide.didYouMean'), offered, more: 0 };
  }
  if (!part || !place) return { offered: [], more: 0 };
  const options = choices({ part, place, userId }, t);
  const isLong = part.control.kind === 'search' || part.control.kind === 'recipient';
  const { shown, more } = narrowed(options, letters, say.say, isLong ? undefined : options.length);
  return {
    offered: shown.map((option) => ({ kind: 'option', option, label: say.say(option.words) })),
    more,
  };
}

/** One answer a line, each behind its number. */
export function listText(list: OfferedList, { say, t }: Voice, columns: number): string {
  const width = String(list.offered.length).length;
  const lines = list.offered.map((offered, index) => {
    const { detail } = offered.kind === 'option' ? offered.option : offered.candidate;
    const refusal = offered.kind === 'option' ? offered.option.refusal : undefined;
    const why = refusal && t('terminal.notThisOne', { why: say.say(refusal) });
    const rest = [detail && say.say(detail), why].filter(Boolean).join(' · ');
    const number = String(index + 1).padStart(width);
    return wrap(`  ${number}  ${offered.label}${rest && ` · ${rest}`}`, columns, ' '.repeat(width + 4));
  });
  return [
    ...(list.title ? [`${list.title}:`] : []),
    ...lines,
    ...(list.more > 0 ? [`  ${t('terminal.moreOptions', { count: list.more })}`] : []),
  ].join('\n');
}
