import { useTranslation } from 'react-i18next';
import type { MatterSentence } from '#src/locales/openMatterWords.ts';
import { useFormats } from './useFormats.ts';

/** What is open, as the reader writes amounts and times. */
export function useMatterText() {
  const { t } = useTranslation();
  const { money, moment } = useFormats();
  return ({ key, facts }: MatterSentence): string =>
    String(
      t(key, {
        ...(facts.name !== undefined && { name: facts.name }),
        ...(facts.code !== undefined && { code: facts.code }),
        ...(facts.total && { total: money(facts.total) }),
        ...(facts.moment !== undefined && { moment: moment(facts.moment) }),
      }),
    );
}
