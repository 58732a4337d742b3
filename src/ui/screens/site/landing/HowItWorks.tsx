import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './how.module.css';
import { PauseButton } from './PauseButton.tsx';
import { useCarousel } from './useCarousel.ts';

/** LAN-11. */
const steps = ['signUp', 'details', 'review', 'send'] as const;

/** On 96 × 72, in the two threads of the mark: a card that says who, the slip, a name that is right, and what arrives. */
const drawings: Readonly<Record<(typeof steps)[number], { readonly thread: string; readonly weft: string }>> = {
  signUp: {
    thread:
      'M14 12h68a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6ZM22 50c1-8 5-12 11-12s10 4 11 12',
    weft: 'M33 22a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM56 28h22M56 38h14M56 48h18',
  },
  details: {
    thread:
      'M28 4h40a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6ZM32 28h12M56 28h8M32 40h12M56 40h8M32 54h8M52 54h12',
    weft: 'm24 14 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6',
  },
  review: {
    thread: 'M20 20h56a16 16 0 0 1 0 32H20a16 16 0 0 1 0-32ZM40 36h32',
    weft: 'm16 36 6 6 10-12',
  },
  send: {
    thread:
      'M4 28c16 0 20 16 36 16h12M58 4h24a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H58a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6ZM66 60h8',
    weft: 'M4 44c16 0 20-16 36-16h12M62 34l6 6 10-12',
  },
};

/** LAN-12. */
const everyMs = 2500;

/** Four drawings on a thread, one of them lit at a time. No way of receiving is chosen yet, so the fee is told as for any (QUO-30). */
export function HowItWorks() {
  const { t } = useTranslation();
  const id = useId();
  const fee = t('price.fee.otherwise');
  const { at, isPlaying, toggle, holding } = useCarousel({ count: steps.length, everyMs });
  return (
    <section className={styles.how} aria-labelledby={id} {...holding}>
      <div className={styles.bar}>
        <h2 id={id}>{t('landingMore.how.title')}</h2>
        <PauseButton isPlaying={isPlaying} what={t('landingMore.how.title')} onPress={toggle} />
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} data-lit={index === at} data-passed={index < at}>
            <svg className={styles.drawing} viewBox="0 0 96 72" aria-hidden="true">
              <path d={drawings[step].thread} />
              <path className={styles.weft} d={drawings[step].weft} />
            </svg>
            <h3>{t(`landingMore.how.${step}.title`)}</h3>
            <p>{t(`landingMore.how.${step}.text`, { fee })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
