import { countryOf } from '#domain/reference/countries.ts';
import { type SignUpCountryCode, signUpCountryCodes } from '#domain/reference/countryCodes.ts';
import { handedIn, phoneCountryOf } from '#src/dialogue/box.ts';
import { understandAs } from '#src/dialogue/interpretation/parsing.ts';
import type { TurnContext } from '#src/dialogue/outcomes.ts';
import type { Control, Part } from '#src/dialogue/question.ts';
import type { Conversation } from '#src/ui/screens/guide/conversation.ts';
import { plain } from '#src/understanding/plain.ts';
import type { Offered, OfferedList } from './offered.ts';
import type { Voice } from './voice.ts';

type Shown = {
  readonly list: OfferedList;
  readonly voice: Voice;
  readonly conversation: Conversation;
  readonly listener: TurnContext;
  /** The answers with these letters in them. */
  readonly narrow: (letters: string) => OfferedList;
};

/** What a line comes to. The guide says what becomes of an answer; the rest is the terminal's own. */
export type LineOutcome =
  | { readonly kind: 'heard' }
  | { readonly kind: 'help' }
  | { readonly kind: 'leave' }
  /** A list that was too long to show, by these letters. */
  | { readonly kind: 'narrowed'; readonly list: OfferedList };

const heard: LineOutcome = { kind: 'heard' };

export function hearLine(line: string, shown: Shown): LineOutcome {
  const { list, voice, conversation } = shown;
  const { part } = conversation.getState();
  const said = line.trim();
  // Whatever is in a password, it is one.
  if (part?.control.kind === 'password') return passOn(line, part, shown);
  const own = ownWord(said, voice);
  if (own) return own;
  const chosen = list.offered[numberIn(said) - 1] ?? named(said, list) ?? agreedTo(said, shown);
  if (chosen) return choose(chosen, conversation, part);
  const asked = conversation.offeredRepairs().find((one) => isSame(voice.t(`guide.repairs.${one}`), said));
  if (asked) {
    conversation.repair(asked, voice.say);
    return heard;
  }
  if (part?.control.kind === 'search' && said !== '' && list.more > 0) {
    const narrowed = shown.narrow(said);
    const found = named(said, narrowed);
    if (found) return choose(found, conversation, part);
    if (narrowed.offered.some((one) => one.kind === 'option' && !one.option.isAlways)) {
      return { kind: 'narrowed', list: narrowed };
    }
  }
  return passOn(line, part, shown);
}

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

const ownWord = (said: string, { t }: Voice): LineOutcome | undefined => {
  const isOneOf = (words: string) => words.split(',').some((word) => isSame(word, said));
  if (isOneOf(t('terminal.helpWords'))) return { kind: 'help' };
  return isOneOf(t('terminal.leaveWords')) ? { kind: 'leave' } : undefined;
};

const numberIn = (said: string): number => Number(/^(\d{1,3})[.)]?$/.exec(said)?.[1] ?? 0);

/** By its words, where two answers are not called the same. */
function named(said: string, { offered }: OfferedList): Offered | undefined {
  const fitting = offered.filter(({ label }) => isSame(label, said));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A page is left by a press, so a yes does not leave it; here an address is all that comes of it. */
function agreedTo(said: string, { list, conversation, listener }: Shown): Offered | undefined {
  const situation = conversation.situation(listener);
  if (situation?.part.control.kind !== 'leaving') return undefined;
  const { slots } = understandAs('confirmation', said, situation);
  if (slots.confirmation?.value !== 'yes') return undefined;
  return list.offered.find((one) => one.kind === 'option' && one.option.id === 'go');
}

/** Kinds whose answers read in the thread as they stood on their buttons. */
const saidAsShown: readonly Control['kind'][] = ['choice', 'follow', 'search', 'recipient', 'reason', 'review'];

function choose(chosen: Offered, conversation: Conversation, part: Part | undefined): LineOutcome {
  if (chosen.kind === 'candidate') conversation.choose(chosen.candidate);
  else if (chosen.option.refusal) conversation.tell(chosen.option.refusal);
  else {
    const isAsShown = part && saidAsShown.includes(part.control.kind);
    conversation.answer(chosen.option.id, isAsShown ? { words: chosen.option.words } : {});
  }
  return heard;
}

function passOn(line: string, part: Part | undefined, { conversation, listener }: Shown): LineOutcome {
  conversation.takeUtterance(handedIn(part, line, phoneCountry(line, part)), listener);
  return heard;
}

/** Whose number it is, by its prefix; without one, of where the sender pays from. */
const phoneCountry = (line: string, part: Part | undefined): SignUpCountryCode =>
  signUpCountryCodes.find((code) => line.trim().startsWith(countryOf(code).dialCode)) ?? phoneCountryOf(part);
