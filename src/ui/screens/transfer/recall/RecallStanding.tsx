import { useTranslation } from 'react-i18next';
import type { RecallCase } from '#contract/transfer/recall.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { type RecallStage, recallNewsBy, recallStage } from '#domain/transfer/recall.ts';
import { serverSeconds } from '#src/services/http/serverClock.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import type { NoticeTone } from '../../../controls/tone.ts';
import { useFormats } from '../../../formats/useFormats.ts';
import { helpAbout } from '../helpAbout.ts';
import styles from './recall.module.css';

type RecallStandingProps = {
  readonly recall: RecallCase;
  readonly transfer: Transfer;
  /** Where nothing else on the page says by when the next news comes. */
  readonly isAlone?: boolean;
};

const toneOf: Record<RecallStage, NoticeTone> = {
  opened: 'info',
  asked: 'info',
  chased: 'warning',
  overdue: 'danger',
  returned: 'positive',
  refused: 'danger',
  noAnswer: 'danger',
};

/** Where whoever disagrees goes: the case is late, or ended without the money. */
const mayComplain: readonly RecallStage[] = ['overdue', 'refused', 'noAnswer'];

/** A case: who does what next and by when, and what was done (peers 17). */
export function RecallStanding({ recall, transfer, isAlone = false }: RecallStandingProps) {
  const { t } = useTranslation();
  const { day, moment } = useFormats();
  const now = serverSeconds();
  const stage = recallStage(recall, now);
  const newsBy = isAlone ? recallNewsBy(recall, now) : undefined;
  const name = transfer.recipient.firstName;
  return (
    <Notice
      tone={toneOf[stage]}
      title={t('recall.case', { number: recall.caseNumber })}
      actions={
        mayComplain.includes(stage) && (
          <TextLink to={`${helpAbout(transfer)}#complaint`} isRoomy>
            {t('recall.complain')}
          </TextLink>
        )
      }
    >
      <p>{t(`recall.stages.${stage}`, { name })}</p>
      {newsBy !== undefined && <p>{t('recall.newsBy', { moment: moment(newsBy) })}</p>}
      {recall.answer && (
        <blockquote className={styles.answer}>
          <p className={styles.hint}>{t('recall.partnerSaid')}</p>
          <p>{recall.answer}</p>
        </blockquote>
      )}
      <ul className={styles.done}>
        <li>
          {t('recall.done.opened', {
            reason: t(`recall.reasons.${recall.reason}`, { name }),
            date: day(recall.openedAt),
          })}
        </li>
        {recall.askedAt !== undefined && <li>{t('recall.done.asked', { date: day(recall.askedAt) })}</li>}
        {recall.chasedAt !== undefined && <li>{t('recall.done.chased', { date: day(recall.chasedAt) })}</li>}
        {recall.closedAt !== undefined && <li>{t('recall.done.closed', { date: day(recall.closedAt) })}</li>}
      </ul>
    </Notice>
  );
}
