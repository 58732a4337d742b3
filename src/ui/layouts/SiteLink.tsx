import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useSiteHref } from './siteHref.ts';
import { type SiteLinkName, siteLink } from './siteLinks.ts';

type SiteLinkProps = { readonly name: SiteLinkName; readonly className: string | undefined };

/** A way to another public page; says where it is the one that is open. */
export function SiteLink({ name, className = '' }: SiteLinkProps) {
  const { t } = useTranslation();
  const inLanguage = useSiteHref();
  return (
    <NavLink to={inLanguage(siteLink(name))} end={name === 'home' || name === 'help'} className={className}>
      {t(`site.nav.${name}`)}
    </NavLink>
  );
}
