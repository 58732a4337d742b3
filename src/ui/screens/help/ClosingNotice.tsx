import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { operator } from '#domain/operator.ts';
import { Notice } from '../../controls/Notice.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useSiteHref } from '../../layouts/siteHref.ts';
import { siteLink } from '../../layouts/siteLinks.ts';

/** What somebody does who wants their account closed: a letter to support that names the account (PRF-19). */
export function ClosingNotice({ user }: { readonly user: User | undefined }) {
  const { t } = useTranslation();
  const inLanguage = useSiteHref();
  const subject = user ? t('help.closing.subjectOf', { code: user.referral.code }) : t('help.closing.subject');
  const ways = (
    <>
      <TextLink href={`mailto:${operator.email}?subject=${encodeURIComponent(subject)}`} isRoomy>
        {t('help.closing.write')}
      </TextLink>
      <TextLink to={inLanguage(siteLink('closeAccount'))} isRoomy>
        {t('help.links.close.text')}
      </TextLink>
    </>
  );
  return (
    <Notice tone="info" icon="circleCross" title={t('help.closing.title')} actions={ways}>
      {t('help.closing.text')}
    </Notice>
  );
}
