import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import styles from './share.module.css';

/** The link as a code for the camera of a phone; the link itself always stands beside it. */
export function LinkPicture({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  const source = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
  return <img className={styles.picture} src={source} alt={t('share.qr')} />;
}
