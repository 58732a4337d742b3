import { useTranslation } from 'react-i18next';
import { TextField } from '../../controls/TextField.tsx';
import { NigerianAccountField } from './NigerianAccountField.tsx';
import type { RecipientFieldForm } from './useRecipientForm.ts';

type FormProps = { readonly form: RecipientFieldForm };

/** An account by its number alone; what is known of its shape is said with it. */
export function AccountNumberField(props: FormProps) {
  return props.form.country === 'NG' ? (
    <NigerianAccountField {...props} />
  ) : (
    <PlainField {...props} field="accountNumber" />
  );
}

type PlainFieldProps = FormProps & {
  readonly field: 'bankName' | 'accountNumber' | 'accountBranch';
  readonly label?: 'bankName' | 'microfinanceName' | 'accountNumber' | 'accountBranch';
};

export function PlainField({ form, field, label = field }: PlainFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      name={field}
      label={t(`recipient.fields.${label}`)}
      autoComplete="off"
      value={form.answers[field] ?? ''}
      onChange={(text) => form.answer(field, text)}
      error={form.errorOf(field)}
    />
  );
}
