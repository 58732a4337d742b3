import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mobileShapes } from '#domain/recipient/mobileNumber.ts';
import type { RecipientDraft } from '#domain/recipient/recipientDraft.ts';
import {
  type AccountType,
  type AskedField,
  accountTypes,
  type RecipientField,
  recipientFieldsFor,
} from '#domain/recipient/recipientForm.ts';
import { failureText } from '#src/locales/failureText.ts';
import { fieldProblemText } from '#src/locales/fieldProblemText.ts';
import type { AddRecipientContext } from '#src/machines/recipient/add-recipient/addRecipientContext.ts';
import type { AddRecipientActor } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { recipientForm } from '#src/machines/typedForm.ts';
import type { FieldProblem } from '../../controls/ErrorSummary.tsx';
import { useTypedForm } from '../../flows/typedForms.ts';

export type RecipientAnswers = { readonly [field in RecipientField]?: string | undefined };

export type RecipientForm = ReturnType<typeof useRecipientForm>;

/** What a single field of it works on. */
export type RecipientFieldForm = Pick<RecipientForm, 'country' | 'answers' | 'answer' | 'errorOf' | 'problemText'>;

/** What is typed, what of it was refused, and how it is handed in. Typed text is not the machine's until then. */
export function useRecipientForm(actor: AddRecipientActor) {
  const { t } = useTranslation();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { countryCode, transferMethod, draft } = context;
  const { typed, keep } = useTypedForm(recipientForm(context), actor);
  const [answers, setAnswers] = useState<RecipientAnswers>({ ...draft, ...typed, countryCode });
  const hasTabs = countryCode === 'CM' && transferMethod === 'bank_transfer';
  const [accountType, setAccountType] = useState<AccountType>(
    accountTypeOf(typed.accountType) ?? draft?.accountType ?? 'bank',
  );
  const asked = recipientFieldsFor({ method: transferMethod, countryCode, accountType });
  const [readsBack, setReadsBack] = useState(false);
  const { problems, general } = useProblems(context, { asked, readsBack });
  /** What was changed since it was refused is not wrong until it is handed in again. */
  const [changed, setChanged] = useState<{ readonly since: object; readonly fields: readonly string[] }>({
    since: problems,
    fields: [],
  });
  const isChanged = (field: RecipientField) => changed.since === problems && changed.fields.includes(field);

  const answer = (field: RecipientField, text: string) => {
    setAnswers((before) => ({ ...before, [field]: text }));
    keep({ [field]: text });
    setChanged(({ since, fields }) => ({
      since: problems,
      fields: since === problems ? [...fields, field] : [field],
    }));
  };

  function submit() {
    const whole: RecipientDraft = { ...answers, transferMethod, ...(hasTabs && { accountType }) };
    actor.send({ type: 'details.entered', draft: whole });
  }

  return {
    country: countryCode,
    method: transferMethod,
    accountType: hasTabs ? accountType : undefined,
    chooseAccountType(type: AccountType) {
      setAccountType(type);
      keep({ accountType: type });
    },
    asked,
    answers,
    answer,
    /** The number is typed once and read, instead of typed twice. */
    readsBack,
    setReadsBack,
    /** The text of a problem by its code, with this country's numbers in it. */
    problemText: useProblemText(countryCode),
    errorOf: (field: RecipientField) =>
      isChanged(field) ? undefined : problems.find((problem) => problem.field === field)?.text,
    problems,
    isChanged: (field: string) => isChanged(field as RecipientField),
    general: general && t('recipient.form.notSaved', { reason: general }),
    submit,
  };
}

const accountTypeOf = (text: string | undefined) => accountTypes.find((type) => type === text);

export function useProblemText(country: AddRecipientContext['countryCode']) {
  const words = useTranslation();
  return (problem: string) => fieldProblemText(words, problem, { digits: String(mobileShapes[country].length) });
}

/** Ours and the server's, in the order of the fields; the array stays the same until the next refusal. */
function useProblems(
  { problems, failure, countryCode }: AddRecipientContext,
  { asked, readsBack }: { readonly asked: readonly AskedField[]; readonly readsBack: boolean },
) {
  const words = useTranslation();
  const { t, i18n } = words;
  return useMemo(() => {
    const facts = { digits: String(mobileShapes[countryCode].length) };
    const answered: readonly (readonly [string, string])[] =
      failure?.details.fields?.map(({ field, problem }) => [field, problem] as const) ?? Object.entries(problems);
    const found: readonly FieldProblem[] = asked.flatMap(({ field }) => {
      const [, problem] = answered.find(([name]) => name === field) ?? [];
      if (problem === undefined) return [];
      const isUnread = field === 'confirmPhoneCode' && readsBack;
      const text = isUnread ? t('recipient.fields.readBack.required') : fieldProblemText({ t, i18n }, problem, facts);
      return [{ field, text }];
    });
    const isAboutFields = found.length > 0;
    return { problems: found, general: failure && !isAboutFields ? generalText({ t, i18n }, failure) : undefined };
  }, [problems, failure, countryCode, asked, readsBack, t, i18n]);
}

/** ERR-21, ERR-22: the spec's own words where the server has none. */
function generalText(
  words: Parameters<typeof failureText>[0],
  failure: NonNullable<AddRecipientContext['failure']>,
): string {
  if (failure.code === 'accountNameNotFound') return words.t('recipient.form.detailsNotReceived');
  if (failure.code === 'unexpected') return words.t('recipient.form.tryAgain');
  return failureText(words, failure);
}
