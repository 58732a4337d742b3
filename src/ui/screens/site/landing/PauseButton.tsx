import { useTranslation } from 'react-i18next';
import styles from './moving.module.css';

type PauseButtonProps = {
  readonly isPlaying: boolean;
  /** What stops or goes on, in the reader's words. */
  readonly what: string;
  readonly onPress: () => void;
};

/** Before whatever moves, so that who reads in order can stop it first. */
export function PauseButton({ isPlaying, what, onPress }: PauseButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={t(isPlaying ? 'landingMore.moving.pauseOf' : 'landingMore.moving.playOf', { what })}
      onClick={onPress}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={isPlaying ? 'M6.5 4v12M13.5 4v12' : 'M6.5 4l9 6-9 6Z'} />
      </svg>
    </button>
  );
}
