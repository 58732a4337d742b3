import type { ReactNode } from 'react';
import { Hero, HeroFacts } from './Hero.tsx';
import styles from './landing.module.css';

type LandingScreenProps = {
  readonly calculator: ReactNode;
  /** The way to the guide, which is seen before anybody scrolls. */
  readonly guide: ReactNode;
  /** Below what is seen first. */
  readonly more: ReactNode;
};

/** The first page: what it costs and what arrives, before anything is asked. */
export function LandingScreen({ calculator, guide, more }: LandingScreenProps) {
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <Hero guide={guide} />
        {calculator}
        <HeroFacts />
      </div>
      {more}
    </div>
  );
}
