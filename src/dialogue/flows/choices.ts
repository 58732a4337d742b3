import type { Recipient } from '#contract/recipient/recipient.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { amountDue, sumOfTransfer } from '#contract/transfer/transferSum.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import { leavingWords } from '#src/machines/payment/pay-transfer/leavingWords.ts';
import type { TransferSummary } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { allTerms, askHow, smallFirst } from '../answerValues.ts';
import type { Option, Part } from '../question.ts';
import { otherWayToPay } from '../questions/otherWayToPay.ts';
import { otherPeopleOptions, peopleOptions, reasonOption } from './bookOptions.ts';
import { optionsOf } from './listedOptions.ts';
import type { Place, PlaceOf } from './place.ts';
import type { Records } from './records.ts';

type Met = {
  readonly part: Part;
  readonly place: Place;
  readonly userId: string | undefined;
  readonly records: Records;
  readonly placeText: (recipient: Recipient) => string;
};

/** Every answer to choose from, where a page draws some as buttons, boxes or a card of its own. */
export function choicesAt({ part, place, userId, records, placeText }: Met): readonly Option[] {
  const { control } = part;
  switch (control.kind) {
    case 'recipient':
      return [
        ...peopleOptions(records.recipients(userId), { ...part, control }, placeText),
        ...otherPeopleOptions(part),
      ];
    case 'reason':
      return records.reasons().map(reasonOption);
    case 'consent':
      return consents(control.hasPartnerTerms);
    case 'review': {
      const ways = optionsOf(control, records);
      const transfer = records.transfer({ userId, transferId: control.transfer?.id ?? '' });
      return [...(ways.length > 0 ? ways : payOptions(transfer)), ...smallFirstOptions(control.transfer), cancelling];
    }
    case 'newPrice':
      return [
        { id: 'accept', words: { key: 'send.newPrice.accept' } },
        { id: 'change', words: { key: 'send.newPrice.changeAmount' } },
      ];
    case 'leaving':
      return place.flow === 'payTransfer' ? leavingOptions(place, records) : [];
    case 'widget':
      return [{ id: 'close', words: { key: 'verification.capture.close' } }];
    default:
      return optionsOf(control, records);
  }
}

/** Where its sender is offered the least first (peers 26). */
const smallFirstOptions = (transfer: TransferSummary | undefined): readonly Option[] =>
  transfer?.smallFirst
    ? [
        {
          id: smallFirst,
          words: { key: 'guide.options.smallFirst', facts: { send: minimumSend(transfer.totalToPay.currency) } },
        },
      ]
    : [];

const cancelling: Option = { id: 'cancel', words: { key: 'guide.repairs.cancel' } };

/** The answer says the act and the amounts (R3). */
function payOptions(transfer: Transfer | undefined): readonly Option[] {
  if (!transfer) return [];
  const sum = sumOfTransfer(transfer);
  const facts = { total: amountDue(sum), get: sum.theyGet, name: transfer.recipient.firstName };
  return [{ id: askHow, words: { key: 'guide.pay', facts } }];
}

const leavingOptions = (
  { snapshot: { context } }: PlaceOf<'payTransfer'>,
  { hostOf }: Pick<Records, 'hostOf'>,
): readonly Option[] => [
  ...(context.leaving && hostOf(context.leaving) !== undefined
    ? [{ id: 'go', words: { key: `pay.leaving.${leavingWords(context)}.go` } } as const]
    : []),
  { id: 'other', ...otherWayToPay },
];

/** The boxes of the form, as the answers they come to. */
const consents = (hasPartnerTerms: boolean): readonly Option[] => [
  { id: allTerms(hasPartnerTerms), words: { key: 'guide.agree' } },
  {
    id: `${allTerms(hasPartnerTerms)} noMarketing`,
    words: { key: 'guide.agree' },
    detail: { key: 'auth.signUp.noMarketing' },
  },
];
