import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import type { Money } from '#domain/money/money.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { CalculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './calculator.module.css';
import { limitsText } from './limitsText.ts';

export const spokenAmounts = (sum: NonNullable<CalculatorView['sum']>, money: (amount: Money) => string) => ({
  theyGet: money(sum.theyGet),
  total: money(sum.totalToPay),
});

export type AmountProblems = { readonly send?: string; readonly receive?: string; readonly general?: string };

type Asked = {
  readonly draft: TransferDraft;
  readonly refusal: CalculatorView['refusal'];
  /** Continue was pressed with nothing in the box. */
  readonly asksForAmount: boolean;
  /** What is said about more than the most, where it is said otherwise (LAN-06). */
  readonly maximumText?: string | undefined;
};

/** What is wrong with the amounts, by the box it stands beside. */
export function useAmountProblems({ draft, refusal, asksForAmount, maximumText }: Asked): AmountProblems {
  const words = useTranslation();
  const { t } = words;
  if (!draft.payinActualValue) return asksForAmount ? { send: t('price.amountMissing') } : {};
  if (!refusal) return {};
  const text = failureText(words, refusal.failure);
  const isTooMuch = refusal.failure.code === 'amountAboveMaximum';
  if (isTooMuch && maximumText !== undefined) return { [refusal.side]: maximumText };
  // QUO-23: for mobile money the sentence names the fee that counts towards the limit.
  const withFee = isTooMuch && draft.transferMethod === 'mobile_money' && draft.allowOperatorFee;
  return { [refusal.side]: withFee ? `${text} ${t('send.fee.countsTowardsLimit')}` : text };
}

type LimitsNoteProps = Pick<TransferDraft, 'payinCurrency'> & {
  readonly limits: CalculatorView['limits'];
  /** Whether they are on their way. */
  readonly isAwaited: boolean;
};

/** The least and the most; while they are fetched they keep their place, or all below would jump. */
export function LimitsNote({ payinCurrency, limits, isAwaited }: LimitsNoteProps): ReactNode {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (!limits) return isAwaited && <LimitsPlace payinCurrency={payinCurrency} />;
  return limitsText(limits, { t, money });
}

/** As long as the limit of a day usually is, in major units. */
const usualLimit = { amount: 20_000, currency: 'GBP', days: 1 } as const;

/** As many lines as the sentence will have, in this language, in this currency and at this width. */
function LimitsPlace({ payinCurrency }: Pick<TransferDraft, 'payinCurrency'>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const most = moneyOf(usualLimit.amount, payinCurrency);
  return (
    <span className={styles.limitsPlace} aria-hidden="true">
      {limitsText({ least: minimumSend(payinCurrency), most, because: usualLimit }, { t, money })}
    </span>
  );
}
