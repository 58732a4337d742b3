import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type PriceAnswerKind, type PriceField, pricePath, slot } from '#contract/site/site.ts';
import { payInCurrencies } from '#domain/money/currency.ts';
import { countryName, currencyOf } from '#domain/reference/countries.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import readings from '../../controls/amountReader.module.css';
import { buttonClass } from '../../controls/buttonVariants.ts';
import { classNames } from '../../controls/classNames.ts';
import field from '../../controls/Field.module.css';
import { TextField } from '../../controls/TextField.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './price.module.css';

/** Plain controls of the browser, which send an address. The server marks what was chosen. */
export function PriceForm({ answer }: { readonly answer: PriceAnswerKind }) {
  const { t, i18n } = useTranslation();
  const { locale } = useFormats();
  return (
    <form method="get" action={pricePath} className={styles.sheet} aria-label={t('written.price.form')}>
      <input type="hidden" name="lang" value={i18n.language} />
      <TextField
        label={t('written.price.youSend')}
        hint={t('written.price.amountHint')}
        error={errorOf(answer, t)}
        name={'payinAmount' satisfies PriceField}
        defaultValue={slot('payinAmount')}
        inputMode="decimal"
        autoComplete="off"
        isRequired
      />
      {answer === 'amountAsked' && <Readings />}
      <Choice
        id="payin"
        name="payinCurrency"
        label={t('written.price.payIn')}
        options={payInCurrencies.map((currency) => ({ value: currency, label: currency }))}
      />
      <Choice
        id="payout"
        name="payoutCurrency"
        label={t('written.price.payOut')}
        options={payoutCountryCodes.map((code) => {
          const currency = currencyOf(code);
          return {
            value: currency,
            label: t('written.price.country', { country: countryName(code, locale), currency }),
          };
        })}
      />
      <Choice
        id="method"
        name="transferMethod"
        label={t('written.price.how')}
        options={payoutMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
      />
      <button type="submit" className={buttonClass({ isWide: true })}>
        {t('written.price.submit')}
      </button>
    </form>
  );
}

function errorOf(answer: PriceAnswerKind, t: TFunction): string | undefined {
  if (answer === 'amountAsked') return t('controls.amount.asked');
  return answer === 'amountRefused' ? slot('reason') : undefined;
}

/** What was typed may mean more than one amount; the server repeats the one line. */
function Readings() {
  const { t, i18n } = useTranslation();
  return (
    <ul className={readings.readings} aria-label={t('controls.amount.readings')}>
      <li data-reading={slot('readingCurrency')}>
        <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={readingAddress(i18n.language)}>
          {slot('reading')}
        </a>
      </li>
    </ul>
  );
}

const readingAddress = (language: string): string =>
  `${pricePath}?payinAmount=${slot('readingInAddress')}&payinCurrency=${slot('readingCurrency')}` +
  `&payoutCurrency=${slot('payoutCurrency')}&transferMethod=${slot('transferMethod')}&lang=${language}`;

type ChoiceProps = {
  readonly id: string;
  readonly name: PriceField;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

const Choice = ({ id, name, label, options }: ChoiceProps) => (
  <div className={field.field}>
    <label className={field.label} htmlFor={id}>
      {label}
    </label>
    <div className={field.box}>
      <select id={id} name={name} className={classNames(field.input, styles.select)}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  </div>
);
