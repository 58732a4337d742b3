import type { Plan } from '../question.ts';
import { onceRunning } from './onceRunning.ts';
import { acknowledged, type Outcome, plan as planned, type Situation } from './situation.ts';
import { saidIn } from './unserved.ts';

/** What is asked later is kept until then, and said to be; a name beside it is kept without a word. */
export const keptForLater = (plan: Plan, situation: Situation, name: Plan = {}): readonly Outcome[] => [
  planned({ ...name, ...plan }),
  acknowledged,
  onceRunning({ key: 'guide.told.later', facts: { said: saidIn(plan) } }, situation),
];
