import { useMemo, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '#domain/account/emailRule.ts';
import { leaveWord, nothingLeft, type Word } from '#src/machines/site/leave-word/leaveWord.ts';
import type { Left } from '#src/services/site/siteServices.ts';
import { PlainField } from '../../controls/PlainField.tsx';
import { PlainForm, typedIn } from '../../controls/PlainForm.tsx';
import { SubmitButton } from '../../controls/SubmitButton.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './SiteFooter.module.css';

type Refusal = 'invalid' | 'later' | 'failed';

const refusalOf: Readonly<Record<Left, Refusal | undefined>> = {
  taken: undefined,
  refused: 'invalid',
  later: 'later',
  failed: 'failed',
};

/** The newsletter's box (BIZ-08, BIZ-09, API-67). What it needs to send is fetched when it is sent. */
export function NewsletterForm() {
  const { t } = useTranslation();
  const [word, tell] = useReducer(leaveWord<Refusal, true>, nothingLeft as Word<Refusal, true>);
  // Anew with every refusal, be it the same again: the field takes the focus each time.
  const problems = useMemo(() => {
    const refusal = word.kind === 'typing' ? word.refusal : undefined;
    return refusal ? [{ field: 'email', text: t(`siteEdges.newsletter.${refusal}`) }] : [];
  }, [word, t]);
  async function send(fields: FormData) {
    const email = checkEmail(typedIn(fields, 'email'));
    if (word.kind === 'sending') return;
    if (!email.ok) return tell({ type: 'word.refused', refusal: 'invalid' });
    tell({ type: 'word.sent' });
    const refusal = await subscribed(email.value, t('siteEdges.newsletter.done'));
    tell(refusal ? { type: 'word.refused', refusal } : { type: 'word.taken', taken: true });
  }
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <h2 id="newsletter" className={styles.title}>
        {t('siteEdges.newsletter.title')}
      </h2>
      <p>{t('siteEdges.newsletter.text')}</p>
      <Outcome id="newsletter-taken" tone="positive" isShown={word.kind === 'taken'}>
        {t('siteEdges.newsletter.done')}
      </Outcome>
      <Outcome id="newsletter-refused" tone="danger">
        {t('siteEdges.newsletter.invalid')}
      </Outcome>
      <Outcome id="newsletter-later" tone="danger">
        {t('siteEdges.newsletter.later')}
      </Outcome>
      {word.kind !== 'taken' && (
        <PlainForm
          action="/subscribe"
          label={t('siteEdges.newsletter.title')}
          problems={problems}
          onSubmit={(fields) => void send(fields)}
        >
          <div className={styles.row}>
            <PlainField
              name="email"
              type="email"
              label={t('siteEdges.newsletter.email')}
              autoComplete="email"
              maxLength={254}
              isRequired
              error={problems[0]?.text}
              refusal={{ id: 'newsletter-email', text: t('siteEdges.newsletter.invalid') }}
            />
            <SubmitButton isPending={word.kind === 'sending'}>{t('siteEdges.newsletter.submit')}</SubmitButton>
          </div>
        </PlainForm>
      )}
    </section>
  );
}

/** Undefined when the address was taken, which is then said over the page too (BIZ-09). */
async function subscribed(email: string, thanks: string): Promise<Refusal | undefined> {
  try {
    const [{ subscribeToNewsletter }, { notify }] = await Promise.all([
      import('#src/services/site/siteServices.ts'),
      import('../../controls/notify.tsx'),
    ]);
    const left = await subscribeToNewsletter(email);
    if (left === 'taken') notify({ tone: 'positive', text: thanks });
    return refusalOf[left];
  } catch {
    return 'failed';
  }
}
