import { useTranslation } from 'react-i18next';
import type { ErrorCode, Failure } from '#contract/protocol/failure.ts';
import { failureText } from '#src/locales/failureText.ts';
import { Notice } from '../../controls/Notice.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';

/** What the bare words for a link that is good for nothing leave out: what to do, on the page where it is done. */
const adviceOn = {
  tokenInvalid: 'auth.link.invalid',
  tokenMissing: 'auth.link.missing',
} as const satisfies { readonly [code in ErrorCode]?: string };

/** A refusal on a page that a link led to, and that sends another (AUT-46). */
export function LinkFailureNotice({ failure }: { readonly failure: Failure | undefined }) {
  const words = useTranslation();
  if (failure?.code !== 'tokenInvalid' && failure?.code !== 'tokenMissing') return <FailureNotice failure={failure} />;
  return (
    <Notice tone="danger" isLive title={failureText(words, failure)}>
      {words.t(adviceOn[failure.code])}
    </Notice>
  );
}
