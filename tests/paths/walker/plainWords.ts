import type { AnyEventObject } from 'xstate';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { english } from '#src/locales/english.ts';
import { isActorEnd, isTimer, timerName } from './eventsFor.ts';
import type { Edge } from './graph.ts';
import type { AnyPathSpec } from './pathSpec.ts';

/** A step as a person would tell it: "signs in", "is told to confirm"; undefined where the spec has no words. */
export function wordsFor({ words }: AnyPathSpec, event: AnyEventObject): string | undefined {
  if (isActorEnd(event)) return words.outcomes?.[event.actorId]?.[event.label] ?? refusalWords(event.error);
  if (isTimer(event)) return words.timers?.[timerName(event)];
  const phrase = words.events?.[event.type];
  return typeof phrase === 'function' ? phrase(event) : phrase;
}

/** What is walked to no effect is told as such: the guard said no, or nobody listens. */
export function stepWords(spec: AnyPathSpec, { event, blocked }: Pick<Edge, 'event' | 'blocked'>): string {
  const words = wordsFor(spec, event) ?? event.type;
  return blocked ? `${words} (in vain)` : words;
}

/** "an empty calculator: enters what to send → continues → has a quote". */
export function pathWords(spec: AnyPathSpec, { start, edges }: { start: string; edges: readonly Edge[] }): string {
  const steps = edges.map((edge) => stepWords(spec, edge));
  return `${start}: ${steps.length > 0 ? steps.join(' → ') : 'begins'}`;
}

/** Words the spec still owes, for events that were met. */
export function wordless(spec: AnyPathSpec, events: readonly AnyEventObject[]): string[] {
  return events
    .filter((event) => wordsFor(spec, event) === undefined)
    .map((event) => `the spec has no words for ${isActorEnd(event) ? `${event.actorId}: ${event.label}` : event.type}`);
}

/** The sentence the person reads; parts of it that depend on the case are left out. */
function refusalWords(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  return `is told “${english.errors[error.code].replace(/\{\{\w+\}\}/g, '…')}”`;
}
