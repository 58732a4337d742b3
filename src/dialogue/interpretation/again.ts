import { plain } from '#src/understanding/plain.ts';
import { readTopic } from '#src/understanding/topics.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import type { Plan } from '../question.ts';
import type { PartId } from '../words.ts';
import { acknowledged, type Interpretation, type Situation, typed } from './situation.ts';

type Read = { readonly understood: Understanding; readonly plan: Plan };

/** "The same to Marie", "as last time": while where, how, how much or to whom is asked, and nothing else is said of it. */
export function asAgain(said: string, { understood, plan }: Read, situation: Situation): Interpretation {
  const { part } = situation;
  const isAgain = understood.intents.some(({ intentName }) => intentName === 'sendAgain');
  const { recipient, amount, ...others } = plan;
  if (!isAgain || !beforeReason.includes(part.id) || Object.keys(others).length > 0) return undefined;
  if (otherThanThen.test(plain(said)) || readTopic(said) !== undefined) return undefined;
  const instead = amount && { amount };
  const again = { instead, keeps: answeredBefore(situation) };
  const asked = { question: 'sendAgain', recipientId: recipient?.value, again } as const;
  return [typed(said), acknowledged, { type: 'account.asked', asked }];
}

const beforeReason: readonly PartId[] = ['destination', 'method', 'amount', 'recipient'];

const answeredBefore = ({ part, context, reading, answers }: Situation): readonly PartId[] => {
  const now: Readonly<Record<string, string | undefined>> = reading.understood(answers);
  return context.changeable.filter((id) => id !== part.id && now[id] !== undefined);
};

/** "Half of what I sent last time". */
const otherThanThen = /\b(?:half|double|twice|triple|more|less|moitie|doubler?|plus|moins)\b/;
