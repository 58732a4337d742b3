import type { AskedField } from '#domain/recipient/recipientForm.ts';
import type { RecipientForm } from './useRecipientForm.ts';

export type RecipientFieldProps = { readonly form: RecipientForm; readonly asked: AskedField };
