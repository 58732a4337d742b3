import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceField } from '#contract/site/site.ts';
import type { Money } from '#domain/money/money.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import type { PriceQuoteEvent } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { type AmountLook, AmountRow } from './AmountRow.tsx';
import { currencyChosen, payInChoices, payoutChoices } from './amountChoices.ts';

/** By side; what may be missing is. */
type OfSides<Value> = { readonly send: Value; readonly receive: Value };

type AmountRowsProps = {
  readonly draft: TransferDraft;
  readonly amounts: OfSides<Money | undefined>;
  readonly characters: OfSides<number>;
  /** Below what is sent. */
  readonly note: ReactNode;
  readonly problems: Partial<OfSides<string | undefined>>;
  readonly onEvent: (event: PriceQuoteEvent) => void;
  readonly look?: AmountLook;
  /** Between the two. */
  readonly children: ReactNode;
};

/** What is sent and what arrives, in the browser's own controls, as fields of the form that asks for a price. */
export function AmountRows({ draft, amounts, characters, note, problems, onEvent, look, children }: AmountRowsProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const choices = useMemo(() => ({ payIn: payInChoices(t), payout: payoutChoices(locale) }), [t, locale]);
  const chosen = useMemo(() => currencyChosen(onEvent), [onEvent]);
  const enter = (typed: 'payin' | 'payout') => (amount: Money | undefined) =>
    onEvent(amount ? { type: 'amount.entered', typed, amount } : { type: 'amount.cleared' });
  return (
    <>
      <AmountRow
        {...(look && { look })}
        name={'payinAmount' satisfies PriceField}
        currencyName={'payinCurrency' satisfies PriceField}
        label={t('price.sum.youSend')}
        currencyLabel={t('landing.calculator.sendingIn')}
        currency={draft.payinCurrency}
        choices={choices.payIn}
        value={amounts.send}
        characters={characters.send}
        note={note}
        error={problems.send}
        otherCurrencies={chosen.sendOther}
        onAmount={enter('payin')}
        onCurrency={chosen.choosePayIn}
      />
      {children}
      <AmountRow
        {...(look && { look })}
        currencyName={'payoutCurrency' satisfies PriceField}
        label={t('price.sum.theyGet')}
        currencyLabel={t('landing.calculator.receivingIn')}
        currency={draft.payoutCurrency}
        choices={choices.payout}
        value={amounts.receive}
        characters={characters.receive}
        note={undefined}
        error={problems.receive}
        otherCurrencies={chosen.receiveOther}
        onAmount={enter('payout')}
        onCurrency={chosen.choosePayout}
      />
    </>
  );
}
