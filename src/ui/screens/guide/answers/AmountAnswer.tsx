import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceFailure } from '#contract/quote/priceFailure.ts';
import { amountDue } from '#contract/transfer/transferSum.ts';
import type { Money } from '#domain/money/money.ts';
import { choosePayIn, enterReceive, enterSend, type TransferDraft } from '#domain/quote/draft.ts';
import { countryName, currencyOf } from '#domain/reference/countries.ts';
import type { PayInCountryCode } from '#domain/reference/countryCodes.ts';
import { amountText } from '#src/dialogue/answerValues.ts';
import { tellAmount } from '#src/dialogue/tellAmount.ts';
import { failureText } from '#src/locales/failureText.ts';
import { calculationOf } from '#src/machines/quote/price-quote/calculation.ts';
import { calculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { Disclosure } from '../../../controls/Disclosure.tsx';
import { Flag } from '../../../controls/Flag.tsx';
import { MoneyField } from '../../../controls/MoneyField.tsx';
import { Select } from '../../../controls/Select.tsx';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import { limitsText } from '../../quote/limitsText.ts';
import { QuoteChoices } from '../../quote/QuoteSum.tsx';
import { useSendingFrom } from '../../quote/sendingFrom.ts';
import { TakeTheMost } from '../../quote/TakeTheMost.tsx';
import styles from '../answers.module.css';
import type { AnswersProps } from './answersProps.ts';

type AmountAnswerProps = AnswersProps & { readonly actor: PriceQuoteActor };

/** Both amounts at the live rate, before either is said; the flow hears only what is sent. */
export function AmountAnswer({ actor, label, onAnswer, onHandOver }: AmountAnswerProps) {
  const words = useTranslation();
  const { t } = words;
  const { money } = useFormats();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const [draft, setDraft] = useState<TransferDraft>(context.draft);
  const shown = follow(draft, context.draft);
  const view = calculatorView({ ...context, draft: shown });
  const answer = calculationOf({ ...context, draft: shown });
  const refusal =
    answer &&
    priceFailure(answer.price, {
      base: shown.payinCurrency,
      target: shown.payoutCurrency,
      method: shown.transferMethod,
    });
  const said = shown.typed === 'payin' ? shown.payinActualValue : shown.payoutActualValue;
  const enter = (typed: TransferDraft['typed']) => (amount: Money | undefined) =>
    setDraft(amount ? (typed === 'payin' ? enterSend : enterReceive)(shown, amount) : withoutAmounts(shown));
  const entered = said && { typed: shown.typed, from: shown.toSend.countryCode, amount: said };
  const send = () => entered && onAnswer(amountText(entered));
  useEffect(() => onHandOver(() => tellAmount(actor, entered)));

  return (
    <fieldset className={styles.amounts}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <MoneyField
        label={t('price.sum.youSend')}
        currency={shown.payinCurrency}
        value={view.amounts.send}
        onChange={enter('payin')}
        currencyPicker={
          <Origin value={shown.toSend.countryCode} onChange={(code) => setDraft(choosePayIn(shown, code))} />
        }
        hint={view.limits && limitsText(view.limits, { t, money })}
        error={refusal && failureText(words, refusal)}
        remedy={refusal && <TakeTheMost view={view} onTake={(typed, most) => enter(typed)(most)} />}
      />
      <MoneyField
        label={t('price.sum.theyGet')}
        currency={shown.payoutCurrency}
        value={view.amounts.receive}
        onChange={enter('payout')}
        hint={view.sum && t('common.labelled', { label: t('price.sum.totalToPay'), value: money(amountDue(view.sum)) })}
      />
      <Disclosure title={t('guide.priceChoices')} level={2} isOpenAtFirst={context.draft.promo !== undefined}>
        {/* A promotion is about an amount. */}
        <div className={styles.choices} onSubmitCapture={() => tellAmount(actor, entered)}>
          <QuoteChoices actor={actor} view={view} />
        </div>
      </Disclosure>
      <Button isWide isDisabled={!said || refusal !== undefined} onPress={send}>
        {t('guide.useAmount')}
      </Button>
    </fieldset>
  );
}

/** What was typed here, at the pair and the rate the flow has now. */
function follow(typed: TransferDraft, flow: TransferDraft): TransferDraft {
  const { toReceive, payoutCurrency, transferMethod, exchangeRate } = flow;
  if (typed.payoutCurrency !== payoutCurrency) return flow;
  const isSamePair = typed.payinCurrency === flow.payinCurrency;
  const choices = { allowOperatorFee: flow.allowOperatorFee, ...(flow.promo && { promo: flow.promo }) };
  const next = { ...typed, ...choices, toReceive, transferMethod, ...(isSamePair && exchangeRate && { exchangeRate }) };
  const amount = next.typed === 'payin' ? next.payinActualValue : next.payoutActualValue;
  return amount ? (next.typed === 'payin' ? enterSend : enterReceive)(next, amount) : next;
}

function withoutAmounts({ payinActualValue, payoutActualValue, ...draft }: TransferDraft): TransferDraft {
  return draft;
}

type OriginProps = {
  readonly value: PayInCountryCode;
  readonly onChange: (code: PayInCountryCode) => void;
};

function Origin({ value, onChange }: OriginProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const offered = useSendingFrom(value);
  return (
    <Select
      look="bare"
      label={t('send.quote.sendingFrom')}
      items={offered.map((id) => ({
        id,
        label: countryName(id, locale),
        detail: currencyOf(id),
        short: currencyOf(id),
        icon: <Flag country={id} />,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
