import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceField } from '#contract/site/site.ts';
import { amountCharacters } from '#domain/quote/limits.ts';
import { methodChoices } from '#domain/quote/methodChoices.ts';
import { countryName } from '#domain/reference/countries.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { PriceQuoteEvent } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import { classNames } from '../../controls/classNames.ts';
import field from '../../controls/Field.module.css';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import box from '../../controls/MoneyField.module.css';
import { Notice } from '../../controls/Notice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import tabs from '../../controls/Tabs.module.css';
import { useFormats } from '../../formats/useFormats.ts';
import { CountryPattern } from '../../theme/CountryPattern.tsx';
import type { AmountLook } from './AmountRow.tsx';
import { AmountRows } from './AmountRows.tsx';
import { LimitsNote, spokenAmounts, useAmountProblems } from './amountWords.tsx';
import calculator from './calculator.module.css';
import styles from './firstQuote.module.css';
import type { FirstQuote } from './firstQuote.ts';
import { PromisedDelivery } from './PromisedDelivery.tsx';

const look: AmountLook = {
  amount: field.field,
  label: field.label,
  box: classNames(field.box, box.box),
  input: classNames(field.input, box.input),
  currency: classNames(box.currency, styles.currency),
  note: field.hint,
  error: field.error,
};

type FirstAmountsProps = {
  readonly model: FirstQuote;
  readonly onEvent: (event: PriceQuoteEvent) => void;
  readonly asksForAmount: boolean;
};

/** The two amounts, where from, where to and how, as AmountsCard has them, in the browser's own controls. */
export function FirstAmounts({ model, onEvent, asksForAmount }: FirstAmountsProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { draft, view, isUnavailable } = model;
  const problems = useAmountProblems({ draft, refusal: view?.refusal, asksForAmount });
  const amounts = view?.amounts ?? { send: draft.payinActualValue, receive: draft.payoutActualValue };
  const limits = (
    <LimitsNote
      payinCurrency={draft.payinCurrency}
      limits={view?.limits}
      isAwaited={view?.isDown !== true && !isUnavailable}
    />
  );
  return (
    <section className={calculator.card} aria-label={t('send.quote.calculator')}>
      <CountryPattern country={draft.toReceive.countryCode} />
      <div className={tabs.tabs}>
        <FirstMethods model={model} onEvent={onEvent} />
        <div className={calculator.amounts}>
          <AmountRows
            look={look}
            draft={draft}
            amounts={amounts}
            characters={{ send: amountCharacters.standard, receive: amountCharacters.standard }}
            note={limits}
            problems={problems}
            onEvent={onEvent}
          >
            <FirstRate model={model} />
          </AmountRows>
          <PromisedDelivery
            way={{
              originCurrency: draft.payinCurrency,
              destinationCountry: draft.toReceive.countryCode,
              method: draft.transferMethod,
            }}
          />
          {problems.general && (
            <Notice tone="warning" isLive>
              {problems.general}
            </Notice>
          )}
        </div>
      </div>
      <LiveRegion text={view?.sum ? t('price.spoken', spokenAmounts(view.sum, money)) : ''} />
    </section>
  );
}

/** The ways to receive; what a country does not have says so and cannot be chosen. */
function FirstMethods({ model: { draft }, onEvent }: Omit<FirstAmountsProps, 'asksForAmount'>) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const list = useRef<HTMLFieldSetElement>(null);
  const country = draft.toReceive.countryCode;
  const choose = (method: PayoutMethod) => onEvent({ type: 'method.chosen', method });
  const keepChosen = useEffectEvent(() => {
    const pressed = list.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const kept = methodChoices(country).find(({ method, isAvailable }) => method === pressed && isAvailable);
    if (kept && kept.method !== draft.transferMethod) choose(kept.method);
  });
  // What was chosen before the script came stays.
  useEffect(() => keepChosen(), []);
  return (
    <fieldset ref={list} className={styles.methods} aria-label={t('send.quote.method')}>
      <div className={tabs.list}>
        {methodChoices(country).map(({ method, isAvailable }) => (
          <label key={method} className={classNames(tabs.tab, styles.method)}>
            <input
              type="radio"
              name={'transferMethod' satisfies PriceField}
              value={method}
              checked={method === draft.transferMethod}
              disabled={!isAvailable}
              onChange={() => choose(method)}
            />
            <span>{t(`methods.${method}`)}</span>{' '}
            {!isAvailable && (
              <span className={tabs.refusal}>
                {t('send.quote.methodNotThere', { country: countryName(country, locale) })}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The rate between the two amounts, and when it was taken. */
function FirstRate({ model: { exchange, isUnavailable } }: Pick<FirstAmountsProps, 'model'>) {
  const { t } = useTranslation();
  const { rate, time } = useFormats();
  return (
    <div className={calculator.bridge} aria-busy={!exchange && !isUnavailable}>
      <span className={calculator.times} aria-hidden="true">
        ×
      </span>
      {exchange ? (
        <p className={calculator.rate}>
          <span className={calculator.pair}>
            {t('price.rate.pair', { base: exchange.base, target: exchange.target, rate: rate(exchange.rate) })}
          </span>{' '}
          <span className={calculator.live}>{t('price.rate.live', { time: time(exchange.at) })}</span>
        </p>
      ) : (
        <span className={calculator.noRate}>{!isUnavailable && <Skeleton />}</span>
      )}
    </div>
  );
}
