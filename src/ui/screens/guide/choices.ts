import type { TFunction } from 'i18next';
import { allTerms, askHow } from '#src/dialogue/answerValues.ts';
import type { Option, Part } from '#src/dialogue/question.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { transferReasonsQuery } from '#src/services/lookup/lookupQueries.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { amountDue, sumOfTransfer } from '../../formats/transferSum.ts';
import { hostOf, leavingWords } from '../payment/leavingWords.ts';
import { otherPeopleOptions, peopleOptions, reasonOption } from './bookOptions.ts';
import { optionsOf } from './listedOptions.ts';
import type { Place, PlaceOf } from './place.ts';

type Met = { readonly part: Part; readonly place: Place; readonly userId: string | undefined; readonly t: TFunction };

/** Every answer to choose from, where a page draws some as buttons, boxes or a card of its own. */
export function choicesAt({ part, place, userId, t }: Met): readonly Option[] {
  const { control } = part;
  switch (control.kind) {
    case 'recipient': {
      const book = queryClient.getQueryData(recipientsQuery(userId ?? '').queryKey) ?? [];
      return [...peopleOptions(book, { ...part, control }, t), ...otherPeopleOptions(part)];
    }
    case 'reason':
      return (queryClient.getQueryData(transferReasonsQuery.queryKey) ?? []).map(reasonOption);
    case 'consent':
      return consents(control.hasPartnerTerms);
    case 'review': {
      const ways = optionsOf(control);
      const transferId = control.transfer?.id ?? '';
      return [...(ways.length > 0 ? ways : payOptions(userId ?? '', transferId)), cancelling];
    }
    case 'newPrice':
      return [
        { id: 'accept', words: { key: 'send.newPrice.accept' } },
        { id: 'change', words: { key: 'send.newPrice.changeAmount' } },
      ];
    case 'leaving':
      return place.flow === 'payTransfer' ? leavingOptions(place) : [];
    case 'widget':
      return [{ id: 'close', words: { key: 'verification.capture.close' } }];
    default:
      return optionsOf(control);
  }
}

const cancelling: Option = { id: 'cancel', words: { key: 'guide.repairs.cancel' } };

/** The answer says the act and the amounts (R3). */
function payOptions(userId: string, transferId: string): readonly Option[] {
  const transfer = queryClient.getQueryData(transferQuery({ userId, transferId }).queryKey);
  if (!transfer) return [];
  const sum = sumOfTransfer(transfer);
  const facts = { total: amountDue(sum), get: sum.theyGet, name: transfer.recipient.firstName };
  return [{ id: askHow, words: { key: 'guide.pay', facts } }];
}

const leavingOptions = ({ snapshot: { context } }: PlaceOf<'payTransfer'>): readonly Option[] => [
  ...(context.leaving && hostOf(context.leaving) !== undefined
    ? [{ id: 'go', words: { key: `pay.leaving.${leavingWords(context)}.go` } } as const]
    : []),
  { id: 'other', words: { key: 'pay.otherWay' } },
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
