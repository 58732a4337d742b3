import { currencyOf } from '#domain/reference/countries.ts';
import { isPayInCountry, type PayInCountryCode, payInCountryCodes } from '#domain/reference/countryCodes.ts';
import type { Plan } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { PartId } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import type { Amount, Doubt, Slots } from '#src/understanding/understanding.ts';
import { optionsOf } from './listedOptions.ts';
import { allTerms } from './questions/accountQuestions.ts';
import { amountText } from './questions/quoteQuestions.ts';
import { askHow } from './reviewOptions.ts';

type Met = { readonly part: Part | undefined; readonly guide: GuidedSenderActor };

/** What was said, as answers to the questions it belongs to. */
export function planFrom(slots: Slots, { part, guide }: Met): Plan {
  const asked = part?.id;
  const answers: { [part in PartId]?: string | undefined } = {
    destination: slots.destination?.value,
    method: slots.payoutMethod?.value ?? (tellsMethod(slots, asked) ? 'mobile_money' : undefined),
    amount: slots.amount && amountAnswer(slots.amount.value, slots.origin?.value, guide),
    network: slots.network?.value,
    recipient: slots.recipient?.value,
    reason: slots.reason?.value,
    recipientMobile: asked === 'signUpMobile' ? undefined : slots.phone?.value.national,
    accountNumber: slots.account?.value,
    cameroonAccount: slots.account?.value,
    birthDate: slots.birthDate?.value,
  };
  if (asked === 'otherRecipient') {
    answers.otherRecipient = slots.recipient?.value;
    answers.recipient = undefined;
  }
  // A code is good for this one question, and is never kept for later.
  if (asked === 'code') answers.code = slots.code?.value;
  if (asked && slots.choice) answers[asked] = slots.choice.value;
  if (asked && slots.name) answers[asked] = slots.name.value;
  if (asked && (asked === 'signUpEmail' || asked === 'email')) answers[asked] = slots.email?.value;
  if (asked && slots.confirmation) answers[asked] ??= yesOrNo(part, slots.confirmation.value);
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, { value }]])),
  );
}

/** Somebody who is not in the book, by the name as it is written: kept for when they are added. */
export function namePlan(doubts: readonly Doubt[], said: string): Plan {
  const stranger = doubts.find(({ slot, candidates }) => slot === 'recipient' && candidates.length === 0);
  const [, firstName, lastName] =
    /^(?:\p{Ll}+, ?)?(\p{Lu}[\p{L}\p{M}'’-]+)(?:\s+(\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)*))?/u.exec(
      said.slice(stranger?.span.start ?? said.length),
    ) ?? [];
  return {
    ...(firstName && { recipientFirstName: { value: firstName } }),
    ...(lastName && { recipientLastName: { value: lastName } }),
  };
}

/** A number or a network nobody asked for is where the money goes; asked for, it is only the answer. */
const tellsMethod = ({ network, phone }: Slots, asked: PartId | undefined): boolean =>
  (network !== undefined && asked !== 'network') || (phone !== undefined && !asked?.endsWith('Mobile'));

/** The option that stands for yes or no, where the question has one. */
export function yesOrNo(part: Part | undefined, said: 'yes' | 'no'): string | undefined {
  if (part?.control.kind === 'review' && said === 'yes') return optionsOf(part.control)[0]?.id ?? askHow;
  if (part?.control.kind === 'newPrice') return said === 'yes' ? 'accept' : 'change';
  const ids =
    said === 'yes'
      ? ['yes', 'agree', 'repeat', 'go', 'retry', 'begin', 'verify']
      : ['no', 'decline', 'other', 'leave', 'later'];
  const control = part?.control;
  if (control?.kind === 'consent' && said === 'yes') return allTerms(control.hasPartnerTerms);
  if (control?.kind === 'leaving' && said === 'no') return 'other';
  const options = control && 'options' in control && typeof control.options !== 'string' ? control.options : [];
  if (options.length === 1) return said === 'yes' ? options[0]?.id : undefined;
  return options.find(({ id }) => ids.includes(id))?.id;
}

function amountAnswer({ side, money: said }: Amount, origin: PayInCountryCode | undefined, guide: GuidedSenderActor) {
  const { draft } = guide.getSnapshot().children.sendMoney?.getSnapshot().context ?? guide.getSnapshot().context;
  const home = draft.toSend.countryCode;
  if (side === 'receive') return amountText({ typed: 'payout', from: origin ?? home, amount: said });
  const candidates = [origin, home, ...payInCountryCodes].filter((code) => code !== undefined && isPayInCountry(code));
  const from = candidates.find((code) => code !== undefined && currencyOf(code) === said.currency);
  return from && amountText({ typed: 'payin', from, amount: said });
}
