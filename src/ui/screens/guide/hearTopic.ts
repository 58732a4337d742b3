import type { ParseKeys } from 'i18next';
import type { FaqId } from '#src/content/faqItems.ts';
import type { Plan } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import { asksSomething, isSupposing, readTopic, type Topic } from '#src/understanding/topics.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import type { Listener } from './hear.ts';
import { isTyped } from './listening.ts';

/** What is said at once, and where on the help page more of it stands. */
type Reply = { readonly key: ParseKeys; readonly more?: FaqId | 'contact' };

const replies: Readonly<Record<Topic, Reply>> = {
  again: { key: 'guide.topics.again', more: 'repeat' },
  arrives: { key: 'guide.topics.arrives', more: 'how-it-arrives' },
  cancelling: { key: 'guide.topics.cancelling', more: 'cancel' },
  closing: { key: 'guide.topics.closing', more: 'close-account' },
  collecting: { key: 'guide.topics.collecting', more: 'how-it-arrives' },
  currency: { key: 'guide.topics.currency', more: 'which-countries' },
  declined: { key: 'guide.topics.declined', more: 'payment-declined' },
  fees: { key: 'guide.topics.fees', more: 'what-it-costs' },
  identity: { key: 'guide.topics.identity', more: 'why-identity' },
  languages: { key: 'guide.topics.languages' },
  late: { key: 'guide.topics.late', more: 'not-arrived' },
  limits: { key: 'guide.topics.limits', more: 'how-much' },
  paying: { key: 'guide.told.howToPay', more: 'ways-to-pay' },
  payingByBank: { key: 'guide.topics.payingByBank', more: 'pay-by-bank' },
  promos: { key: 'guide.told.promo', more: 'promo-codes' },
  rate: { key: 'guide.topics.rate', more: 'which-rate' },
  receipts: { key: 'guide.topics.receipts' },
  refunds: { key: 'guide.topics.refunds', more: 'refund' },
  rewards: { key: 'guide.topics.rewards', more: 'rewards' },
  safety: { key: 'guide.told.safe', more: 'is-it-safe' },
  speed: { key: 'guide.topics.speed', more: 'how-long' },
  support: { key: 'guide.told.person', more: 'contact' },
  theirCharges: { key: 'guide.told.theirCharges', more: 'what-it-costs' },
  theirName: { key: 'guide.topics.theirName', more: 'wrong-recipient' },
  theirNews: { key: 'guide.topics.theirNews', more: 'how-it-arrives' },
  theirSide: { key: 'guide.topics.theirSide', more: 'who-can-send' },
  whoCanSend: { key: 'guide.topics.whoCanSend', more: 'who-can-send' },
  wrongDetails: { key: 'guide.topics.wrongDetails', more: 'wrong-recipient' },
};

type Asked = { readonly part: Part; readonly plan: Plan; readonly understood: Understanding };

/**
 * A question that what was read in it would take for an answer or a wish: supposed ("what if …"), at a box for typing,
 * about the rate and not the sum, or naming a way without choosing it ("do you work with MTN?").
 */
export function asksBesides(said: string, { part, plan, understood }: Asked): boolean {
  if (isSupposing(said)) return Object.keys(plan).length === 0 || isOnlyWay(plan);
  if (!asksSomething(said)) return false;
  if (isTyped(part)) return said.split(' ').length >= leastWordsOfQuestion;
  const [intent] = understood.intents;
  if (intent?.wish === 'cost') return hasOwnAnswer(said);
  const isUnwished = intent === undefined || intent.wish === 'why';
  return isUnwished && isOnlyWay(plan) && (plan[part.id] === undefined || readTopic(said) === 'collecting');
}

/** Fewer may be an answer that begins like a question. */
const leastWordsOfQuestion = 4;

const hasOwnAnswer = (said: string): boolean => ['rate', 'theirCharges'].includes(readTopic(said) ?? '');

const isOnlyWay = (plan: Plan): boolean =>
  Object.keys(plan).length > 0 && Object.keys(plan).every((part) => part === 'method' || part === 'network');

/** A question about something else than what is asked: told in a sentence, with the way to the rest. `shown` is how it stands in the thread. */
export function hearTopic(said: string, { conversation }: Listener, shown = said): boolean {
  const topic = readTopic(said);
  if (!topic) return false;
  const { key, more } = replies[topic];
  conversation.noteTyped(shown);
  conversation.turn({ type: 'words.heard' });
  conversation.tell({ key });
  if (more) conversation.log({ kind: 'lead', words: { key: 'guide.helpMore' }, to: `/help#${more}` });
  return true;
}
