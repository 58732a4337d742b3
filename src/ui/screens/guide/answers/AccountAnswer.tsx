import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control } from '#src/dialogue/question.ts';
import { Button } from '../../../controls/Button.tsx';
import { Form } from '../../../controls/Form.tsx';
import { AccountNumberField } from '../../recipient/AccountNumberField.tsx';
import { CameroonAccountField } from '../../recipient/CameroonAccountField.tsx';
import { type RecipientFieldForm, useProblemText } from '../../recipient/useRecipientForm.ts';
import type { AnswersProps } from './answersProps.ts';

type AccountAnswerProps = AnswersProps & { readonly control: Extract<Control, { kind: 'account' }> };

/** The account as the form asks for it, with what the form says about its number; refused beside the box. */
export function AccountAnswer({ control, before, onAnswer, onKeep, onHandOver }: AccountAnswerProps) {
  const { t } = useTranslation();
  const { country, field, bankId } = control;
  const [number, setNumber] = useState(before ?? '');
  const isEmpty = number.trim() === '';
  const form: RecipientFieldForm = {
    country,
    answers: { bankId, [field]: number },
    answer: (name, text) => {
      if (name === field) setNumber(text);
    },
    errorOf: () => undefined,
    problemText: useProblemText(country),
  };
  useEffect(() => onHandOver(() => !isEmpty && onKeep(number)));
  return (
    <Form onSubmit={() => !isEmpty && onAnswer(number)}>
      {field === 'recipientAccountNumber' ? <CameroonAccountField form={form} /> : <AccountNumberField form={form} />}
      <Button type="submit" isWide isDisabled={isEmpty}>
        {t('guide.useAccount')}
      </Button>
    </Form>
  );
}
