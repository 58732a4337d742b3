import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../controls/Icon.tsx';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import styles from './hero.module.css';

/** Milliseconds between two letters of the word (LAN-01). */
const letterMs = 100;

const facts = ['price', 'registered', 'followed'] as const;

/** The one promise of the page. Its word types itself by style alone, before any script and only once (LAN-01, D-10). */
export function Hero({ guide }: { readonly guide: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.promise}>
      <PageHeading title={t('landing.hero.title')} drawn={<Drawn />} />
      <p className={styles.second}>{t('landing.hero.promise')}</p>
      {guide}
    </div>
  );
}

/** What stands under the promise, and on a phone under the calculator: the price comes first. */
export function HeroFacts() {
  const { t } = useTranslation();
  return (
    <div className={styles.more}>
      <p className={styles.lead}>{t('landing.hero.lead')}</p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" />
            {t(`landing.hero.facts.${fact}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Drawn() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('landing.hero.title')}</VisuallyHidden>
      <span aria-hidden="true">
        {t('landing.hero.before')} <Word text={t('landing.hero.word')} />
      </span>
    </>
  );
}

/** Underlined by the two threads of the mark. */
function Word({ text }: { readonly text: string }) {
  const letters = [...text].map((letter, place) => ({ letter, place }));
  return (
    <span className={styles.word} data-typed>
      {letters.map(({ letter, place }) => (
        <span key={place} style={{ '--delay': `${place * letterMs}ms` } as CSSProperties}>
          {letter}
        </span>
      ))}
      <svg viewBox="0 0 240 16" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.thread} d="M2 5c40 0 44 7 79 7s39-7 79-7 44 7 78 7" />
        <path className={styles.weft} d="M2 12c40 0 44-7 79-7s39 7 79 7 44-7 78-7" />
      </svg>
    </span>
  );
}
