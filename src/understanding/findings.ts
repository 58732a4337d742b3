import type { Heard } from './heard.ts';
import { spanOf } from './heard.ts';
import type { Doubt, Filled, SlotName, Slots, SlotValues, Span } from './understanding.ts';

/** What one reader made of an utterance. */
export type Findings = { readonly slots: Slots; readonly doubts: readonly Doubt[] };

export const nothing: Findings = { slots: {}, doubts: [] };

export function certain<Name extends SlotName>(slot: Name, value: SlotValues[Name], span: Span): Findings {
  const filled: Filled<Name> = { value, span };
  return { slots: { [slot]: filled } as Slots, doubts: [] };
}

export function doubtful<Name extends SlotName>(
  slot: Name,
  candidates: readonly SlotValues[Name][],
  { text, span }: { text: string; span: Span },
): Findings {
  const doubt = { slot, candidates, span, text: text.slice(span.start, span.end) } as unknown as Doubt;
  return { slots: {}, doubts: [doubt] };
}

export const wholeOf = (heard: Heard): Span => spanOf(heard, 0, heard.tokens.length);

export const together = (...all: readonly Findings[]): Findings => ({
  slots: Object.assign({}, ...all.map(({ slots }) => slots)),
  doubts: all.flatMap(({ doubts }) => doubts),
});
