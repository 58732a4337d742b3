import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import { classNames } from '../../../controls/classNames.ts';
import { DemonstrationNote } from '../../../controls/DemonstrationNote.tsx';
import { Icon } from '../../../controls/Icon.tsx';
import { movable } from '../../../controls/movable.ts';
import moving from './moving.module.css';
import styles from './testimonials.module.css';

/** Message, name and location are the testimonial's own fields (D-14). */
const voices = ['one', 'two', 'three'] as const;

/** Where each of them sends: Douala, Kisumu, Yaoundé. */
const homes: Readonly<Record<(typeof voices)[number], PayoutCountryCode>> = { one: 'CM', two: 'KE', three: 'CM' };

/** Pixels one press scrolls (LAN-14). */
const step = 550;

/** Moves only when it is pressed or swiped. */
export function Testimonials() {
  const { t } = useTranslation();
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const scroll = (left: number) => track.current?.scrollBy({ left });
  return (
    <section className={styles.voices} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id}>{t('landingMore.voices.title')}</h2>
        <div className={styles.arrows}>
          <button
            type="button"
            className={classNames(moving.arrow, moving.back)}
            aria-label={t('landingMore.moving.previous')}
            onClick={() => scroll(-step)}
          >
            <Icon name="arrowRight" />
          </button>
          <button
            type="button"
            className={moving.arrow}
            aria-label={t('landingMore.moving.next')}
            onClick={() => scroll(step)}
          >
            <Icon name="arrowRight" />
          </button>
        </div>
      </div>
      <DemonstrationNote>
        <p className={styles.sample}>{t('landingMore.voices.sample')}</p>
      </DemonstrationNote>
      <ul ref={track} className={styles.track} aria-label={t('landingMore.voices.title')} {...movable}>
        {voices.map((voice) => (
          <li key={voice} data-accent={homes[voice]}>
            <figure className={styles.voice}>
              <blockquote>
                <p>{t(`landingMore.voices.${voice}.message`)}</p>
              </blockquote>
              <figcaption>
                <strong>{t(`landingMore.voices.${voice}.name`)}</strong>{' '}
                <span>{t(`landingMore.voices.${voice}.location`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
