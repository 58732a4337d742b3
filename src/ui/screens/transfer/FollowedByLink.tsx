import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { offersTrackingLink } from '#domain/transfer/recipientStage.ts';
import { trackingLinkQuery } from '#src/services/transfer/trackingLinkQuery.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { LinkPicture } from './LinkPicture.tsx';
import styles from './share.module.css';

type FollowedByLinkProps = { readonly transfer: Transfer; readonly userId: string };

/** On the receipt, once its sender has made one: the link the recipient follows this transfer by, to be scanned. */
export function FollowedByLink({ transfer, userId }: FollowedByLinkProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { data } = useQuery({
    ...trackingLinkQuery({ userId, transferId: transfer.id }),
    enabled: offersTrackingLink({ ...transfer, state: transfer.meta.state }),
    retry: false,
  });
  if (!data?.link) return null;
  const { url, expiresAt } = data.link;
  return (
    <section className={styles.onReceipt} aria-label={t('share.follow')}>
      <LinkPicture url={url} />
      <div>
        <h2 className={styles.title}>{t('share.follow')}</h2>
        <p className={styles.hint}>{t('share.followHint', { moment: moment(expiresAt) })}</p>
        <p className={styles.hint}>{url}</p>
      </div>
    </section>
  );
}
