import type { ReactNode } from 'react';
import { Hero, HeroFacts } from './Hero.tsx';
import styles from './landing.module.css';

type LandingScreenProps = {
  readonly calculator: ReactNode;
  /** Below what is seen first. */
  readonly more: ReactNode;
};

/** The first page: what it costs and what arrives, before anything is asked. */
export function LandingScreen({ calculator, more }: LandingScreenProps) {
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <Hero />
        {calculator}
        <HeroFacts />
      </div>
      {more}
    </div>
  );
}
