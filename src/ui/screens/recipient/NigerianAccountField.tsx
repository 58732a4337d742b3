import { useTranslation } from 'react-i18next';
import { nubanFits } from '#domain/recipient/nuban.ts';
import { TextField } from '../../controls/TextField.tsx';
import { useDebounced } from '../../controls/useDebounced.ts';
import type { RecipientFieldForm } from './useRecipientForm.ts';

/** RCP-28. */
const pauseMilliseconds = 700;

/** Ten digits; a check digit that does not fit is worth a second look and no more. */
export function NigerianAccountField({ form }: { readonly form: RecipientFieldForm }) {
  const { t } = useTranslation();
  const { accountNumber = '', bankId: bankCode = '' } = form.answers;
  const settled = useDebounced(accountNumber.replace(/\s/g, ''), pauseMilliseconds);
  const isWrong = settled !== '' && !/^\d{10}$/.test(settled);
  const isDoubtful = nubanFits({ bankCode, accountNumber: settled }) === false;
  return (
    <TextField
      name="accountNumber"
      label={t('recipient.fields.accountNumber')}
      inputMode="numeric"
      autoComplete="off"
      value={accountNumber}
      onChange={(text) => form.answer('accountNumber', text)}
      error={isWrong ? form.problemText('accountNumberNotTenDigits') : form.errorOf('accountNumber')}
      hint={isDoubtful ? form.problemText('checkDigitDoubtful') : t('recipient.fields.nubanHint')}
    />
  );
}
