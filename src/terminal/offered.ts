import type { Candidate, Option } from '#src/dialogue/question.ts';
import { choicesAt } from '#src/ui/screens/guide/choices.ts';
import type { ConversationState } from '#src/ui/screens/guide/conversationState.ts';
import { plain } from '#src/understanding/plain.ts';
import { wrap } from './layout.ts';
import type { Voice } from './voice.ts';

/** More than these are not shown at once, as on a page. */
const mostShown = 8;

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
  const options = choicesAt({ part, place, userId, t });
  const always = options.filter(({ isAlways }) => isAlways);
  const found = options.filter(({ words, isAlways }) => !isAlways && plain(say.say(words)).includes(plain(letters)));
  const isLong = part.control.kind === 'search' || part.control.kind === 'recipient';
  const shown = isLong ? found.slice(0, mostShown) : found;
  return {
    offered: [...shown, ...always].map((option) => ({ kind: 'option', option, label: say.say(option.words) })),
    more: found.length - shown.length,
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
