import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentBlock } from '#src/content/contentBlocks.ts';
import { classNames } from '../../controls/classNames.ts';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
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
  const isOneChapter = chapters.length < 2;
  const parts = isOneChapter ? headings.filter(({ level }) => level === 3) : chapters;
  return (
    <>
      {parts.length > 2 && <Parts parts={parts} isAside={isOneChapter} />}
      <Prose blocks={blocks} />
    </>
  );
}

type Heading = Extract<ContentBlock, { kind: 'heading' }>;

type PartsProps = {
  readonly parts: readonly Heading[];
  /** Only where there is room beside the text: on a phone it would keep a short page's text a screen away. */
  readonly isAside: boolean;
};

function Parts({ parts, isAside }: PartsProps) {
  const { t } = useTranslation();
  return (
    <nav className={classNames(styles.parts, isAside && styles.aside)} aria-labelledby="on-this-page" data-print="hide">
      <h2 id="on-this-page" className={styles.partsTitle}>
        {t('site.content.onThisPage')}
      </h2>
      <ul className={styles.partsList}>
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <ContentWords text={text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
