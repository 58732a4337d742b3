import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type TextSize, textSizes } from '#contract/account/textSize.ts';
import { followTextSize, wearTextSize, wornTextSize } from '../theme/textSizeChoice.ts';
import styles from './TextSizeChoice.module.css';

type TextSizeChoiceProps = {
  /** It is worn already. */
  readonly onChosen: (size: TextSize) => void;
};

/** Three sizes in a row, each written in its own. The browser's own radio buttons: it stands on pages that are light. */
export function TextSizeChoice({ onChosen }: TextSizeChoiceProps) {
  const { t } = useTranslation();
  const group = useId();
  const worn = useSyncExternalStore(followTextSize, wornTextSize, () => 'standard');
  return (
    <div role="radiogroup" aria-labelledby={`${group}legend`} className={styles.choice} data-print="hide">
      <p id={`${group}legend`} className={styles.legend}>
        {t('controls.textSize.legend')}
      </p>
      {textSizes.map((size) => (
        <label key={size} className={styles.size} data-size={size}>
          <input
            type="radio"
            name={group}
            className={styles.button}
            checked={worn === size}
            onChange={() => {
              wearTextSize(size);
              onChosen(size);
            }}
          />
          {t(`controls.textSize.${size}`)}
        </label>
      ))}
    </div>
  );
}
