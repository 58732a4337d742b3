import type { ParsedUtterance } from './parsedUtterance.ts';
import { spanOf } from './parsedUtterance.ts';
import type { Ambiguity, Filled, SlotName, Slots, SlotValues, Span } from './understanding.ts';

/** What one reader made of an utterance. */
export type Findings = { readonly slots: Slots; readonly ambiguities: readonly Ambiguity[] };

export const nothing: Findings = { slots: {}, ambiguities: [] };

export function certain<Name extends SlotName>(slot: Name, value: SlotValues[Name], span: Span): Findings {
  const filled: Filled<Name> = { value, span };
  return { slots: { [slot]: filled } as Slots, ambiguities: [] };
}

export function ambiguous<Name extends SlotName>(
  slot: Name,
  candidates: readonly SlotValues[Name][],
  { text, span }: { text: string; span: Span },
): Findings {
  const ambiguity = { slot, candidates, span, text: text.slice(span.start, span.end) } as unknown as Ambiguity;
  return { slots: {}, ambiguities: [ambiguity] };
}

export const wholeOf = (parsed: ParsedUtterance): Span => spanOf(parsed, 0, parsed.tokens.length);

export const together = (...all: readonly Findings[]): Findings => ({
  slots: Object.assign({}, ...all.map(({ slots }) => slots)),
  ambiguities: all.flatMap(({ ambiguities }) => ambiguities),
});
