import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account.ts';
import type { ComplaintCase } from '#contract/complaint.ts';
import { failureOf } from '#contract/failure.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { failureText } from '#src/locales/failureText.ts';
import { complaintMutation, complaintsQuery } from '#src/services/complaintQueries.ts';
import { Button } from '../../controls/Button.tsx';
import card from '../../controls/card.module.css';
import type { FieldProblem } from '../../controls/ErrorSummary.tsx';
import { Form } from '../../controls/Form.tsx';
import { notify } from '../../controls/notify.tsx';
import { TextAreaField } from '../../controls/TextAreaField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useRefusals } from '../auth/useRefusals.ts';
import { ComplaintCaseCard } from './ComplaintCaseCard.tsx';
import styles from './help.module.css';

type ComplaintSectionProps = {
  /** Who writes, where they are signed in: their name and address are filled in, their earlier cases shown. */
  readonly user: User | undefined;
  /** The transfer the address names, as it is shown (BIZ-06). */
  readonly reference: string | undefined;
};

/** A complaint, its case number and its clock (BIZ-04, BIZ-05, peers 35). */
export function ComplaintSection({ user, reference }: ComplaintSectionProps) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<ComplaintCase>();
  const mine = useQuery({ ...complaintsQuery, enabled: user !== undefined });
  const earlier = mine.data?.filter(({ caseNumber }) => caseNumber !== taken?.caseNumber) ?? [];
  return (
    <section id="complaint" className={card.card} aria-labelledby="make-a-complaint">
      <h2 id="make-a-complaint" className={card.title}>
        {t('complaint.title')}
      </h2>
      {taken ? (
        <>
          <ComplaintCaseCard complaint={taken} isNew />
          <div>
            <Button variant="secondary" onPress={() => setTaken(undefined)}>
              {t('complaint.another')}
            </Button>
          </div>
        </>
      ) : (
        <ComplaintForm user={user} reference={reference} onTaken={setTaken} />
      )}
      {earlier.length > 0 && (
        <div className={styles.cases}>
          <h3>{t('complaint.mine')}</h3>
          {earlier.map((complaint) => (
            <ComplaintCaseCard key={complaint.caseNumber} complaint={complaint} />
          ))}
        </div>
      )}
    </section>
  );
}

type ComplaintFormProps = ComplaintSectionProps & { readonly onTaken: (taken: ComplaintCase) => void };

const labels = { name: 'name', mobile: 'mobile', email: 'email', transferId: 'transferId', complaint: 'text' } as const;
type ComplaintField = keyof typeof labels;
type Draft = Record<ComplaintField, string>;

function ComplaintForm({ user, reference, onTaken }: ComplaintFormProps) {
  const words = useTranslation();
  const { t } = words;
  // Who is there, and what the address names, may be known after the form is.
  const [changed, setChanged] = useState<Partial<Draft>>({});
  const typed: Draft = { ...draftOf(user, reference), ...changed };
  const none = useMemo(() => [], []);
  const { problems, errorOf, refuse } = useRefusals(none);
  const { mutate, isPending } = useMutation(complaintMutation);
  const field = (name: ComplaintField) => ({
    name,
    label: t(`complaint.${labels[name]}`),
    value: typed[name],
    onChange: (value: string) => setChanged((before) => ({ ...before, [name]: value })),
    error: errorOf(name),
  });
  function problemsNow(): FieldProblem[] {
    const required = (['name', 'complaint'] as const).filter((name) => typed[name].trim() === '');
    return [
      ...required.map((name) => ({
        field: name,
        text: t('complaint.required', { label: t(`complaint.${labels[name]}`) }),
      })),
      ...(checkEmail(typed.email).ok ? [] : [{ field: 'email', text: t('complaint.emailInvalid') }]),
    ];
  }
  function send() {
    if (refuse(problemsNow())) return;
    const { transferId, ...said } = typed;
    mutate(
      { ...said, ...(transferId.trim() && { transferId: transferId.trim() }) },
      {
        onSuccess: onTaken,
        onError: (error) =>
          notify({ tone: 'danger', title: t('complaint.failed'), text: failureText(words, failureOf(error)) }),
      },
    );
  }
  return (
    <Form onSubmit={send} problems={problems} label={t('complaint.title')}>
      <p>{t('complaint.lead')}</p>
      <TextField {...field('name')} autoComplete="name" maxLength={100} />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} />
      <TextField {...field('mobile')} type="tel" autoComplete="tel" maxLength={40} />
      <TextField {...field('transferId')} autoComplete="off" maxLength={80} />
      <TextAreaField {...field('complaint')} maxLength={4000} />
      <div>
        <Button type="submit" isPending={isPending}>
          {t('complaint.submit')}
        </Button>
      </div>
    </Form>
  );
}

const draftOf = (user: User | undefined, reference: string | undefined): Draft => ({
  name: user ? `${user.profile.firstName} ${user.profile.lastName}` : '',
  email: user?.hasEmail ? user.username : '',
  mobile: user ? `${user.profile.phoneCode} ${user.profile.mobile}` : '',
  transferId: reference ?? '',
  complaint: '',
});
