import { useTranslation } from 'react-i18next';
import {
  oddsToTell,
  type RecallOdds,
  type RecallReason,
  recallAnswerWorkingDays,
  recallAskHours,
  recallChaseWorkingDays,
} from '#domain/transfer/recall.ts';
import styles from './recall.module.css';

type RecallTermsProps = { readonly reason: RecallReason; readonly odds: RecallOdds | undefined };

/** What a case does and by when, before it is opened; its odds from our own figures, or that there are none yet. */
export function RecallTerms({ reason, odds }: RecallTermsProps) {
  const { t } = useTranslation();
  const told = oddsToTell(odds);
  return (
    <>
      <ol className={styles.list}>
        <li>{t('recall.steps.ask', { count: recallAskHours })}</li>
        <li>{t('recall.steps.answer', { count: recallAnswerWorkingDays })}</li>
        <li>{t('recall.steps.chase', { count: recallChaseWorkingDays })}</li>
      </ol>
      <p>{told ? t('recall.odds', { returned: told.returned, closed: told.closed }) : t('recall.noOdds')}</p>
      <p>{t(`recall.honest.${reason}`)}</p>
    </>
  );
}
