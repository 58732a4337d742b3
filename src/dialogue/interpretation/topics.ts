import type { ParseKeys } from 'i18next';
import type { FaqId } from '#src/content/faqItems.ts';
import type { Topic } from '#src/understanding/topic.ts';
import { asksOfOwn, asksSomething, isSupposing, readTopic, topicIn } from '#src/understanding/topics.ts';
import type { Intent, IntentName, Understanding } from '#src/understanding/understanding.ts';
import type { Part, Plan } from '../question.ts';
import { isToldLast, leadToHelp } from '../thread.ts';
import type { Words } from '../words.ts';
import { isForTheBox } from './atTheBox.ts';
import { asFeeQuestion } from './feeWish.ts';
import { onceRunning } from './onceRunning.ts';
import { understandAs } from './parsing.ts';
import { repair } from './repairs.ts';
import { acknowledged, type Interpretation, log, type Outcome, type Situation, tell, typed } from './situation.ts';

/** What is said at once, and where on the help page more of it stands. */
type Reply = {
  readonly key: ParseKeys;
  readonly more?: FaqId | 'contact';
  readonly lead?: { readonly words: Words; readonly to: string };
};

const replies: Readonly<Record<Topic, Reply>> = {
  again: { key: 'guide.topics.again', more: 'repeat' },
  arrives: { key: 'guide.topics.arrives', more: 'how-it-arrives' },
  blocked: { key: 'guide.topics.blocked', more: 'contact' },
  cancelling: { key: 'guide.topics.cancelling', more: 'cancel' },
  closing: { key: 'guide.topics.closing', more: 'close-account' },
  codes: { key: 'guide.topics.codes' },
  collecting: { key: 'guide.topics.collecting', more: 'how-it-arrives' },
  currency: { key: 'guide.topics.currency', more: 'which-countries' },
  currencyNames: { key: 'guide.topics.currencyNames', more: 'which-countries' },
  declined: { key: 'guide.topics.declined', more: 'payment-declined' },
  fees: { key: 'guide.topics.fees', more: 'what-it-costs' },
  identity: { key: 'guide.topics.identity', more: 'why-identity' },
  languages: { key: 'guide.topics.languages' },
  late: { key: 'guide.topics.late', more: 'not-arrived' },
  lawful: { key: 'guide.topics.lawful', more: 'how-much' },
  limits: { key: 'guide.topics.limits', more: 'how-much' },
  mobileMoney: { key: 'guide.topics.mobileMoney', more: 'how-it-arrives' },
  myDetails: { key: 'guide.topics.myDetails', more: 'contact' },
  password: { key: 'guide.topics.password', lead: { words: { key: 'auth.signIn.forgot' }, to: '/reset-password' } },
  paying: { key: 'guide.told.howToPay', more: 'ways-to-pay' },
  payingByBank: { key: 'guide.topics.payingByBank', more: 'pay-by-bank' },
  payingLater: { key: 'guide.topics.payingLater', more: 'ways-to-pay' },
  phoneOff: { key: 'guide.topics.phoneOff', more: 'how-it-arrives' },
  promos: { key: 'guide.told.promo', more: 'promo-codes' },
  rate: { key: 'guide.topics.rate', more: 'which-rate' },
  receipts: {
    key: 'guide.topics.receipts',
    lead: { words: { key: 'guide.account.openStatements' }, to: '/account-statements' },
  },
  receiving: { key: 'guide.topics.receiving', more: 'which-countries' },
  refunds: { key: 'guide.topics.refunds', more: 'refund' },
  rewards: { key: 'guide.topics.rewards', more: 'rewards' },
  safety: { key: 'guide.told.safe', more: 'is-it-safe' },
  seeing: { key: 'guide.topics.seeing' },
  smallTalk: { key: 'guide.topics.smallTalk' },
  speed: { key: 'guide.topics.speed', more: 'how-long' },
  support: { key: 'guide.told.person', more: 'contact' },
  taken: { key: 'guide.topics.taken', more: 'ways-to-pay' },
  theRecipient: { key: 'guide.topics.theRecipient' },
  theirAccount: { key: 'guide.topics.theirAccount', more: 'how-it-arrives' },
  theirCharges: { key: 'guide.told.theirCharges', more: 'what-it-costs' },
  theirName: { key: 'guide.topics.theirName', more: 'wrong-recipient' },
  theirNews: { key: 'guide.topics.theirNews', more: 'how-it-arrives' },
  theirSide: { key: 'guide.topics.theirSide', more: 'who-can-send' },
  usage: { key: 'guide.topics.usage', lead: { words: { key: 'guide.told.deliveryTimes' }, to: '/delivery-times' } },
  whoCanSend: { key: 'guide.topics.whoCanSend', more: 'who-can-send' },
  wrongDetails: { key: 'guide.topics.wrongDetails', more: 'wrong-recipient' },
};

type Asked = { readonly part: Part; readonly plan: Plan; readonly understood: Understanding };

/**
 * A question that what was read in it would take for an answer or a wish: supposed ("what if …"), at a box for typing,
 * about the rate and not the sum, or naming a way or a reason without choosing it ("do you work with MTN?").
 */
export function asksBesides(said: string, { part, plan, understood }: Asked): boolean {
  if (isSupposing(said)) return Object.keys(plan).length === 0 || isOnlyAside(plan);
  const topic = readTopic(said);
  const isBox = isForTheBox(said, part);
  if (topic === 'receiving' && !isBox) return plan.amount === undefined && plan.recipient === undefined;
  const [intent] = understood.intents;
  if (intent?.intentName === 'cost' && hasOwnAnswer(topic)) return true;
  if (intent?.intentName === 'help' && Object.keys(plan).length === 0 && !isBox) return isMoreThan(intent, said);
  if (!asksSomething(said)) return false;
  if (isBox) return said.split(' ').length >= leastWordsOfQuestion;
  if (intent && Object.keys(plan).length === 0) return isMoreThan(intent, said);
  const isUnwished = intent === undefined || intent.intentName === 'why';
  const isAboutIt = topic === 'collecting' || topic === 'mobileMoney';
  return isUnwished && isOnlyAside(plan) && (plan[part.id] === undefined || isAboutIt);
}

/** "Is it legal to send so much?" says more than the word "legal" in it. */
const isMoreThan = ({ intentName, span }: Intent, said: string): boolean =>
  answeredIntents.includes(intentName) && (topicIn(said)?.letters ?? 0) > span.end - span.start;

/** Wishes that are granted by telling something. */
const answeredIntents: readonly IntentName[] = [
  'change',
  'cost',
  'help',
  'howLong',
  'isItSafe',
  'person',
  'repeat',
  'skip',
  'why',
];

/** Fewer may be an answer that begins like a question. */
const leastWordsOfQuestion = 4;

const hasOwnAnswer = (topic: Topic | undefined): boolean =>
  topic === 'rate' || topic === 'theirCharges' || topic === 'usage';

const aside: readonly string[] = ['method', 'network', 'reason'];
const isOnlyAside = (plan: Plan): boolean =>
  Object.keys(plan).length > 0 && Object.keys(plan).every((part) => aside.includes(part));

/** A question about something else than what is asked: told in a sentence, with the way to the rest. `shown` is how it stands in the thread. */
export function asTopic(said: string, situation: Situation, shown = said): Interpretation {
  const { context, reading } = situation;
  const topic = readTopic(said);
  if (!topic) return undefined;
  // "How much is that in francs?", where a name is typed: the sum as it stands, and not where it will stand.
  const price = topic === 'currency' && asksThePrice(said, situation) ? reading.price() : undefined;
  if (price?.kind === 'priced') return [typed(shown), acknowledged, log(price)];
  if (topic === 'promos' && reading.enterPromo)
    return [typed(shown), acknowledged, tell({ key: 'guide.told.promoHow' })];
  if (topic === 'paying' && situation.part.id === 'paymentMethod') return [typed(shown), ...payingTold(situation)];
  // Once there is a price it is about this transfer.
  if (topic === 'speed' && reading.price().kind === 'priced')
    return [typed(shown), acknowledged, ...repair('howLong', situation)];
  if (topic === 'rewards' && reading.isSignedIn && asksOfOwn(said))
    return [typed(shown), acknowledged, { type: 'account.asked', asked: { question: 'rewards' } }];
  const fee = topic === 'theirCharges' && !isForTheBox(said, situation.part) ? asFeeQuestion(situation) : undefined;
  if (fee) return [typed(shown), ...fee];
  const isAgain = isToldLast(context.thread, { key: replies[topic].key });
  const told = isAgain ? [tell({ key: 'guide.told.sameAnswer' }), log(leadToHelp)] : topicTold(topic);
  return [typed(shown), acknowledged, ...told];
}

const asksThePrice = (said: string, situation: Situation): boolean =>
  understandAs(undefined, said, situation).intents.some(({ intentName }) => intentName === 'cost');

/** What we take: where a way to pay is asked, with nothing to wait for. */
export const payingTold = (situation: Situation): readonly Outcome[] =>
  situation.part.id === 'paymentMethod'
    ? [acknowledged, onceRunning({ key: 'guide.told.howToPayHere' }, situation)]
    : [acknowledged, ...topicTold('paying')];

export function topicTold(topic: Topic): readonly Outcome[] {
  const { key, more, lead } = replies[topic];
  return [
    tell({ key }),
    ...(more ? [log({ kind: 'lead', words: { key: 'guide.helpMore' }, to: `/help#${more}` })] : []),
    ...(lead ? [log({ kind: 'lead', ...lead })] : []),
  ];
}
