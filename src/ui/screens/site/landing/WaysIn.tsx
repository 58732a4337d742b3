import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../controls/TextLink.tsx';

type WaysInProps = { readonly isSignedIn: boolean; readonly size?: 'medium' | 'small' };

/** Signing up and signing in, or back to one's own pages (PUB-17). */
export function WaysIn({ isSignedIn, size = 'medium' }: WaysInProps) {
  const { t } = useTranslation();
  if (isSignedIn) {
    return (
      <ButtonLink to="/dashboard" variant="secondary" size={size}>
        {t('landingMore.toDashboard')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to="/sign-in" variant="secondary" size={size}>
        {t('common.signIn')}
      </ButtonLink>
      <ButtonLink to="/sign-up" size={size}>
        {t('common.signUp')}
      </ButtonLink>
    </>
  );
}
