import { sumOfTransfer } from '#contract/transfer/transferSum.ts';
import { differenceOf } from '#domain/recipient/recipientDifference.ts';
import type { Place, PlaceOf } from '#src/dialogue/flows/place.ts';
import type { Control, Part } from '#src/dialogue/question.ts';
import { amountAsked } from '#src/machines/payment/pay-transfer/leavingWords.ts';
import { priceChangeOf } from '#src/machines/quote/price-quote/heldPrice.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { surroundings } from '#src/services/http/surroundings.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { passwordChecklist } from '#src/ui/flows/passwordTexts.ts';
import { hostOf } from '#src/ui/screens/payment/leavingPage.ts';
import { comparedLines, newPriceWords } from '#src/ui/screens/quote/newPriceText.ts';
import { paymentRows } from '#src/ui/screens/quote/sumRows.ts';
import { comparedInWords, differenceTexts } from '#src/ui/screens/recipient/comparedRecipients.ts';
import { reviewDetailsOf } from '#src/ui/screens/transfer/reviewDetailsOf.ts';
import { columnsOf } from './layout.ts';
import type { Voice } from './voice.ts';

type Shown = {
  readonly part: Part;
  readonly place: Place;
  readonly userId: string | undefined;
  readonly voice: Voice;
};

/** What a page draws as a card over the answers: everything that is to be read before one is given. */
export function cardOf({ part, place, userId, voice }: Shown): string {
  const { t } = voice;
  switch (part.control.kind) {
    case 'review':
      return reviewCard(userId ?? '', part.control.transfer?.id ?? '', voice);
    case 'newPrice':
      return place.flow === 'priceQuote' ? newPriceCard(place, voice) : '';
    case 'comparison':
      return comparisonCard(userId ?? '', part.control, voice);
    case 'leaving':
      return place.flow === 'payTransfer' ? leavingCard(place, voice) : '';
    case 'consent': {
      const page = (path: string) => `${surroundings().origin()}/company/legal/${path}`;
      return [t('terminal.terms'), page('terms'), page('privacy')].map((line) => `  ${line}`).join('\n');
    }
    case 'password':
      return part.control.isNew
        ? passwordChecklist(voice.words, '', 'signUp')
            .map(({ text }) => `  - ${text}`)
            .join('\n')
        : '';
    default:
      return '';
  }
}

function reviewCard(userId: string, transferId: string, { t, formats }: Voice): string {
  const transfer = queryClient.getQueryData(transferQuery({ userId, transferId }).queryKey);
  if (!transfer) return '';
  const sum = sumOfTransfer(transfer);
  return columnsOf([
    ...reviewDetailsOf(transfer, { t, formats }, { isBesideChanges: false }),
    { label: t('price.sum.theyGet'), value: formats.money(sum.theyGet) },
    ...paymentRows(sum, { t, money: formats.money }).map(({ label, amount }) => ({ label, value: amount })),
  ]);
}

function comparisonCard(
  userId: string,
  { transferId, recipientId }: Extract<Control, { kind: 'comparison' }>,
  { t }: Voice,
): string {
  const transfer = queryClient.getQueryData(transferQuery({ userId, transferId }).queryKey);
  const after = queryClient.getQueryData(recipientsQuery(userId).queryKey)?.find(({ id }) => id === recipientId);
  if (!transfer || !after) return '';
  const before = transfer.recipient;
  return [comparedInWords({ before, after }, t), ...differenceTexts(differenceOf(before, after, transfer), t)]
    .map((line) => `  ${line}`)
    .join('\n');
}

function newPriceCard({ snapshot: { context } }: PlaceOf<'priceQuote'>, { t, formats }: Voice): string {
  const change = priceChangeOf(context);
  const { quote } = context;
  if (!quote || !change) return '';
  const lines = comparedLines(t, formats).map(({ label, of }) => ({
    label,
    value: `${of(change.before)} → ${of(quote)}`,
  }));
  return `  ${t(newPriceWords(context))}\n${columnsOf(lines)}`;
}

/** How much the next page must ask for, and whose it is (PAY-21, PAY-30). */
function leavingCard({ snapshot: { context } }: PlaceOf<'payTransfer'>, { t, formats }: Voice): string {
  const amount = amountAsked(context);
  const host = context.leaving && hostOf(context.leaving);
  if (!amount || host === undefined) return `  ${t('pay.leaving.notTrusted')}`;
  return columnsOf([
    { label: t('pay.leaving.amount'), value: formats.money(amount) },
    { label: t('pay.leaving.address'), value: host },
  ]);
}
