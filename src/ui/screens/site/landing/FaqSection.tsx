import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../controls/buttonVariants.ts';
import styles from './faq.module.css';

export type ShownQuestion = {
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly isShownFirst: boolean;
};

type FaqSectionProps = { readonly questions: readonly ShownQuestion[] };

/** Five questions, or all of them; every answer is in the page and opens without a script (LAN-16, D-15). */
export function FaqSection({ questions }: FaqSectionProps) {
  const { t } = useTranslation();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <section className={styles.faq} aria-labelledby={id}>
      <h2 id={id}>{t('landingMore.faq.title')}</h2>
      <div className={styles.questions}>
        {questions.map(({ id: name, question, answer, isShownFirst }) => (
          <details key={name} name="faq" className={styles.item} hidden={!showsAll && !isShownFirst}>
            <summary>{question}</summary>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'landingMore.faq.fewer' : 'landingMore.faq.all', { count: questions.length })}
        </button>
      </div>
    </section>
  );
}
