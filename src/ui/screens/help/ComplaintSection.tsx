import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import type { MakeComplaintActor } from '#src/machines/help/make-complaint/makeComplaintMachine.ts';
import { complaintsQuery } from '#src/services/help/complaintQueries.ts';
import { Button } from '../../controls/Button.tsx';
import card from '../../controls/card.module.css';
import { Outcome } from '../site/Outcome.tsx';
import { ComplaintCaseCard } from './ComplaintCaseCard.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
import styles from './help.module.css';

type ComplaintSectionProps = {
  readonly actor: MakeComplaintActor;
  /** Who writes, where they are signed in: their name and address are filled in, their earlier cases shown. */
  readonly user: User | undefined;
  /** The transfer the address names, as it is shown (BIZ-06). */
  readonly reference: string | undefined;
};

/** A complaint, its case number and its clock (BIZ-04, BIZ-05, peers 35). */
export function ComplaintSection({ actor, user, reference }: ComplaintSectionProps) {
  const { t } = useTranslation();
  const taken = useSelector(actor, ({ context }) => context.taken);
  const userId = user?.id;
  // Who is there may be known later, or leave: before the next picture the case of another is gone.
  useLayoutEffect(() => actor.send({ type: 'person.met', userId }), [actor, userId]);
  const mine = useQuery({ ...complaintsQuery, enabled: user !== undefined });
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
            <Button variant="secondary" onPress={() => actor.send({ type: 'another.begun' })}>
              {t('complaint.another')}
            </Button>
          </div>
        </>
      ) : (
        <ComplaintForm actor={actor} user={user} reference={reference} />
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
