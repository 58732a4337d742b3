import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';

/** Opens beside the form, so that reading the terms loses nothing that was typed. Words come from the sentence. */
export function LegalLink({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({t('controls.opensNewTab')})</VisuallyHidden>
    </a>
  );
}
