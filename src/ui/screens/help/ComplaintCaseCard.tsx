import { useTranslation } from 'react-i18next';
import type { ComplaintCase } from '#contract/help/complaint.ts';
import { complaintStanding } from '#domain/complaint/complaintClock.ts';
import { serverSeconds } from '#src/services/http/serverClock.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './help.module.css';

type ComplaintCaseCardProps = { readonly complaint: ComplaintCase; readonly isNew?: boolean };

const toneOf = { open: 'info', answered: 'positive', overdue: 'danger' } as const;

/** A case with its dates; once they are past, the way to the ombudsman without being asked (peers 35). */
export function ComplaintCaseCard({ complaint, isNew = false }: ComplaintCaseCardProps) {
  const { t } = useTranslation();
  const { day, moment } = useFormats();
  const { caseNumber, receivedAt, replyBy, answerBy, ombudsmanUntil, answeredAt, answer, transferId } = complaint;
  const standing = complaintStanding({ answeredAt, answerBy, now: serverSeconds() });
  return (
    <Notice
      tone={isNew ? 'positive' : toneOf[standing]}
      isLive={isNew}
      title={`${isNew ? `${t('complaint.taken')} · ` : ''}${t('complaint.case', { number: caseNumber })}`}
    >
      <ul className={styles.clock}>
        {!isNew && (
          <li>{`${t(`complaint.standing.${standing}`)}. ${t('complaint.sentOn', { date: day(receivedAt) })}.`}</li>
        )}
        {transferId && <li>{t('complaint.about', { transfer: transferId })}</li>}
        {standing === 'open' && <li>{t('complaint.reply', { date: moment(replyBy) })}</li>}
        {standing === 'open' && <li>{t('complaint.answer', { date: day(answerBy) })}</li>}
        {standing === 'overdue' && <li>{t('complaint.overdue')}</li>}
        <li>{t('complaint.ombudsman', { date: day(ombudsmanUntil) })}</li>
      </ul>
      {answer && (
        <blockquote className={styles.answer}>
          <p className={styles.label}>{t('complaint.ourAnswer', { date: day(answeredAt ?? answerBy) })}</p>
          <p>{answer}</p>
        </blockquote>
      )}
    </Notice>
  );
}
