import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../controls/classNames.ts';
import { PlainButton } from '../../../controls/PlainButton.tsx';
import styles from './maintenance.module.css';

/** How often the message stands in the line (LNG-07, spec §9). */
const repeats = 5;

/** A line that passes by, five times over; it can be stopped, and stands still for who wants no motion (D-10). */
export function Marquee({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const [isStill, setStill] = useState(false);
  return (
    <div className={styles.marquee}>
      <div className={styles.button}>
        <PlainButton variant="quiet" size="small" onPress={() => setStill(!isStill)}>
          {t(isStill ? 'maintenance.play' : 'maintenance.pause')}
        </PlainButton>
      </div>
      <div className={classNames(styles.line, isStill && styles.still)}>
        <p className={styles.moving}>
          {Array.from({ length: repeats }, (_, place) => place).map((place) => (
            <span key={place} className={styles.message} {...(place > 0 && { 'aria-hidden': true })}>
              {text}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
