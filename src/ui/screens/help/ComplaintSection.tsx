import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { ComplaintCase } from '#contract/help/complaint.ts';
import { complaintsQuery } from '#src/services/help/complaintQueries.ts';
import { Button } from '../../controls/Button.tsx';
import card from '../../controls/card.module.css';
import { Outcome } from '../site/Outcome.tsx';
import { ComplaintCaseCard } from './ComplaintCaseCard.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
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
  const [last, setLast] = useState<{ readonly by: string | undefined; readonly complaint: ComplaintCase }>();
  const mine = useQuery({ ...complaintsQuery, enabled: user !== undefined });
  // Who is there may be known later, or leave: what was typed stays, and nobody sees the case of another.
  const taken = last?.by === user?.id ? last?.complaint : undefined;
  const earlier = user ? (mine.data ?? []).filter(({ caseNumber }) => caseNumber !== taken?.caseNumber) : [];
  // On paper there is nothing to send.
  const isOnlyForm = !taken && earlier.length === 0;
  return (
    <section
      id="complaint"
      className={card.card}
      aria-labelledby="make-a-complaint"
      {...(isOnlyForm && { 'data-print': 'hide' })}
    >
      <h2 id="make-a-complaint" className={card.title}>
        {t('complaint.title')}
      </h2>
      <Outcome id="complaint-taken" tone="positive">
        {t('complaint.takenBriefly')}
      </Outcome>
      <Outcome id="complaint-refused" tone="danger">
        {t('complaint.failed')}
      </Outcome>
      <Outcome id="complaint-later" tone="danger">
        {t('complaint.later')}
      </Outcome>
      {taken ? (
        <>
          <ComplaintCaseCard complaint={taken} isNew />
          <div>
            <Button variant="secondary" onPress={() => setLast(undefined)}>
              {t('complaint.another')}
            </Button>
          </div>
        </>
      ) : (
        <ComplaintForm
          user={user}
          reference={reference}
          onTaken={(complaint) => setLast({ by: user?.id, complaint })}
        />
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
