import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { type ComplaintField, complaintFields, type ComplaintForm as Typed } from '#domain/complaint/complaintForm.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { MakeComplaintActor } from '#src/machines/help/make-complaint/makeComplaintMachine.ts';
import { notify } from '../../controls/notify.tsx';
import { PlainField, PlainTextArea } from '../../controls/PlainField.tsx';
import { PlainForm, typedIn } from '../../controls/PlainForm.tsx';
import { SubmitButton } from '../../controls/SubmitButton.tsx';
import { useKeptForm } from '../../flows/typedForms.ts';
import { useActorSteps } from '../../flows/useActorSteps.ts';

type ComplaintFormProps = {
  readonly actor: MakeComplaintActor;
  readonly user: User | undefined;
  readonly reference: string | undefined;
};

const labels = { name: 'name', mobile: 'mobile', email: 'email', transferId: 'transferId', complaint: 'text' } as const;
const required: readonly ComplaintField[] = ['name', 'email', 'complaint'];

/** Taken by the page, or sent whole to the server where no script runs. */
export function ComplaintForm({ actor, user, reference }: ComplaintFormProps) {
  const words = useTranslation();
  const { t } = words;
  const kept = useKeptForm('complaint');
  const wrong = useSelector(actor, ({ context }) => context.wrong);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'));
  const problems = useMemo(() => wrong.map((field) => ({ field, text: problemOf(field, t) })), [wrong, t]);
  // Who is there, and what the address names, may be known after the form is: what was typed by then stays.
  const known = knownOf(user, reference);
  useActorSteps(actor, ({ context: { failure } }, before) => {
    if (!before.matches('sending')) return;
    if (failure) notify({ tone: 'danger', title: t('complaint.failed'), text: failureText(words, failure) });
    else kept.forget();
  });
  const field = (name: ComplaintField) => {
    const initial = known[name];
    return {
      name,
      label: t(`complaint.${labels[name]}`),
      error: problems.find((problem) => problem.field === name)?.text,
      ...(initial && { initial }),
      ...(required.includes(name) && { isRequired: true }),
      ...((required.includes(name) || name === 'transferId') && {
        refusal: { id: `complaint-${name}`, text: problemOf(name, t) },
      }),
    };
  };
  function send(fields: FormData) {
    const complaint = Object.fromEntries(complaintFields.map((name) => [name, typedIn(fields, name)])) as Typed;
    actor.send({ type: 'complaint.entered', complaint });
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
        <SubmitButton isPending={isSending}>{t('complaint.submit')}</SubmitButton>
      </div>
    </PlainForm>
  );
}

function problemOf(name: ComplaintField, t: TFunction): string {
  if (name === 'email') return t('complaint.emailInvalid');
  if (name === 'transferId') return t('complaint.transferIdWrong');
  return name === 'complaint'
    ? t('complaint.textRequired')
    : t('complaint.required', { label: t(`complaint.${name}`) });
}

const knownOf = (user: User | undefined, reference: string | undefined): Partial<Typed> => ({
  ...(user && {
    name: `${user.profile.firstName} ${user.profile.lastName}`,
    mobile: `${user.profile.phoneCode} ${user.profile.mobile}`,
  }),
  ...(user?.hasEmail && { email: user.username }),
  ...(reference && { transferId: reference }),
});
