import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { Select } from '../../../controls/Select.tsx';
import { useRecipientPlace } from '../../../formats/recipientText.ts';

/** In place of a recipient’s id. */
export const anybody = 'anybody';

type ForWhomProps = {
  readonly known: readonly Recipient[];
  readonly value: string;
  readonly onChange: (id: string) => void;
};

/** Somebody of the book, whom the quote is for in the end; namesakes are told apart by their numbers. */
export function ForWhom({ known, value, onChange }: ForWhomProps) {
  const { t } = useTranslation();
  const placeOf = useRecipientPlace();
  return (
    <Select
      label={t('rateAlerts.forWhom')}
      items={[
        { id: anybody, label: t('rateAlerts.anybody') },
        ...known.map((recipient) => ({
          id: recipient.id,
          label: fullName(recipient),
          detail: placeOf(recipient),
        })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
