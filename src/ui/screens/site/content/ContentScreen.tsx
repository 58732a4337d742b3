import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentBlock } from '#src/content/contentBlocks.ts';
import { Icon } from '../../../controls/Icon.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { ContentWords } from './ContentWords.tsx';
import styles from './content.module.css';
import { Prose } from './Prose.tsx';

type ContentScreenProps = {
  readonly title: string;
  readonly lead: string;
  readonly words: Promise<readonly ContentBlock[]>;
  /** Beside the heading, like the document to keep. */
  readonly tools?: ReactNode;
};

/** A page of prose, with the way to its parts where it has several. */
export function ContentScreen({ title, lead, words, tools }: ContentScreenProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageHeading title={title} lead={lead} />
        {tools}
      </header>
      <Suspense fallback={<Skeleton count={8} />}>
        <Body words={words} />
      </Suspense>
    </div>
  );
}

function Body({ words }: Pick<ContentScreenProps, 'words'>) {
  const blocks = use(words);
  const headings = blocks.filter((block) => block.kind === 'heading');
  const chapters = headings.filter(({ level }) => level === 2);
  // A page that is one chapter is parted by what stands in it.
  const parts = chapters.length < 2 ? headings.filter(({ level }) => level === 3) : chapters;
  return (
    <>
      {parts.length > 2 && <Parts parts={parts} />}
      <Prose blocks={blocks} />
    </>
  );
}

type Heading = Extract<ContentBlock, { kind: 'heading' }>;

/** Beside the text where there is room; else folded over it, by the browser itself: open it would keep it a screen away. */
function Parts({ parts }: { readonly parts: readonly Heading[] }) {
  const { t } = useTranslation();
  const title = t('site.content.onThisPage');
  const list = (
    <ul className={styles.partsList}>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <ContentWords text={text} />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.parts} aria-label={title} data-print="hide">
      <div className={styles.beside}>
        <h2 className={styles.partsTitle}>{title}</h2>
        {list}
      </div>
      <details className={styles.fold}>
        <summary className={styles.opener}>
          {title}
          <Icon name="chevronDown" />
        </summary>
        {list}
      </details>
    </nav>
  );
}
