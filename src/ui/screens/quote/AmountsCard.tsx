import { useSelector } from '@xstate/react';
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '#domain/money/money.ts';
import { amountCharacters } from '#domain/quote/limits.ts';
import { methodChoices } from '#domain/quote/methodChoices.ts';
import { countryName, currencyOf } from '#domain/reference/countries.ts';
import {
  type CountryCode,
  type PayInCountryCode,
  type PayoutCountryCode,
  payoutCountryCodes,
} from '#domain/reference/countryCodes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { CalculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import type { OtherCurrencies } from '../../controls/amountReader.tsx';
import { Flag } from '../../controls/Flag.tsx';
import { focusField } from '../../controls/focusField.ts';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { MoneyField } from '../../controls/MoneyField.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Select } from '../../controls/Select.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { CountryPattern } from '../../theme/CountryPattern.tsx';
import { LimitsNote, spokenAmounts, useAmountProblems } from './amountWords.tsx';
import styles from './calculator.module.css';
import { ExchangeRateRow } from './ExchangeRateRow.tsx';
import { PromisedDelivery } from './PromisedDelivery.tsx';
import { useSendingFrom } from './sendingFrom.ts';
import { TakeTheMost } from './TakeTheMost.tsx';

type AmountsCardProps = {
  readonly actor: PriceQuoteActor;
  readonly view: CalculatorView;
  /** Continue was pressed with nothing in the box. */
  readonly asksForAmount: boolean;
  readonly isDisabled: boolean;
  /** How much the boxes hold, where that is less than everywhere else (LAN-04). */
  readonly characters?: { readonly send: number; readonly receive: number } | undefined;
  /** What is said about more than the most, where it is said otherwise (LAN-06). */
  readonly maximumText?: string | undefined;
};

const usualCharacters = { send: amountCharacters.standard, receive: amountCharacters.standard };

/** Two amounts that follow each other by the live rate, where from, where to and how (QUO-12, QUO-13). */
export function AmountsCard(props: AmountsCardProps) {
  const { actor, view, isDisabled, asksForAmount, maximumText, characters = usualCharacters } = props;
  const { t } = useTranslation();
  const { money } = useFormats();
  const { draft } = view;
  const country = draft.toReceive.countryCode;
  const problems = useAmountProblems({ draft, refusal: view.refusal, asksForAmount, maximumText });
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches({ calculating: 'unavailable' }));
  const others = useOtherCurrencies(actor, draft.toSend.countryCode);
  const enter = (typed: 'payin' | 'payout') => (amount: Money | undefined) =>
    actor.send(amount ? { type: 'amount.entered', typed, amount } : { type: 'amount.cleared' });
  function takeMost(typed: 'payin' | 'payout', most: Money) {
    // The button goes with the error, so the focus goes where the amount is.
    focusField(document, typed === 'payin' ? 'youSend' : 'theyGet');
    enter(typed)(most);
  }

  return (
    <section className={styles.card} aria-label={t('send.quote.calculator')}>
      <CountryPattern country={country} />
      <Tabs
        label={t('send.quote.method')}
        items={useMethodTabs(country)}
        value={draft.transferMethod}
        isDisabled={isDisabled}
        onChange={useCallback((method: PayoutMethod) => actor.send({ type: 'method.chosen', method }), [actor])}
      >
        <div className={styles.amounts}>
          <MoneyField
            name="youSend"
            label={t('price.sum.youSend')}
            currency={draft.payinCurrency}
            value={view.amounts.send}
            onChange={enter('payin')}
            currencyPicker={<OriginPicker actor={actor} value={draft.toSend.countryCode} isDisabled={isDisabled} />}
            maximumCharacters={characters.send}
            otherCurrencies={isDisabled ? undefined : others.send}
            hint={
              <LimitsNote
                payinCurrency={draft.payinCurrency}
                limits={view.limits}
                isAwaited={!view.isDown && !isUnavailable}
              />
            }
            error={problems.send}
            remedy={problems.send && <TakeTheMost view={view} onTake={takeMost} />}
            isDisabled={isDisabled}
          />
          <ExchangeRateRow actor={actor} />
          <MoneyField
            name="theyGet"
            label={t('price.sum.theyGet')}
            currency={draft.payoutCurrency}
            value={view.amounts.receive}
            onChange={enter('payout')}
            currencyPicker={<DestinationPicker actor={actor} value={country} isDisabled={isDisabled} />}
            maximumCharacters={characters.receive}
            otherCurrencies={isDisabled ? undefined : others.receive}
            hint={usePromoGain(view)}
            error={problems.receive}
            remedy={problems.receive && <TakeTheMost view={view} onTake={takeMost} />}
            isDisabled={isDisabled}
          />
          <PromisedDelivery
            way={{ originCurrency: draft.payinCurrency, destinationCountry: country, method: draft.transferMethod }}
          />
          {problems.general && (
            <Notice tone="warning" isLive>
              {problems.general}
            </Notice>
          )}
        </div>
      </Tabs>
      <LiveRegion
        text={view.sum ? t('price.spoken', spokenAmounts(view.sum, money)) : (problems.send ?? problems.receive ?? '')}
      />
    </section>
  );
}

/** An amount with a sign of another currency may be sent from where that is paid in, and received where it is paid out. */
function useOtherCurrencies(actor: PriceQuoteActor, origin: PayInCountryCode) {
  const origins = useSendingFrom(origin);
  const other = <Code extends CountryCode>(
    { codes, typed }: { readonly codes: readonly Code[]; readonly typed: 'payin' | 'payout' },
    choose: (countryCode: Code) => void,
  ): OtherCurrencies => ({
    known: codes.map(currencyOf),
    onChoose: (amount) => {
      const countryCode = codes.find((code) => currencyOf(code) === amount.currency);
      if (countryCode) choose(countryCode);
      actor.send({ type: 'amount.entered', typed, amount });
    },
  });
  return {
    send: other({ codes: origins, typed: 'payin' }, (countryCode) =>
      actor.send({ type: 'origin.chosen', countryCode }),
    ),
    receive: other({ codes: payoutCountryCodes, typed: 'payout' }, (countryCode) =>
      actor.send({ type: 'destination.chosen', countryCode }),
    ),
  };
}

/** The same list until the country changes. */
function useMethodTabs(country: PayoutCountryCode) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  return useMemo(
    () =>
      methodChoices(country).map(({ method, isAvailable }) => ({
        id: method,
        label: t(`methods.${method}`),
        refusal: isAvailable ? undefined : t('send.quote.methodNotThere', { country: countryName(country, locale) }),
      })),
    [country, locale, t],
  );
}

/** A promotion's better rate gives more than the box above says. */
function usePromoGain({ sum }: CalculatorView): string | undefined {
  const { t } = useTranslation();
  const { money } = useFormats();
  if (!sum || sum.promoExtraReceived.minor === 0) return undefined;
  return t('send.promo.moreArrives', { theyGet: money(sum.theyGet), extra: money(sum.promoExtraReceived) });
}

type PickerProps<Code> = { readonly actor: PriceQuoteActor; readonly value: Code; readonly isDisabled: boolean };

/** Drawn anew only when a country is chosen: a list of a component library is too much for each key of an amount. */
const OriginPicker = memo(function OriginPicker({ actor, value, isDisabled }: PickerProps<PayInCountryCode>) {
  const { t } = useTranslation();
  return (
    <Select
      look="bare"
      label={t('send.quote.sendingFrom')}
      items={useCountryItems(useSendingFrom(value))}
      value={value}
      onChange={(countryCode) => actor.send({ type: 'origin.chosen', countryCode })}
      isDisabled={isDisabled}
    />
  );
});

const DestinationPicker = memo(function DestinationPicker({
  actor,
  value,
  isDisabled,
}: PickerProps<(typeof payoutCountryCodes)[number]>) {
  const { t } = useTranslation();
  return (
    <Select
      look="bare"
      label={t('send.quote.sendingTo')}
      items={useCountryItems(payoutCountryCodes)}
      value={value}
      onChange={(countryCode) => actor.send({ type: 'destination.chosen', countryCode })}
      isDisabled={isDisabled}
    />
  );
});

function useCountryItems<Code extends CountryCode>(codes: readonly Code[]) {
  const { locale } = useFormats();
  return codes.map((id) => ({
    id,
    label: countryName(id, locale),
    detail: currencyOf(id),
    short: currencyOf(id),
    icon: <Flag country={id} />,
  }));
}
