import { useTranslation } from 'react-i18next';
import { localeOf } from '#contract/protocol/language.ts';
import type { StatementPeriod } from '#domain/statement/statementPeriod.ts';
import { languageOf } from '#src/locales/locale.ts';
import type { StatementWords } from '#src/services/document/documentText.ts';
import { footerWords } from './footerWords.ts';
import { periodQueryOf } from './periodText.ts';

/** Everything a statement says besides its rows, in the reader's language. */
export function useStatementWords(holder: string): (period: StatementPeriod) => StatementWords {
  const { t, i18n } = useTranslation();
  return (period) => ({
    title: t('documents.statement.title'),
    language: localeOf[languageOf(i18n)],
    lead: [
      `${holder} · ${t('documents.statement.period', periodQueryOf(period))}`,
      t('documents.statement.onlyCompleted'),
    ],
    columns: {
      date: t('documents.statement.columns.date'),
      id: t('documents.statement.columns.id'),
      rate: t('documents.statement.columns.rate'),
      paid: t('documents.statement.columns.paid'),
      received: t('documents.statement.columns.received'),
      recipient: t('documents.statement.columns.recipient'),
    },
    csv: {
      paidCurrency: t('documents.statement.paidCurrency'),
      receivedCurrency: t('documents.statement.receivedCurrency'),
    },
    totals: {
      title: t('documents.statement.totals.title'),
      count: t('documents.statement.totals.count'),
      sent: t('documents.statement.totals.sent'),
      costs: t('documents.statement.totals.costs'),
      paid: t('documents.statement.totals.paid'),
      received: t('documents.statement.totals.received'),
    },
    footer: footerWords(t),
    page: t('documents.statement.page'),
  });
}
