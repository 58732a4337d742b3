import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import { verificationStatus } from '#src/machines/verification/verify-identity/verificationStatus.ts';
import { Notice } from '../../controls/Notice.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';

type Banner = 'verify' | 'checking' | 'retry' | 'updateProfile';

const addressOf: Record<Banner, string> = {
  verify: '/verification',
  checking: '/verification',
  retry: '/verification',
  updateProfile: '/profile?mode=edit',
};

/** What the account still needs, if anything (DSH-04…06). */
export function AccountBanner({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const banner = bannerFor(user);
  if (!banner) return null;
  return (
    <Notice
      tone={banner === 'checking' ? 'info' : 'warning'}
      icon="shield"
      title={t(`dashboard.banner.${banner}.title`)}
      actions={
        <ButtonLink to={addressOf[banner]} variant="secondary" size="small">
          {t(`dashboard.banner.${banner}.action`)}
        </ButtonLink>
      }
    >
      {t(`dashboard.banner.${banner}.text`)}
    </Notice>
  );
}

function bannerFor(user: User): Banner | undefined {
  const standing = verificationStatus(user);
  if (standing === 'retry') return 'retry';
  if (mayMoveMoney(user)) return user.meta.submittedVerificationData ? undefined : 'updateProfile';
  return standing === 'inProgress' ? 'checking' : 'verify';
}
