import dayjs from 'dayjs';
import type { Failure } from '#contract/protocol/failure.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/money.ts';
import { mobileNetworkLabels } from '#domain/reference/mobileNetworks.ts';
import { failureText } from '#src/locales/failureText.ts';
import { english, words } from './words.ts';

/** An amount as it is written in English; how that is has tests of its own. */
export const sum = (amount: Money | undefined): string | undefined => amount && formatMoney(amount, 'en-GB');

export const personName = ({ firstName, lastName }: Pick<Recipient, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** As the product calls it; the names are in the specification. */
export const network = ({
  mobileMoneyProvider,
}: Pick<Recipient['profile'], 'mobileMoneyProvider'>): string | undefined =>
  Object.entries(mobileNetworkLabels).find(([code]) => code === mobileMoneyProvider)?.[1];

/** The digits of a telephone number in their order, grouped in any way. */
export function phoneNumber({
  phoneCode = '',
  mobile = '',
}: Pick<Recipient['profile'], 'phoneCode' | 'mobile'>): RegExp {
  const digits = [...`${phoneCode}${mobile}`.replace(/\D/g, '')];
  return new RegExp(`(?<!\\d)${digits.join(' ?')}(?!\\d)`);
}

/** Epoch seconds, as day and time on the reader's calendar and clock. */
export const moment = (seconds: number): string => dayjs.unix(seconds).format('DD-MM-YYYY, HH:mm');

/** The sentence of a refusal, whose wording has tests of its own. */
export const sentence = (failure: Failure | undefined): string | undefined =>
  failure && failureText({ t: words, i18n: english }, failure);
