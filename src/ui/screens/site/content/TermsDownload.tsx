import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/protocol/language.ts';
import { termsDocument } from '#src/content/termsDocument.ts';
import { buttonClass } from '../../../controls/buttonVariants.ts';
import { Icon } from '../../../controls/Icon.tsx';

/** The terms as a file to keep (PUB-05). */
export function TermsDownload({ language }: { readonly language: Language }) {
  const { t } = useTranslation();
  return (
    <a
      href={termsDocument[language]}
      download
      className={buttonClass({ variant: 'secondary', size: 'small' })}
      data-print="hide"
    >
      <Icon name="download" />
      {t('site.content.pdf')}
    </a>
  );
}
