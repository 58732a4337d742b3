import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { fullName } from '#contract/recipient/fullName.ts';
import type { CalendarDay } from '#domain/account/ageRule.ts';
import { type DayTextRefusal, dayFromText } from '#domain/account/dayFromText.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import {
  mostStatementRows,
  type PeriodProblem,
  periodProblems,
  type StatementPeriod,
} from '#domain/statement/statementPeriod.ts';
import { paths } from '#src/app/address/paths.ts';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { statementQuery } from '#src/services/transfer/transferQueries.ts';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { Notice } from '#src/ui/controls/Notice.tsx';
import { RetryNotice } from '#src/ui/controls/RetryNotice.tsx';
import { DocumentTools } from '#src/ui/screens/document/DocumentTools.tsx';
import { NoDocument } from '#src/ui/screens/document/NoDocument.tsx';
import { StatementPaper } from '#src/ui/screens/document/StatementPaper.tsx';
import { useStatementWords } from '#src/ui/screens/document/useStatementWords.ts';
import { statementDays } from './statementDays.ts';

/** The statement of the two days in the address, to read and print. */
export function StatementPrintPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [{ today }] = useState(statementDays);
  const period = periodOf(query, today);
  return (
    <AccountPage>
      {period.ok ? (
        <Statement key={query.toString()} period={period.value} />
      ) : (
        <NoStatement>
          <Notice tone="warning" title={t(problemWords[period.refusal])}>
            {t('documents.printView.howToWrite')}
          </Notice>
        </NoStatement>
      )}
    </AccountPage>
  );
}

function Statement({ period }: { readonly period: StatementPeriod }) {
  const { t } = useTranslation();
  const user = useSignedInUser();
  const wordsFor = useStatementWords(fullName(user.profile));
  // Neither the address nor the language changes while this is shown.
  const [words] = useState(() => wordsFor(period));
  const { data, error, isFetching, refetch } = useQuery(statementQuery(user.id, period));
  if (error) {
    return (
      <NoStatement>
        <RetryNotice
          title={t('documents.statement.failed')}
          retry={t('common.tryAgain')}
          isPending={isFetching}
          onRetry={() => void refetch()}
        >
          {t('history.notRead.text')}
        </RetryNotice>
      </NoStatement>
    );
  }
  if (!data) return <LoadingScreen isInLayout text={t('documents.printView.reading')} />;
  if (data.rows.length === 0) return <Unprintable count={data.count} />;
  return (
    <>
      <DocumentTools backTo={paths.transactions} />
      <StatementPaper rows={data.rows} words={words} />
    </>
  );
}

/** Nothing in those days, or more than one statement holds (TXN-38, TXN-40, D-127). */
function Unprintable({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <NoStatement>
      <Notice
        tone="warning"
        title={
          count === 0
            ? t('documents.statement.nothingFound')
            : t('documents.statement.tooMany', { found: count, most: mostStatementRows })
        }
      />
    </NoStatement>
  );
}

function NoStatement({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <NoDocument title={t('documents.statement.title')} backTo={paths.transactions}>
      {children}
    </NoDocument>
  );
}

const problemWords = {
  startDateRequired: 'documents.printView.missing',
  endDateRequired: 'documents.printView.missing',
  yearFormatInvalid: 'documents.printView.yearFormatInvalid',
  dateFormatInvalid: 'documents.printView.dateFormatInvalid',
  dateNotPast: 'documents.statement.problems.dateNotPast',
  endBeforeStart: 'documents.statement.problems.endBeforeStart',
} as const satisfies Record<PeriodProblem | DayTextRefusal, string>;

/** The two days of the address, by the rules of the dialog that leads here. */
function periodOf(query: URLSearchParams, today: CalendarDay): Result<StatementPeriod, keyof typeof problemWords> {
  const [first, last] = [query.get('from'), query.get('to')];
  if (!first) return refuse('startDateRequired');
  if (!last) return refuse('endDateRequired');
  const [from, to] = [dayFromText(first), dayFromText(last)];
  if (!from.ok) return from;
  if (!to.ok) return to;
  const period = { from: from.value, to: to.value };
  const problems = periodProblems(period, today);
  const problem = problems.from ?? problems.to;
  return problem ? refuse(problem) : accept(period);
}
