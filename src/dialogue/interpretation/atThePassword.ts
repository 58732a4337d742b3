import { lexicon } from '#src/understanding/lexicon.ts';
import { forgetsPassword } from '#src/understanding/passwordWords.ts';
import { wordsOf } from '#src/understanding/tokens.ts';
import { asksSomething } from '#src/understanding/topics.ts';
import type { IntentName } from '#src/understanding/understanding.ts';
import { readWorry } from '#src/understanding/worries.ts';
import { asDialogueAct } from './acts.ts';
import { grant } from './intents.ts';
import { understandAs } from './parsing.ts';
import { repair } from './repairs.ts';
import { acknowledged, answer, type Interpretation, type Outcome, type Situation } from './situation.ts';
import { asTopic, topicTold } from './topics.ts';

/**
 * What is typed at a password goes to its check and nowhere else (R28). Heard is only what is a sentence of ours word
 * for word, which nobody has for a password; and even that stands in no thread, and goes to nobody.
 */
export function atThePassword(text: string, situation: Situation): readonly Outcome[] {
  const said = text.trim().replace(/\s+/g, ' ');
  const heard = /\d/.test(said) ? undefined : asSentence(said, situation);
  return heard?.filter((outcome) => !isTyped(outcome)) ?? [answer(text)];
}

const isTyped = (outcome: Outcome): boolean =>
  outcome.type === 'thread.continued' && outcome.happenings.some(({ kind }) => kind === 'typed');

function asSentence(said: string, situation: Situation): Interpretation {
  const { part } = situation;
  const { length } = said.split(' ');
  const worry = length >= leastWordsOfWorry ? readWorry(said) : undefined;
  if (worry) return [{ type: 'worry.told', worry, said: untold }];
  if (forgetsPassword(said)) return [acknowledged, ...topicTold('password')];
  // What the check refuses is no password.
  if (part.check?.(said) !== undefined && length >= leastWordsOfWish && asksSomething(said)) {
    return asDialogueAct(said, situation) ?? asWish(said, situation) ?? repair('why', situation);
  }
  const isQuestion = said.includes('?') && length >= leastWordsOfQuestion && asksSomething(said);
  return (
    asDialogueAct(said, situation) ?? asWish(said, situation) ?? (isQuestion ? asTopic(said, situation) : undefined)
  );
}

/** What made everything stop is not kept: it was typed where a secret is. */
const untold = '••••••';
const leastWordsOfWorry = 4;
const leastWordsOfQuestion = 4;

/** Fewer words may be a password, however common. */
const leastWordsOfWish = 3;

/** Every word of it is ours, and nothing in it answers anything. */
function asWish(said: string, situation: Situation): Interpretation {
  const { slots, ambiguities, intents } = understandAs(undefined, said, situation);
  const [intent] = intents;
  if (!intent || Object.keys(slots).length > 0 || ambiguities.length > 0) return undefined;
  const isWhole = wordsOf(said).every((word) => !/\p{L}/u.test(word) || lexicon().has(word));
  const isSaidAlone = saidAlone.includes(intent.intentName) && intent.span.end - intent.span.start === said.length;
  return isWhole && (isSaidAlone || said.split(' ').length >= leastWordsOfWish) ? grant(intent, situation) : undefined;
}

const saidAlone: readonly IntentName[] = ['back', 'cancel', 'help', 'person', 'why', 'useScreens'];
