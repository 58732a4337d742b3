import { isToldLast } from '../thread.ts';
import type { Words } from '../words.ts';
import { type Outcome, type Situation, tell } from './situation.ts';

/** Says it; where it was the last that was said, asks the question once more instead: never the same twice running (R16). */
export const onceRunning = (words: Words, { context }: Situation): Outcome =>
  isToldLast(context.thread, words) ? { type: 'question.repeated' } : tell(words);
