import { type ActionDispatch, useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CountryRegistrationField,
  type CountryRegistrationForm,
  type CountryRegistrationProblem,
  countryRegistrationFields,
  countryRegistrationProblems,
  joinedPhone,
} from '#domain/account/countryRegistration.ts';
import { homeCountryCodes } from '#domain/reference/isoCountryCodes.ts';
import { fieldProblemText } from '#src/locales/fieldProblemText.ts';
import { leaveWord, nothingLeft, type Word, type WordEvent } from '#src/machines/site/leave-word/leaveWord.ts';
import { type Left, sendCountryRegistration } from '#src/services/site/siteServices.ts';
import card from '../../../controls/card.module.css';
import type { FieldProblem } from '../../../controls/ErrorSummary.tsx';
import { PlainButton } from '../../../controls/PlainButton.tsx';
import { PlainField, PlainSelect, PlainTextArea } from '../../../controls/PlainField.tsx';
import { PlainForm, typedIn } from '../../../controls/PlainForm.tsx';
import { SubmitButton } from '../../../controls/SubmitButton.tsx';
import { useKeptForm } from '../../../flows/typedForms.ts';
import { useFormats } from '../../../formats/useFormats.ts';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { Outcome } from '../../site/Outcome.tsx';
import styles from './countryRegister.module.css';

const none: readonly FieldProblem[] = [];

type Refusal = Exclude<Left, 'taken'>;
/** Taken with the address it was left with. */
type Registration = Word<Refusal, string>;

/** Who wants Sawa in a country that does not have it (BIZ-10…12, API-68, D-104). */
export function CountryRegisterScreen() {
  const { t } = useTranslation();
  const [word, tell] = useReducer(leaveWord<Refusal, string>, nothingLeft as Registration);
  const refusal = word.kind === 'typing' ? word.refusal : undefined;
  const email = word.kind === 'taken' ? word.taken : undefined;
  const hasFailed = refusal === 'failed' || refusal === 'refused';
  return (
    <div className={styles.page}>
      <PageHeading title={t('countryRegister.title')} lead={t('countryRegister.lead')} hasErrors={hasFailed} />
      <Outcome id="registration-taken" tone="positive" isShown={email !== undefined}>
        {email ? t('countryRegister.done', { email }) : t('countryRegister.doneBriefly')}
      </Outcome>
      <Outcome id="registration-refused" tone="danger" isShown={hasFailed}>
        {t('countryRegister.failed')}
      </Outcome>
      <Outcome id="registration-later" tone="danger" isShown={refusal === 'later'}>
        {t('countryRegister.later')}
      </Outcome>
      {email !== undefined ? (
        <div>
          <PlainButton variant="secondary" onPress={() => tell({ type: 'another.begun' })}>
            {t('countryRegister.another')}
          </PlainButton>
        </div>
      ) : (
        <RegistrationForm isSending={word.kind === 'sending'} tell={tell} />
      )}
    </div>
  );
}

/** What is said of a field where no script runs: the browser has told what is missing, so it is there and wrong. */
const writtenProblems: { readonly [field in CountryRegistrationField]?: CountryRegistrationProblem } = {
  name: 'nameInvalid',
  email: 'emailInvalid',
  country: 'countryMissing',
  phoneCode: 'phoneCodeInvalid',
  mobile: 'phoneInvalid',
};

type RegistrationFormProps = {
  readonly isSending: boolean;
  readonly tell: ActionDispatch<[WordEvent<Refusal, string>]>;
};

function RegistrationForm({ isSending, tell }: RegistrationFormProps) {
  const words = useTranslation();
  const { t } = words;
  const countries = useCountries();
  const kept = useKeptForm('countryRegistration');
  const [problems, setProblems] = useState(none);
  const textOf = (problem: CountryRegistrationProblem) =>
    problem === 'phoneCodeInvalid' ? t('countryRegister.phoneCodeInvalid') : fieldProblemText(words, problem);
  const field = (name: CountryRegistrationField) => {
    const written = writtenProblems[name];
    return {
      name,
      label: t(`countryRegister.${name}`),
      error: problems.find((problem) => problem.field === name)?.text,
      ...(written && { refusal: { id: `registration-${name}`, text: textOf(written) } }),
    };
  };
  const problemsOf = (form: CountryRegistrationForm): readonly FieldProblem[] =>
    countryRegistrationProblems(form).map(({ field: name, problem }) => ({ field: name, text: textOf(problem) }));
  function send(fields: FormData) {
    const form = formOf(fields);
    const found = problemsOf(form);
    setProblems(found);
    if (found.length === 0 && !isSending) void deliver(form);
  }
  async function deliver(form: CountryRegistrationForm) {
    tell({ type: 'word.sent' });
    const { name, email, country, message } = form;
    const phone = joinedPhone(form);
    const result = await sendCountryRegistration({ name, email, country, phone, ...(message && { message }) });
    if (result !== 'taken') return tell({ type: 'word.refused', refusal: result });
    kept.forget();
    tell({ type: 'word.taken', taken: email.trim() });
  }
  return (
    <div className={card.card}>
      <PlainForm
        action="/country/register"
        label={t('countryRegister.formLabel')}
        problems={problems}
        kept={kept}
        onSubmit={send}
      >
        <PlainField {...field('name')} autoComplete="name" maxLength={100} isRequired />
        <PlainField {...field('email')} type="email" autoComplete="email" maxLength={254} isRequired />
        <PlainSelect
          {...field('country')}
          autoComplete="country"
          placeholder={t('countryRegister.chooseCountry')}
          options={countries}
          isRequired
        />
        <fieldset className={styles.phone}>
          <legend className={styles.legend}>{t('countryRegister.phone')}</legend>
          <PlainField
            {...field('phoneCode')}
            type="tel"
            autoComplete="tel-country-code"
            hint={t('countryRegister.phoneCodeHint')}
            maxLength={8}
            isRequired
          />
          <PlainField {...field('mobile')} type="tel" autoComplete="tel-national" maxLength={24} isRequired />
        </fieldset>
        <PlainTextArea {...field('message')} maxLength={2000} />
        <p className={styles.privacy}>{t('countryRegister.privacy')}</p>
        <div>
          <SubmitButton isPending={isSending}>{t('countryRegister.submit')}</SubmitButton>
        </div>
      </PlainForm>
    </div>
  );
}

function formOf(fields: FormData): CountryRegistrationForm {
  const typed = Object.fromEntries(countryRegistrationFields.map((name) => [name, typedIn(fields, name)]));
  return typed as CountryRegistrationForm;
}

/** Every country by its name in the reader's language. */
function useCountries() {
  const { locale, country } = useFormats();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return homeCountryCodes
      .map((id) => ({ id, label: country(id) }))
      .sort((one, other) => compare(one.label, other.label));
  }, [locale, country]);
}
