import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { type Say, sayTo } from './say.ts';

/** What is said, in the reader's language, people by the names in their book. */
export function useTranslate(userId: string | undefined): Say {
  const words = useTranslation();
  const formats = useFormats();
  const { data: recipients } = useQuery({ ...recipientsQuery(userId ?? ''), enabled: userId !== undefined });
  return useMemo(() => {
    const nameOf = (id: string | undefined) => {
      const known = recipients?.find((recipient) => recipient.id === id);
      return known && fullName(known);
    };
    return sayTo({ words, formats, nameOf });
  }, [words, formats, recipients]);
}
