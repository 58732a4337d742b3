import { isRecoveryCode } from '#domain/account/codeFormat.ts';
import { opensWithWait } from '#src/understanding/dialogueActs.ts';
import { withFlagsNamed } from '#src/understanding/flags.ts';
import { asksSomething } from '#src/understanding/topics.ts';
import { mostCharacters } from '#src/understanding/understand.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import { withoutDirectionMarks } from '#src/understanding/unreadable.ts';
import { agreedBy } from '../agreement.ts';
import { without } from '../plan.ts';
import type { Part, Plan } from '../question.ts';
import { asLacking, placesTold, putOff } from './acts.ts';
import { asAgain } from './again.ts';
import { asAgreement, nameIn } from './agreeing.ts';
import { planFrom } from './answersFrom.ts';
import { asAside, asCallWish, asUntakenWay } from './aside.ts';
import { isForTheBox, isNamedThere, newsIn, ownNumberIn, waitsAtBox } from './atTheBox.ts';
import { atThePassword } from './atThePassword.ts';
import { beforeAnswers } from './beforeAnswers.ts';
import { othersTold, withoutWhy } from './besides.ts';
import { ambiguityWords, candidatesOf } from './candidates.ts';
import { asCorrection } from './correcting.ts';
import { asCurrency } from './currency.ts';
import { asFeeWish } from './feeWish.ts';
import { asFirstPerson } from './firstPerson.ts';
import { canGrant, grant, isAccountQuestion } from './intents.ts';
import { keptForLater } from './keptForLater.ts';
import { isNotNow } from './leaving.ts';
import { asMeantBelow } from './meantBelow.ts';
import { ofMessage } from './messages.ts';
import { onceRunning } from './onceRunning.ts';
import { asOtherCurrency } from './otherCurrency.ts';
import { asOutOfReach } from './outOfReach.ts';
import { choiceMade, isNo, isTyped, understandAt } from './parsing.ts';
import { hasPeopleToChoose, personMeant } from './personMeant.ts';
import { asPriceWish } from './priceWishes.ts';
import { asPromo } from './promo.ts';
import { reasonAhead } from './reasonAhead.ts';
import { asRefusedWay, asWayLacked } from './refusedWays.ts';
import { asSecret } from './secrets.ts';
import {
  acknowledged,
  answer,
  type Interpretation,
  type Outcome,
  plan as planned,
  type Situation,
  tell,
  typed,
} from './situation.ts';
import { asTyped, readBack } from './spokenAnswers.ts';
import { sumBeside } from './sumBeside.ts';
import { asksBesides, asTopic } from './topics.ts';
import { asForeign, unreadAs } from './unreadable.ts';
import { asSaidAlready, asUnserved } from './unserved.ts';
import { answerWith } from './wholeAnswers.ts';
import { withoutCode } from './withoutCode.ts';
import { whileStopped, worryIn } from './worries.ts';

/**
 * What comes of what was typed into the box: an answer, several at once, or one of the wishes. The flows decide what
 * becomes of an answer.
 */
export function interpret(text: string, situation: Situation): readonly Outcome[] {
  const { part, reading, language } = situation;
  if (reading.place?.flow === 'talkToPerson' && part.control.kind === 'text') {
    return ofMessage(text.trim(), situation, longestFor(part));
  }
  if (text.trim() === '') return ofNothing(situation);
  // Secrets go to their check and nowhere else (R28).
  if (part.control.kind === 'password') return atThePassword(text, situation);
  const seen = withoutDirectionMarks(text);
  const typedIn = (isTyped(part) ? seen : withFlagsNamed(seen, language)).trim().replace(/\s+/g, ' ');
  const said = asTyped(typedIn, part);
  if (said === '') return ofNothing(situation);
  const secret = asSecret(said, situation);
  if (secret) return secret;
  if (part.control.kind === 'code' && /^[\d\s-]+$/.test(said)) return [answer(said.replace(/\D/g, ''))];
  if (part.control.kind === 'code' && part.control.takesRecovery && isRecoveryCode(said)) return [answer(said)];
  if (said.length > longestFor(part))
    return [onceRunning({ key: 'guide.problems.tooLong' }, situation), { type: 'text.kept' }];
  if (reading.place?.flow === 'safeguard') return whileStopped(said, situation);
  const outcomes = ofWords(said, situation);
  return [{ type: 'words.said' }, ...(said === typedIn ? outcomes : readBack(outcomes))];
}

function ofWords(said: string, situation: Situation): readonly Outcome[] {
  const { part } = situation;
  const worry = worryIn(said, part);
  if (worry) return [typed(said), { type: 'worry.told', worry, said }];
  const meant = asRefusedWay(said, situation) ?? asUntakenWay(said, situation) ?? asMeantBelow(said, situation);
  if (meant) return meant;
  const lacking = asWayLacked(said, situation) ?? asLacking(said, situation) ?? asCallWish(said);
  if (lacking) return lacking;
  if (isNotNow(said, situation)) return putOff(situation);
  const foreign = asForeign(said, situation);
  if (foreign) return foreign;
  const promo = asPromo(said, situation, (rest) => ofWords(rest, situation));
  if (promo) return promo;
  const feeWish = asFeeWish(said, situation, (rest) => ofWords(rest, situation));
  if (feeWish) return feeWish;
  const priceWish = asPriceWish(said, situation);
  if (priceWish) return priceWish;
  // An answer by its own words is one, as it would be pressed.
  const before = choiceMade(said, situation) === undefined && beforeAnswers(said, situation);
  if (before) return before;
  const understood = understandAt(said, situation);
  const plan = planFrom(understood.slots, situation);
  return (
    asQuestion(said, { understood, plan }, situation) ??
    asUnserved(said, { understood, plan }, situation) ??
    asOtherCurrency(said, { understood, plan }, situation) ??
    (understood.intents.length === 0 ? asSaidAlready(said, plan, situation) : undefined) ??
    asCurrency(said, situation) ??
    asCorrection(said, situation, plan[part.id] !== undefined) ??
    ofAnswer(said, { understood, plan }, situation)
  );
}

type Read = { readonly understood: Understanding; readonly plan: Plan };

/** Beside the matter, or about a transfer there is. */
function asQuestion(said: string, { understood, plan }: Read, situation: Situation): Interpretation {
  const { part } = situation;
  if (choiceMade(said, situation) !== undefined) return undefined;
  if (asksBesides(said, { part, plan, understood })) {
    const told = asTopic(said, situation, withoutCode(said, understood, situation));
    if (told) return told;
  }
  const again = asAgain(said, { understood, plan }, situation);
  if (again) return again;
  const account = accountIntent(understood);
  return account && [typed(said), ...grant(account, situation, understood.slots.recipient?.value)];
}

function ofAnswer(said: string, { understood, plan }: Read, situation: Situation): readonly Outcome[] {
  const { part, reading } = situation;
  const reason = reasonAhead(said, situation);
  if (reason) return reason;
  if (agreedBy(part, reading.optionsOf) !== undefined) return asAgreement(said, understood, situation);
  const here = plan[part.id]?.value ?? choiceMade(said, situation);
  if (here !== undefined) {
    return (
      asOutOfReach(here, situation) ?? [
        planned(
          isTyped(part) ? {} : nameIn(said, situation),
          plan.amount ? undefined : sumBeside(said, here, situation),
        ),
        ...answerWith(here, stillAsked(plan, situation), situation),
        { type: 'text.continued', text: said },
      ]
    );
  }
  if (isNamedThere(said, part)) return answerWith(said, {}, situation);
  const [intent, ...others] = withoutWhy(understood.intents);
  if (intent && Object.keys(plan).length === 0 && canGrant(intent, situation)) {
    return [...grant(intent, situation), ...othersTold(others, situation)];
  }
  if (isTyped(part) && waitsAtBox(said)) return [typed(said), ...waits];
  if (isForTheBox(said, part)) return answerWith(ownNumberIn(said, part, understood) ?? said, {}, situation);
  return ofNoAnswer(said, { understood, plan: isTyped(part) ? newsIn(plan, situation) : plan }, situation);
}

/** Perhaps something that is asked later. */
function ofNoAnswer(said: string, { understood, plan }: Read, situation: Situation): readonly Outcome[] {
  const { part } = situation;
  if (Object.keys(plan).length === 0 || !isAhead(plan, situation)) return ofElse(said, understood, situation);
  const name = nameIn(said, situation);
  // "50 to Marie": whom it is for is kept, and what is asked now is not certain.
  if (candidatesOf(understood.ambiguities, situation).some((one) => one.plan[part.id])) {
    return [planned({ ...name, ...plan }), ...ofElse(said, understood, situation)];
  }
  return keptForLater(plan, situation, name);
}

/** No answer: it may be meant as one, be a question about something else, or say only that something is wrong. */
function ofElse(said: string, understood: Understanding, situation: Situation): readonly Outcome[] {
  const { part } = situation;
  const first = asFirstPerson(said, understood, situation);
  if (first) return first;
  const found = candidatesOf(understood.ambiguities, situation);
  const meant = found.length === 0 ? personMeant(said, understood, situation) : undefined;
  const candidates = meant?.candidates ?? found;
  const words =
    meant?.words ??
    ambiguityWords(understood.ambiguities, { part, candidates, hasPeople: hasPeopleToChoose(situation) });
  const shown = withoutCode(said, understood, situation);
  const isOpen = words !== undefined || candidates.length > 0;
  const isAsking = asksSomething(said) && !/\d/.test(said);
  const told = !isOpen || isAsking ? asTopic(said, situation, shown) : undefined;
  if (told) return told;
  const aside = isWhomAlone(understood) ? asAside(said, situation) : undefined;
  if (aside) return [typed(shown), ...aside];
  return [
    typed(shown),
    ...(isOpen
      ? [{ type: 'words.ambiguous', words: words ?? { key: 'guide.problems.whichOne' }, candidates } as const]
      : ofUnread(said, understood, situation)),
  ];
}

const isWhomAlone = ({ ambiguities }: Understanding): boolean =>
  ambiguities.length > 0 &&
  ambiguities.every(({ slot, candidates }) => slot === 'recipient' && candidates.length === 0);

function ofUnread(said: string, { slots, intents }: Understanding, situation: Situation): readonly Outcome[] {
  // "No" to what was read back, where no is no answer.
  if (isNo(said, situation)) return [acknowledged, tell({ key: 'guide.correct.whatIsWrong' })];
  if (slots.origin) return placesTold('origins');
  if (intents.some(({ intentName }) => intentName === 'sendAgain'))
    return [acknowledged, tell({ key: 'guide.told.neverGuessed' })];
  return asAside(said, situation) ?? (opensWithWait(said) ? waits : unreadAs(said, situation));
}

/** Skips what may be skipped; anything else is asked for once more. */
function ofNothing(situation: Situation): readonly Outcome[] {
  const { part, reading } = situation;
  const isStopped = reading.place?.flow === 'safeguard';
  if (part.isOptional && !isStopped) return [answer('')];
  return [
    ...(isStopped ? [onceRunning({ key: 'guide.safeguard.choose' }, situation)] : []),
    { type: 'words.said' },
    { type: 'words.missing' },
  ];
}

const waits: readonly Outcome[] = [acknowledged, tell({ key: 'guide.told.waits' })];

/** A question about a transfer there is, perhaps by whom it went to; with a sum or a number it tells of another one. */
const accountIntent = ({ intents, slots }: Understanding) =>
  slots.amount || slots.phone || slots.account
    ? undefined
    : intents.find(({ intentName }) => isAccountQuestion(intentName));

/** More is not read: half of a sentence can mean its opposite. */
export const longestFor = ({ control }: Part): number =>
  'maxLength' in control ? (control.maxLength ?? mostCharacters) : mostCharacters;

/** Something to be asked later is kept; something asked before is put right. */
const isAhead = (plan: Plan, { context: { changeable } }: Situation): boolean =>
  !changeable.some((part) => plan[part] !== undefined);

/** What was answered before is changed by its name, and never by the way. */
const stillAsked = (plan: Plan, { part, context: { changeable } }: Situation): Plan =>
  without(plan, [part.id, ...changeable]);
