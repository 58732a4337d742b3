import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countryOf } from '#domain/reference/countries.ts';
import { banksQuery } from '#src/services/lookup/lookupQueries.ts';
import { ComboBox } from '../../controls/ComboBox.tsx';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import type { RecipientFieldProps } from './recipientFieldProps.ts';

/** A bank of the country, found by typing (RCP-27, RCP-32). */
export function BankChoice({ form }: RecipientFieldProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(banksQuery(countryOf(form.country).countryIso3));
  if (data && data.length > 0) {
    return (
      <ComboBox
        name="bankId"
        label={t('recipient.fields.bankId')}
        items={data.map(({ id, bank }) => ({ id, label: bank }))}
        value={form.answers.bankId ?? null}
        onChange={(id) => form.answer('bankId', id ?? '')}
        error={form.errorOf('bankId')}
        placeholder={t('recipient.fields.bankPlaceholder')}
      />
    );
  }
  if (!data && !isError) return <Skeleton size="card" />;
  return (
    <RetryNotice retry={t('common.reload')} isPending={isFetching} onRetry={() => void refetch()}>
      {t('recipient.form.banksNotFetched')}
    </RetryNotice>
  );
}
