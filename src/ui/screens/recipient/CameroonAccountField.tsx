import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CameroonAccount,
  cameroonAccountDigits,
  cameroonAccountPrefix,
  keyFits,
  parseCameroonAccount,
} from '#domain/recipient/cameroonAccount.ts';
import { cameroonBankOf } from '#domain/reference/cameroonBanks.ts';
import { Icon } from '../../controls/Icon.tsx';
import { TextField } from '../../controls/TextField.tsx';
import styles from './recipient.module.css';
import type { RecipientFieldForm } from './useRecipientForm.ts';

const parts = ['bankCode', 'branchCode', 'accountNumber', 'key'] as const;
type Part = (typeof parts)[number];

/** Four boxes after CM21, or one string pasted into any of them (RCP-23, RCP-24, D-62). */
export function CameroonAccountField({ form }: { readonly form: RecipientFieldForm }) {
  const { t } = useTranslation();
  const typed = boxesOf(form.answers.recipientAccountNumber ?? '');
  const whole = parseCameroonAccount(form.answers.recipientAccountNumber ?? '');
  const bank = cameroonBankOf(typed.bankCode);
  const noteId = useId();
  const error = form.errorOf('recipientAccountNumber');

  function enter(part: Part, text: string) {
    const pasted = pastedAccount(text);
    const next = pasted ?? { ...typed, [part]: text.replace(/\D/g, '').slice(0, cameroonAccountDigits[part]) };
    form.answer('recipientAccountNumber', written(next));
    const knownBank = cameroonBankOf(next.bankCode);
    const isOursToFill = (form.answers.bankName ?? '') === '' || form.answers.bankName === bank;
    if (knownBank && isOursToFill) form.answer('bankName', knownBank);
  }

  return (
    <fieldset
      className={styles.account}
      data-field="recipientAccountNumber"
      data-invalid={error !== undefined || undefined}
      aria-describedby={noteId}
    >
      <legend className={styles.accountLegend}>{t('recipient.fields.recipientAccountNumber')}</legend>
      <div className={styles.boxes}>
        <span className={styles.prefix}>{cameroonAccountPrefix}</span>
        {parts.map((part) => (
          <TextField
            key={part}
            name={part}
            label={t(`recipient.fields.cameroon.${part}`)}
            inputMode="numeric"
            autoComplete="off"
            value={typed[part]}
            onChange={(text) => enter(part, text)}
          />
        ))}
      </div>
      <p id={noteId} className={error === undefined ? styles.accountNote : styles.accountError}>
        {error ?? t('recipient.fields.cameroon.hint')}
      </p>
      {whole.ok && !keyFits(whole.value) && (
        <p className={styles.accountWarning} role="status">
          <Icon name="alert" />
          {form.problemText('accountKeyDoubtful')}
        </p>
      )}
    </fieldset>
  );
}

/** 23 digits, with or without CM21 and spaces, are a whole account. */
function pastedAccount(text: string): CameroonAccount | undefined {
  const digits = text.trim().replace(/^CM21/i, '').replace(/[\s-]/g, '');
  const account = parseCameroonAccount(`${cameroonAccountPrefix}${digits}`);
  return account.ok ? account.value : undefined;
}

/** Kept as one text with its gaps, because a box may be filled before the one in front of it. */
const written = (account: CameroonAccount): string => {
  const texts = parts.map((part) => account[part]);
  return texts.some((text) => text !== '') ? [cameroonAccountPrefix, ...texts].join(' ') : '';
};

/** Said in the guide it is one text without gaps. */
function boxesOf(text: string): CameroonAccount {
  const whole = parseCameroonAccount(text);
  if (whole.ok) return whole.value;
  const [, bankCode = '', branchCode = '', accountNumber = '', key = ''] = text.split(' ');
  return { bankCode, branchCode, accountNumber, key };
}
