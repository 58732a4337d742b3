import { useTranslation } from 'react-i18next';
import { Button } from '../../../controls/Button.tsx';
import type { AnswersProps } from './answersProps.ts';

/** The frame above asks; leaving it is all that is answered here. */
export function WidgetAnswer({ onAnswer }: AnswersProps) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" isWide onPress={() => onAnswer('close')}>
      {t('verification.capture.close')}
    </Button>
  );
}
