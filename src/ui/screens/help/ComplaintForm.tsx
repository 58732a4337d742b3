import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { ComplaintCase } from '#contract/help/complaint.ts';
import { failureOf } from '#contract/protocol/failure.ts';
import {
  type ComplaintField,
  complaintFields,
  complaintToSend,
  type ComplaintForm as Typed,
  wrongComplaintFields,
} from '#domain/complaint/complaintForm.ts';
import { failureText } from '#src/locales/failureText.ts';
import { complaintMutation } from '#src/services/help/complaintQueries.ts';
import type { FieldProblem } from '../../controls/ErrorSummary.tsx';
import { notify } from '../../controls/notify.tsx';
import { PlainField, PlainTextArea } from '../../controls/PlainField.tsx';
import { PlainForm, typedIn } from '../../controls/PlainForm.tsx';
import { SubmitButton } from '../../controls/SubmitButton.tsx';
import { useKeptForm } from '../../flows/typedForms.ts';

type ComplaintFormProps = {
  readonly user: User | undefined;
  readonly reference: string | undefined;
  readonly onTaken: (taken: ComplaintCase) => void;
};

const labels = { name: 'name', mobile: 'mobile', email: 'email', transferId: 'transferId', complaint: 'text' } as const;
const required: readonly ComplaintField[] = ['name', 'email', 'complaint'];
const none: readonly FieldProblem[] = [];

/** Taken by the page, or sent whole to the server where no script runs. */
export function ComplaintForm({ user, reference, onTaken }: ComplaintFormProps) {
  const words = useTranslation();
  const { t } = words;
  const [problems, setProblems] = useState(none);
  const kept = useKeptForm('complaint');
  const { mutate, isPending } = useMutation(complaintMutation);
  // Who is there, and what the address names, may be known after the form is: what was typed by then stays.
  const known = knownOf(user, reference);
  const problemOf = (name: ComplaintField): string => {
    if (name === 'email') return t('complaint.emailInvalid');
    if (name === 'transferId') return t('complaint.transferIdWrong');
    return name === 'complaint'
      ? t('complaint.textRequired')
      : t('complaint.required', { label: t(`complaint.${name}`) });
  };
  const field = (name: ComplaintField) => {
    const initial = known[name];
    return {
      name,
      label: t(`complaint.${labels[name]}`),
      error: problems.find((problem) => problem.field === name)?.text,
      ...(initial && { initial }),
      ...(required.includes(name) && { isRequired: true }),
      ...((required.includes(name) || name === 'transferId') && {
        refusal: { id: `complaint-${name}`, text: problemOf(name) },
      }),
    };
  };
  function send(fields: FormData) {
    const typed = Object.fromEntries(complaintFields.map((name) => [name, typedIn(fields, name)])) as Typed;
    const wrong = wrongComplaintFields(typed);
    setProblems(wrong.map((name) => ({ field: name, text: problemOf(name) })));
    if (wrong.length > 0 || isPending) return;
    mutate(complaintToSend(typed), {
      onSuccess: (taken) => {
        kept.forget();
        onTaken(taken);
      },
      onError: (error) =>
        notify({ tone: 'danger', title: t('complaint.failed'), text: failureText(words, failureOf(error)) }),
    });
  }
  return (
    <PlainForm action="/complaint" onSubmit={send} problems={problems} label={t('complaint.title')} kept={kept}>
      <p>{t('complaint.lead')}</p>
      <PlainField {...field('name')} autoComplete="name" maxLength={100} />
      <PlainField {...field('email')} type="email" autoComplete="email" maxLength={254} />
      <PlainField {...field('mobile')} type="tel" autoComplete="tel" maxLength={40} />
      <PlainField {...field('transferId')} autoComplete="off" maxLength={80} />
      <PlainTextArea {...field('complaint')} maxLength={4000} />
      <div>
        <SubmitButton isPending={isPending}>{t('complaint.submit')}</SubmitButton>
      </div>
    </PlainForm>
  );
}

const knownOf = (user: User | undefined, reference: string | undefined): Partial<Typed> => ({
  ...(user && {
    name: `${user.profile.firstName} ${user.profile.lastName}`,
    mobile: `${user.profile.phoneCode} ${user.profile.mobile}`,
  }),
  ...(user?.hasEmail && { email: user.username }),
  ...(reference && { transferId: reference }),
});
