import { log, type Talk } from './talk.ts';

/** Ends the flow before it is through. What was answered of the step stays at hand for the next time. */
export function leave(talk: Talk): boolean {
  const { part } = talk.state;
  if (!part?.leave) return false;
  log(talk, { kind: 'answered', part: part.id, words: { key: 'guide.options.notNow' } });
  talk.turn.send({ type: 'answer.taken' });
  part.leave();
  return true;
}
