import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countryOf } from '#domain/reference/countries.ts';
import { banksQuery } from '#src/services/lookupQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { ComboBox } from '../../controls/ComboBox.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import type { RecipientFieldProps } from './RecipientFields.tsx';

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
    <Notice
      tone="danger"
      isLive
      actions={
        <Button variant="secondary" size="small" isPending={isFetching} onPress={() => void refetch()}>
          {t('common.reload')}
        </Button>
      }
    >
      {t('recipient.form.banksNotFetched')}
    </Notice>
  );
}
