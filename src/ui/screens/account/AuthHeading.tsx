import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/Icon.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { PageHeading, type PageHeadingProps } from '../../layouts/PageHeading.tsx';
import styles from './auth.module.css';

export type AuthHeadingProps = PageHeadingProps & {
  /** AUT-31. */
  readonly leadsBackToSignIn?: boolean;
};

export function AuthHeading({ leadsBackToSignIn = false, ...heading }: AuthHeadingProps) {
  const { t } = useTranslation();
  return (
    <>
      {leadsBackToSignIn && (
        <TextLink to="/sign-in" isRoomy>
          <span className={styles.back}>
            <Icon name="arrowRight" />
            {t('auth.backToSignIn')}
          </span>
        </TextLink>
      )}
      <PageHeading {...heading} />
    </>
  );
}
