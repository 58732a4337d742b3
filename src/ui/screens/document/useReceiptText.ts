import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { localeOf } from '#contract/protocol/language.ts';
import { fullName } from '#contract/recipient/fullName.ts';
import { chargedSumOf } from '#contract/transfer/chargedSum.ts';
import type { Refund, Transfer } from '#contract/transfer/transfer.ts';
import { displayOf } from '#contract/transfer/transferDisplay.ts';
import { amountDue, moneyOf } from '#contract/transfer/transferSum.ts';
import type { Money } from '#domain/money/money.ts';
import { maskAccount } from '#domain/recipient/maskAccount.ts';
import { groupOf } from '#domain/transfer/statusGroups.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { languageOf } from '#src/locales/locale.ts';
import type { DocumentLine, ReceiptText } from '#src/services/document/documentText.ts';
import { serverSeconds } from '#src/services/http/serverClock.ts';
import { paidAt, reachedAt } from '../../formats/reachedAt.ts';
import { networkName, pickupPointName } from '../../formats/recipientText.ts';
import { useStatusWords } from '../../formats/transferText.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { useTransferReason } from '../../formats/useTransferReason.ts';
import { footerWords } from './footerWords.ts';

type Receipt = {
  readonly transfer: Transfer;
  readonly user: User;
  /** A page keeps a moment in one line; a file, whose letters can be copied, has it plain. */
  readonly moment: (seconds: number) => string;
};

/** What a receipt says: the same sum in the same order as every page, the parties, and where it stands now. */
export function useReceiptText({ transfer, user, moment: unzoned }: Receipt): ReceiptText {
  const { t, i18n } = useTranslation();
  const zoneAt = zonesIn(localeOf[languageOf(i18n)]);
  const moment = (seconds: number) => `${unzoned(seconds)} ${zoneAt(seconds)}`;
  const status = useStatusWords()(displayOf(transfer), 'long').label;
  const now = moment(serverSeconds());
  const parties = usePartyLines({ transfer, user, moment });
  const sums = useSumLines(transfer);
  return {
    title: t('documents.receipt.title'),
    language: localeOf[languageOf(i18n)],
    lead: [t('documents.receipt.standing', { status, moment: now })],
    sections: [
      { title: t('documents.receipt.parties'), lines: parties },
      { title: t('documents.receipt.whatYouPaid'), lines: sums.paid },
      {
        title: t(`documents.receipt.${willArrive(transfer) ? 'whatArrived' : 'whatWasToArrive'}`),
        lines: sums.arrived,
      },
      ...(transfer.refunds.length > 0 ? [{ title: t('documents.receipt.refunds'), lines: sums.refunds }] : []),
    ],
    footer: footerWords(t),
  };
}

/** A receipt is read elsewhere and later, so its times say by which clock: 'GMT', 'UTC+1'. */
function zonesIn(locale: string): (seconds: number) => string {
  const zoned = new Intl.DateTimeFormat(locale, { hour: '2-digit', timeZoneName: 'short' });
  return (seconds) => zoned.formatToParts(seconds * 1000).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** What ended before it was delivered, or came back, arrives no more. */
const willArrive = (transfer: Transfer): boolean =>
  groupOf[transfer.status] !== 'cancelled' && displayOf(transfer) !== 'PAYOUT_RETURNED';

function usePartyLines({ transfer, user: { profile, referral }, moment }: Receipt): DocumentLine[] {
  const { t } = useTranslation();
  const reason = useTransferReason(transfer);
  const line = (label: ReceiptLabel, value: string | undefined): DocumentLine[] =>
    value ? [{ label: t(`documents.receipt.${label}`), value }] : [];
  const at = (label: ReceiptLabel, seconds: number | undefined) =>
    line(label, seconds === undefined ? undefined : moment(seconds));
  const isDelivered = displayOf(transfer) === 'COMPLETE';
  return [
    ...line('sender', `${fullName(profile)}${referral.code ? ` (${referral.code})` : ''}`),
    ...line('recipient', fullName(transfer.recipient)),
    ...line('account', usePaidTo(transfer)),
    ...line('id', visibleReference(transfer.reference)),
    ...at('created', transfer.dateCreated),
    ...at('paidAt', paidAt(transfer)),
    ...at('deliveredAt', isDelivered ? reachedAt(transfer, 'delivered') : undefined),
    ...line('reason', reason),
    ...line('paymentReference', transfer.meta.transactionId),
  ];
}

type ReceiptLabel =
  | 'sender'
  | 'recipient'
  | 'account'
  | 'id'
  | 'created'
  | 'paidAt'
  | 'deliveredAt'
  | 'reason'
  | 'paymentReference';

/** How and where it is paid out, numbers masked: a receipt is shown to others. */
function usePaidTo({ transferMethod, recipient: { profile } }: Transfer): string {
  const { t } = useTranslation();
  const number = profile.recipientAccountNumber ?? profile.accountNumber ?? profile.mobile;
  const place = profile.bankName ?? networkName(profile.mobileMoneyProvider) ?? pickupPointName(profile);
  return [t(`methods.${transferMethod}`), place, number && maskAccount(number)].filter(Boolean).join(' · ');
}

function useSumLines(transfer: Transfer) {
  const { t } = useTranslation();
  const { money, rate } = useFormats();
  const sum = chargedSumOf(transfer);
  const signed = (amount: Money, sign: string) => `${sign} ${money(amount)}`;
  const change = (id: 'transferFee' | 'paymentCharge', amount: Money | undefined): DocumentLine[] =>
    amount && amount.minor > 0 ? [{ label: t(`price.sum.${id}`), value: signed(amount, '+') }] : [];
  const discounts = (['referralDiscount', 'voucherDiscount', 'promoDiscount'] as const).filter(
    (id) => sum[id].minor > 0,
  );
  const paid: DocumentLine[] = [
    { label: t('price.sum.youSend'), value: money(sum.youSend) },
    { label: t('price.sum.operatorFee'), value: signed(sum.operatorFee, '+') },
    ...change('transferFee', sum.transferFee),
    ...discounts.map((id) => ({ label: t(`price.sum.${id}`), value: signed(sum[id], '−') })),
    ...change('paymentCharge', sum.paymentCharge),
    { label: t('documents.receipt.totalPaid'), value: money(amountDue(sum)), isTotal: true },
  ];
  const pair = (each: string) =>
    t('price.rate.pair', { base: sum.youSend.currency, target: sum.theyGet.currency, rate: rate(each) });
  const extra = sum.promoExtraReceived;
  const arrived: DocumentLine[] = [
    { label: t('price.sum.exchangeRate'), value: pair(extra.minor > 0 ? sum.usualRate : sum.exchangeRate) },
    ...(extra.minor > 0
      ? [{ label: t('price.sum.promoRate'), value: `${signed(extra, '+')} (${pair(sum.exchangeRate)})` }]
      : []),
    { label: t('price.sum.theyGet'), value: money(sum.theyGet), isTotal: true },
  ];
  return { paid, arrived, refunds: useRefundLines(transfer.refunds) };
}

function useRefundLines(refunds: readonly Refund[]): DocumentLine[] {
  const { t } = useTranslation();
  const { money } = useFormats();
  return refunds.flatMap(({ amount, currency, route, reference }) => [
    { label: t('documents.receipt.refundReference'), value: reference },
    {
      label: t('documents.receipt.refund', { route: t(`documents.receipt.routes.${route}`) }),
      value: money(moneyOf(amount, currency)),
      isTotal: true,
    },
  ]);
}
