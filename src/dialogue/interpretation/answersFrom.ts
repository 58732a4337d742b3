import { currencyOf } from '#domain/reference/countries.ts';
import { isSignUpCountry, type PayInCountryCode, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import type { Ambiguity, Amount, Slots } from '#src/understanding/understanding.ts';
import { yesOrNo } from '../agreement.ts';
import { amountText } from '../answerValues.ts';
import type { Part, Plan } from '../question.ts';
import type { Reading } from '../reading.ts';
import type { PartId } from '../words.ts';

type Met = { readonly part: Part | undefined; readonly reading: Pick<Reading, 'draft' | 'optionsOf' | 'origins'> };

/** What was said, as answers to the questions it belongs to. */
export function planFrom(slots: Slots, { part, reading }: Met): Plan {
  const asked = part?.id;
  const answers: { [part in PartId]?: string | undefined } = {
    destination: slots.destination?.value,
    method: methodTold(slots, asked),
    amount: slots.amount && amountAnswer(slots.amount.value, slots.origin?.value, reading),
    network: slots.network?.value,
    recipient: slots.recipient?.value,
    reason: slots.reason?.value,
    recipientMobile: asked && signingUp.includes(asked) ? undefined : slots.phone?.value.national,
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
  if (asked === 'email') answers.email = slots.email?.value;
  if (asked && signingUp.includes(asked)) {
    answers.signUpEmail = slots.email?.value;
    answers.signUpMobile = asked === 'signUpMobile' ? undefined : ownNumber(slots);
  }
  if (asked && slots.confirmation) answers[asked] ??= yesOrNo(part, slots.confirmation.value, reading.optionsOf);
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, { value }]])),
  );
}

/** An address or a number said here is the sender's own. */
const signingUp: readonly PartId[] = ['signUpFirstName', 'signUpLastName', 'birthDate', 'signUpMobile', 'signUpEmail'];

const ownNumber = ({ phone }: Slots): string | undefined =>
  phone && isSignUpCountry(phone.value.countryCode) ? `${phone.value.countryCode} ${phone.value.national}` : undefined;

/** Somebody who is not in the book, by the name as it is written: kept for when they are added. */
export function namePlan(ambiguities: readonly Ambiguity[], said: string): Plan {
  const stranger = ambiguities.find(({ slot, candidates }) => slot === 'recipient' && candidates.length === 0);
  const [, firstName, lastName] = writtenName.exec(said.slice(stranger?.span.start ?? said.length)) ?? [];
  return {
    ...(firstName && { recipientFirstName: { value: firstName } }),
    ...(lastName && { recipientLastName: { value: lastName } }),
  };
}

/** Behind what they are to the sender, "my friend Zola"; behind a small word, "my brother in Kampala", it is where they are. */
const writtenName =
  /^(?:(?!(?:à|a|au|aux|at|by|chez|dans|de|des|du|en|from|in|is|est|near|of|on|to|vers|via|with)[ ,])[\p{Ll}'’]+,? ?){0,2}(\p{Lu}[\p{L}\p{M}'’-]+)(?:\s+(\p{Lu}[\p{L}\p{M}'’-]+(?:\s+\p{Lu}[\p{L}\p{M}'’-]+)*))?/u;

function methodTold(slots: Slots, asked: PartId | undefined): string | undefined {
  const method = slots.payoutMethod?.value;
  if (isOfAnAccount(method, asked)) return undefined;
  return method ?? (tellsMethod(slots, asked) ? 'mobile_money' : undefined);
}

/** Asked about an account or a bank, the word is of that, and not of how the money arrives. */
export const isOfAnAccount = (method: string | undefined, asked: PartId | undefined): boolean =>
  method === 'bank_transfer' && asked !== undefined && aboutAccounts.includes(asked);

const aboutAccounts: readonly PartId[] = ['account', 'bankId', 'bankName', 'paymentMethod', 'bank'];

/** A number or a network nobody asked for is where the money goes; asked for, it is only the answer. */
const tellsMethod = ({ network, phone }: Slots, asked: PartId | undefined): boolean =>
  (network !== undefined && asked !== 'network') || (phone !== undefined && !asked?.endsWith('Mobile'));

/** Nothing in a currency that cannot be sent from where the sender lives, or paid out where we deliver. */
function amountAnswer(
  { side, money: said }: Amount,
  origin: PayInCountryCode | undefined,
  { draft: { toSend }, origins }: Pick<Reading, 'draft' | 'origins'>,
): string | undefined {
  const homes = [origin, toSend.countryCode, ...origins].filter((code) => code !== undefined && origins.includes(code));
  const [home] = homes;
  if (side === 'receive') {
    const isDelivered = payoutCountryCodes.some((code) => currencyOf(code) === said.currency);
    return isDelivered && home ? amountText({ typed: 'payout', from: home, amount: said }) : undefined;
  }
  const from = homes.find((code) => code !== undefined && currencyOf(code) === said.currency);
  return from && amountText({ typed: side === 'total' ? 'total' : 'payin', from, amount: said });
}
