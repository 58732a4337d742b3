import type { MachineReport, ReportTransition } from '../reportData.ts';
import { eventWords, stateWords } from '../wording.ts';
import { plural } from './figures.ts';
import type { Tone } from './Mark.tsx';
import { countIn } from './pathFilter.ts';

/** A guard that only ever said yes is walked half. */
export function transitionTone({ guard, hits, no }: ReportTransition, walks: readonly number[]): Tone {
  if (countIn(hits, walks) === 0) return 'missed';
  return guard !== undefined && countIn(no, walks) === 0 ? 'partly' : 'covered';
}

export const worstOf = (tones: readonly Tone[]): Tone =>
  tones.includes('missed') ? 'missed' : tones.includes('partly') ? 'partly' : 'covered';

/** The whole transition as a sentence, for those who do not see the drawing. */
export function transitionSentence(transition: ReportTransition, walks: readonly number[]): string {
  const { source, eventType, guard, targets, hits, yes, no } = transition;
  const condition = guard === undefined ? '' : ` if ${guard}`;
  const way = targets.length === 0 ? 'stays' : `goes to ${targets.map(stateWords).join(' and ')}`;
  const answers =
    guard === undefined ? '' : `; the guard said yes ${countIn(yes, walks)} and no ${countIn(no, walks)} times`;
  const taken = countIn(hits, walks);
  return `${stateWords(source)}, ${eventWords(eventType)}${condition}, ${way}: ${timesTaken(taken)}${answers}`;
}

export function stateSentence({ id, asks, hits }: MachineReport['states'][number], walks: readonly number[]): string {
  const entered = countIn(hits, walks);
  return `State ${stateWords(id)}${asks ? `, asks ${asks}` : ''}: ${entered === 0 ? 'never entered' : `entered ${plural(entered, 'time')}`}`;
}

/** Fits the room the layout kept for it. */
export const countText = (count: number): string => (count < 10_000 ? `×${count}` : `×${Math.round(count / 1000)}k`);

const timesTaken = (times: number) => (times === 0 ? 'never taken' : `taken ${plural(times, 'time')}`);
