import { useTranslation } from 'react-i18next';
import styles from './LoadingScreen.module.css';
import { Spinner } from './Spinner.tsx';
import { useLongWait } from './useLongWait.ts';

export type LoadingScreenProps = {
  /** What is happening, and whether it is safe to close. */
  readonly text?: string;
  /** Where a layout already gives the page its main part and the heading is yet to come. */
  readonly isInLayout?: boolean;
  /** The wait was shown in another way so far. */
  readonly isLongAlready?: boolean;
};

/** A wait that fills the page (ERR-06). */
export function LoadingScreen({ text, isInLayout = false, isLongAlready = false }: LoadingScreenProps) {
  const { t } = useTranslation();
  const isLong = useLongWait(isLongAlready);
  const Page = isInLayout ? 'div' : 'main';
  const Title = isInLayout ? 'p' : 'h1';
  return (
    <Page className={styles.screen}>
      {!isInLayout && <title>{`${t('controls.justAMinute')} · Sawa`}</title>}
      <span className={styles.ring}>
        <Spinner />
      </span>
      <div role="status">
        <Title className={styles.title}>{t('controls.justAMinute')}</Title>
        {text && <p className={styles.text}>{text}</p>}
        {isLong && <p className={styles.text}>{t('controls.takesLonger')}</p>}
      </div>
    </Page>
  );
}
