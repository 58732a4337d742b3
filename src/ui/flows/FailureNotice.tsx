import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/protocol/failure.ts';
import { failureText } from '#src/locales/failureText.ts';
import { Notice } from '../controls/Notice.tsx';

/** A refusal that is not about one field. */
export function FailureNotice({ failure }: { readonly failure: Failure | undefined }) {
  const words = useTranslation();
  if (!failure) return null;
  return (
    <Notice tone="danger" isLive>
      {failureText(words, failure)}
    </Notice>
  );
}
