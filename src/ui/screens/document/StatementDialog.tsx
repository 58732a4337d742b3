import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/account/ageRule.ts';
import {
  mostStatementRows,
  type PeriodProblems,
  periodProblems,
  type StatementFormat,
  type StatementPeriod,
} from '#domain/statement/statementPeriod.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { DownloadStatementActor } from '#src/machines/document/download-statement/downloadStatementMachine.ts';
import type { Progress } from '#src/services/document/runDocumentJob.ts';
import { Button } from '../../controls/Button.tsx';
import { DateField } from '../../controls/DateField.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Form } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { ProgressBar } from '../../controls/ProgressBar.tsx';
import styles from './documents.module.css';

export type StatementDialogProps = {
  readonly actor: DownloadStatementActor;
  readonly today: CalendarDay;
  /** What is filled in at first. */
  readonly usual: StatementPeriod;
  readonly progress: Progress | undefined;
  readonly onPrint: (period: StatementPeriod) => void;
};

/**
 * Asks for two days and what to make of them, and shows how far the making is (TXN-32…39). The page that reads aloud
 * comes before the files, which carry no structure.
 */
export function StatementDialog({ actor, today, usual, progress, onPrint }: StatementDialogProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const isWorking = snapshot.hasTag('waiting');
  const period = usePeriod({ usual, today });
  const request = (format: StatementFormat) =>
    period.check((checked) => actor.send({ type: 'statement.requested', period: checked, format }));
  return (
    <Dialog
      title={t('documents.statement.title')}
      isOpen={snapshot.status === 'active'}
      onClose={() => actor.send({ type: 'statement.closed' })}
      actions={
        isWorking ? (
          <Button variant="secondary" onPress={() => actor.send({ type: 'statement.cancelled' })}>
            {t('documents.statement.stop')}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onPress={() => period.check(onPrint)}>
              {t('documents.statement.print')}
            </Button>
            <Button onPress={() => request('pdf')}>{t('documents.statement.pdf')}</Button>
            <Button variant="secondary" onPress={() => request('csv')}>
              {t('documents.statement.csv')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.statement}>
        {isWorking ? (
          <Making progress={progress} />
        ) : (
          <Form onSubmit={() => request('pdf')}>
            <p>{t('documents.statement.lead')}</p>
            <Days period={period} />
            <Refusal actor={actor} />
          </Form>
        )}
      </div>
    </Dialog>
  );
}

type Period = ReturnType<typeof usePeriod>;

/** The two days as they are typed, and what is wrong with them once they were asked for. */
function usePeriod({ usual, today }: Pick<StatementDialogProps, 'usual' | 'today'>) {
  const [days, setDays] = useState<Partial<StatementPeriod>>(usual);
  const [problems, setProblems] = useState<PeriodProblems>({});
  return {
    days,
    problems,
    enter: (field: keyof StatementPeriod, day: CalendarDay | undefined) =>
      setDays(({ [field]: _before, ...other }) => (day ? { ...other, [field]: day } : other)),
    /** Hands them on when they are a period. */
    check(use: (period: StatementPeriod) => void) {
      const { from, to } = days;
      const found = periodProblems({ from, to }, today);
      setProblems(found);
      if (!found.from && !found.to && from && to) use({ from, to });
    },
  };
}

function Days({ period: { days, problems, enter } }: { readonly period: Period }) {
  const { t } = useTranslation();
  const fields = { from: 'start_date', to: 'end_date' } as const;
  return (
    <div className={styles.days}>
      {(['from', 'to'] as const).map((field) => (
        <DateField
          key={field}
          name={fields[field]}
          label={t(`documents.statement.${field}`)}
          value={days[field]}
          onChange={(day) => enter(field, day)}
          isRequired
          error={problems[field] && t(`documents.statement.problems.${problems[field]}`)}
        />
      ))}
    </div>
  );
}

function Making({ progress }: { readonly progress: Progress | undefined }) {
  const { t } = useTranslation();
  const { done, total } = progress ?? { done: 0, total: 0 };
  return (
    <ProgressBar
      label={progress ? t('documents.statement.writing', { done, total }) : t('documents.statement.reading')}
      progress={progress}
    />
  );
}

/** Why there is no file: nothing in those days, too much, or it could not be read (TXN-38, ERR-27, D-127). */
function Refusal({ actor }: Pick<StatementDialogProps, 'actor'>) {
  const words = useTranslation();
  const { t } = words;
  const { refusal, failure, count } = useSelector(actor, ({ context }) => context);
  if (failure) {
    return (
      <Notice tone="danger" isLive title={t('documents.statement.failed')}>
        {failureText(words, failure)}
      </Notice>
    );
  }
  if (refusal === 'nothingFound') {
    return <Notice tone="danger" isLive title={t('documents.statement.nothingFound')} />;
  }
  if (refusal !== 'tooMany') return null;
  const facts = { found: count ?? 0, most: mostStatementRows };
  return <Notice tone="warning" isLive title={t('documents.statement.tooMany', facts)} />;
}
