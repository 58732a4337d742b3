import { money } from '#domain/money/money.ts';
import { plain } from '#src/understanding/plain.ts';
import { sumStepIn } from '#src/understanding/sumChange.ts';
import { readTopic } from '#src/understanding/topics.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import type { Plan } from '../question.ts';
import type { PartId } from '../words.ts';
import { listeningTo, understandAs } from './parsing.ts';
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

/** "Half of what I sent last time", "20 more than last month": worked out of that sum, and asked. */
export function asPartOfThen(said: string, situation: Situation): Interpretation {
  const { part, reading } = situation;
  if (!beforeReason.includes(part.id) || !thenNamed.test(plain(said))) return undefined;
  const { recipient } = understandAs('recipient', said, situation).slots;
  const rest = recipient ? `${said.slice(0, recipient.span.start)} ${said.slice(recipient.span.end)}` : said;
  const { known, language } = listeningTo(situation);
  const { draft } = reading;
  const corridor = { from: draft.toSend.countryCode, to: known.destination };
  const step = sumStepIn(withoutThen(rest), { sum: money(draft.payinCurrency, 0), corridor, language, known });
  if (step === undefined || step === 'unsaid' || step.kind === 'whole') return undefined;
  const again = { change: { step, currency: draft.payinCurrency }, keeps: answeredBefore(situation) };
  const asked = { question: 'sendAgain', recipientId: recipient?.value, again } as const;
  return [typed(said), acknowledged, { type: 'account.asked', asked }];
}

const thenNamed =
  /\b(?:last (?:time|month|week|transfer|one)|the (?:previous|other) time|(?:la )?derniere fois|(?:le )?mois dernier|(?:la )?semaine derniere|dernier (?:transfert|envoi)|fois (?:passee|precedente|d['’]avant))\b/;

/** What is left when the words for that transfer are taken out. */
const withoutThen = (said: string): string =>
  said
    .split(/(?<=\s|['’])|(?=\s)/)
    .filter((word) => !ofThen.has(plain(word.replace(/['’.,!?]+$/, ''))))
    .join('');

const ofThen = new Set(
  `but mais what i we ve sent send paid gave did transferred the same amount sum as than last time month week transfer one previous other her him them
  ce que qu j je ai a on avais envoye envoyee paye donne mis la le l derniere dernier fois mois semaine transfert envoi passee precedente d avant meme somme montant comme lui leur`.split(
    /\s+/,
  ),
);

/** "Half of what I sent last time". */
const otherThanThen = /\b(?:half|double|twice|triple|more|less|moitie|doubler?|plus|moins)\b/;
