import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { payInCurrencies } from '#domain/money/currency.ts';
import { daysOf, rateSpans } from '#domain/quote/rateHistory.ts';
import { countryName } from '#domain/reference/countries.ts';
import type { RatesAsked } from '#src/services/quote/rateQueries.ts';
import { classNames } from '../../../controls/classNames.ts';
import field from '../../../controls/Field.module.css';
import { Icon } from '../../../controls/Icon.tsx';
import plain from '../../../controls/PlainField.module.css';
import { useFormats } from '../../../formats/useFormats.ts';
import styles from './rateHistory.module.css';
import { targets } from './ratesAsked.ts';

type RateQuestionProps = { readonly asked: RatesAsked; readonly onAsk: (asked: RatesAsked) => void };

/** Which pair and how far back, by the browser's own lists. */
export function RateQuestion({ asked, onAsk }: RateQuestionProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  return (
    <form className={styles.question} aria-label={t('rateHistory.question')}>
      <Choice
        label={t('rateHistory.base')}
        value={asked.base}
        options={payInCurrencies.map((id) => ({ id, label: id }))}
        onChoose={(base) => onAsk({ ...asked, base })}
      />
      <Choice
        label={t('rateHistory.target')}
        value={asked.target}
        options={targets.map(({ country, currency }) => ({
          id: currency,
          label: t('rateHistory.targetOf', { country: countryName(country, locale), currency }),
        }))}
        onChoose={(target) => onAsk({ ...asked, target })}
      />
      <Choice
        label={t('rateHistory.span')}
        value={asked.span}
        options={rateSpans.map((id) => ({
          id,
          label: id === 'year' ? t('rateHistory.spans.year') : t('rateHistory.spans.day', { count: daysOf[id] }),
        }))}
        onChoose={(span) => onAsk({ ...asked, span })}
      />
    </form>
  );
}

type ChoiceProps<Id extends string> = {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly onChoose: (id: Id) => void;
};

function Choice<Id extends string>({ label, value, options, onChoose }: ChoiceProps<Id>): ReactNode {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.box}>
        <select
          id={id}
          value={value}
          className={classNames(field.input, plain.select)}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.id === target.value);
            if (chosen) onChoose(chosen.id);
          }}
        >
          {options.map((option) => (
            // Names of countries differ between the tables of browsers; what was written stays.
            <option key={option.id} value={option.id} suppressHydrationWarning>
              {option.label}
            </option>
          ))}
        </select>
        <span className={plain.arrow}>
          <Icon name="chevronDown" />
        </span>
      </div>
    </div>
  );
}
