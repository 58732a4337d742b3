import { plain } from '#src/understanding/plain.ts';
import type { IntentName } from '#src/understanding/understanding.ts';
import { onceRunning } from './onceRunning.ts';
import { understandAt } from './parsing.ts';
import { asSecret } from './secrets.ts';
import { answer, type Outcome, type Situation } from './situation.ts';

/** A message to one of our people goes as it is; `longest`: characters. */
export function ofMessage(said: string, situation: Situation, longest: number): readonly Outcome[] {
  if (said.length > longest) return [onceRunning({ key: 'guide.support.tooLong' }, situation), { type: 'text.kept' }];
  if (said === '') return [onceRunning({ key: 'guide.support.empty' }, situation)];
  const secret = asSecret(said, situation);
  if (secret) return secret;
  return [isNotNow(said, situation) ? { type: 'flow.left' } : answer(said)];
}

/** As it stands on its button, or "back" and nothing else: nobody would send that to a person. */
function isNotNow(said: string, situation: Situation): boolean {
  if (plain(said) === plain(situation.write({ key: 'guide.options.notNow' }))) return true;
  const { intents } = understandAt(said, situation);
  return intents.some(({ intentName, span }) => leaving.includes(intentName) && span.end - span.start === said.length);
}

const leaving: readonly IntentName[] = ['back', 'cancel', 'skip'];
