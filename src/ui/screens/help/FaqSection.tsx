import { use, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Faq, FaqEntry } from '#src/content/faq.ts';
import { type FaqTopic, faqTopics } from '#src/content/faqItems.ts';
import { likeness } from '#src/understanding/names.ts';
import { plain } from '#src/understanding/plain.ts';
import { Icon, type IconName } from '../../controls/Icon.tsx';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { SiteLink } from '../../layouts/SiteLink.tsx';
import styles from './faq.module.css';
import topicList from './topics.module.css';

const icons: Readonly<Record<FaqTopic, IconName>> = {
  start: 'home',
  price: 'cash',
  paying: 'card',
  delivery: 'send',
  changes: 'swap',
  account: 'person',
  safety: 'shield',
};

const topicId = (topic: FaqTopic) => `topic-${topic}`;

type FaqProps = { readonly faq: Promise<Faq> };

/** Where to begin: each topic with its number of answers (BIZ-07). */
export function Topics({ faq }: FaqProps) {
  const { t } = useTranslation();
  const { topics, entries } = use(faq);
  return (
    <nav aria-labelledby="explore-topics" className={topicList.explore}>
      <h2 id="explore-topics">{t('help.explore')}</h2>
      <ul className={topicList.topics}>
        {faqTopics.map((topic) => (
          <li key={topic}>
            <a href={`#${topicId(topic)}`} className={topicList.topic}>
              <Icon name={icons[topic]} />
              <span>{topics[topic]}</span>
              <span className={topicList.count}>
                {t('help.answers', { count: entries.filter((entry) => entry.topic === topic).length })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every question with its answer in the page, folded by the browser itself (BIZ-07, D-15), and found by its words. */
export function Questions({ faq }: FaqProps) {
  const { t } = useTranslation();
  const { topics, entries } = use(faq);
  const [asked, setAsked] = useState('');
  useAddressedAnswer();
  const found = entries.filter((entry) => answers(entry, asked));
  return (
    <section aria-labelledby="questions" className={styles.questions}>
      <h2 id="questions">{t('help.questions')}</h2>
      <Search onChange={setAsked} />
      {asked !== '' && <Found count={found.length} />}
      <LiveRegion text={asked === '' ? '' : t('help.found', { count: found.length })} />
      {faqTopics.map((topic) => (
        <Group
          key={topic}
          topic={topic}
          title={topics[topic]}
          entries={found.filter((entry) => entry.topic === topic)}
        />
      ))}
    </section>
  );
}

/** A link to one answer opens it and leads there, for eyes and for a screen reader. */
function useAddressedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const entry = document.getElementById(hash.slice(1))?.closest('details');
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView();
    entry.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash]);
}

/** Whether all these words, parts of words or slips of them stand in a question or its answer. */
function answers({ question, answer }: FaqEntry, asked: string): boolean {
  const text = plain([question, ...answer].join(' '));
  const known = new Set(text.split(/[^\p{L}\p{N}]+/u));
  const isSlip = (word: string) => [...known].some((one) => likeness(word, one) === 'slip');
  return plain(asked)
    .split(/\s+/)
    .every((word) => text.includes(word) || isSlip(word));
}

/** Keeps what was typed before a script ran; without one it is not there. */
function Search({ onChange }: { readonly onChange: (asked: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{t('help.find')}</label>
      <div className={styles.searchBox}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={80}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  );
}

function Found({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count > 0) return <p className={styles.found}>{t('help.found', { count })}</p>;
  return (
    <p className={styles.found}>
      {t('help.foundNone')} <TextLink href="#contact">{t('help.askPerson')}</TextLink>
    </p>
  );
}

type GroupProps = { readonly topic: FaqTopic; readonly title: string; readonly entries: readonly FaqEntry[] };

function Group({ topic, title, entries }: GroupProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={topicId(topic)} className={styles.group}>
      <h3 id={topicId(topic)} className={styles.groupTitle}>
        {title}
      </h3>
      {entries.map(({ id, question, answer }) => (
        <details key={id} className={styles.entry}>
          <summary className={styles.question}>
            {question}
            <Icon name="chevronDown" />
          </summary>
          <div id={id} className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
      {topic === 'price' && (
        <p className={styles.counted}>
          {t('help.rateHistory')} <SiteLink name="rateHistory" className={styles.countedLink} />
        </p>
      )}
      {topic === 'delivery' && (
        <p className={styles.counted}>
          {t('help.deliveryTimes')} <SiteLink name="deliveryTimes" className={styles.countedLink} />
        </p>
      )}
    </section>
  );
}
