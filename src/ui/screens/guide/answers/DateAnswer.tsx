import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isoDay } from '#domain/account/writtenDay.ts';
import { dayOf } from '#src/dialogue/answerValues.ts';
import { Button } from '../../../controls/Button.tsx';
import { DateField } from '../../../controls/DateField.tsx';
import { Form } from '../../../controls/Form.tsx';
import type { AnswersProps } from './answersProps.ts';

/** The day, the month and the year of the form, for who would not write it out. */
export function DateAnswer({ before, onAnswer, onKeep, onHandOver }: AnswersProps) {
  const { t } = useTranslation();
  const [day, setDay] = useState(() => dayOf(before ?? ''));
  const answer = day && isoDay(day);
  useEffect(() => onHandOver(() => answer && onKeep(answer)));
  return (
    <Form onSubmit={() => answer && onAnswer(answer)}>
      <DateField label={t('auth.fields.birthDate')} isBirthday value={day} onChange={setDay} />
      <Button type="submit" isWide isDisabled={answer === undefined}>
        {t('guide.useDate')}
      </Button>
    </Form>
  );
}
