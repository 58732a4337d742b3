import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import type { ContentBlock, ContentInline, ContentText } from '#src/content/contentBlocks.ts';
import { classNames } from '../../controls/classNames.ts';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { CountryPattern } from '../../theme/CountryPattern.tsx';
import styles from './content.module.css';

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
        <Prose words={words} />
      </Suspense>
    </div>
  );
}

function Prose({ words }: Pick<ContentScreenProps, 'words'>) {
  const blocks = use(words);
  const parts = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  return (
    <>
      {parts.length > 2 && <Parts parts={parts} />}
      <article className={styles.prose}>
        {placed(blocks).map(({ key, value }) => (
          <Block key={key} block={value} under={headingOver(blocks, value)} />
        ))}
      </article>
    </>
  );
}

/** The words of the heading a block stands under. */
function headingOver(blocks: readonly ContentBlock[], block: ContentBlock): string {
  const over = blocks.slice(0, blocks.indexOf(block)).findLast(({ kind }) => kind === 'heading');
  return over?.kind === 'heading' ? plainText(over.text) : '';
}

function Parts({ parts }: { readonly parts: readonly ContentBlock[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.parts} aria-labelledby="on-this-page" data-print="hide">
      <h2 id="on-this-page" className={styles.partsTitle}>
        {t('site.content.onThisPage')}
      </h2>
      <ul className={styles.partsList}>
        {parts.map(
          (part) =>
            part.kind === 'heading' && (
              <li key={part.id}>
                <a href={`#${part.id}`}>
                  <Words text={part.text} />
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

function Block({ block, under }: { readonly block: ContentBlock; readonly under: string }) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={styles.note}>
          <Words text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {placed(block.items).map(({ key, value }) => (
            <li key={key}>
              <Words text={value} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} name={under} />;
  }
}

/** The parts that are about a country, by their address in the page. */
const countries: Readonly<Record<string, PayoutCountryCode>> = {
  cameroon: 'CM',
  kenya: 'KE',
  uganda: 'UG',
  tanzania: 'TZ',
  nigeria: 'NG',
};

/** A country's part begins under its own cloth. */
function Heading({ level, id, text }: Extract<ContentBlock, { kind: 'heading' }>) {
  const Level = level === 2 ? 'h2' : 'h3';
  const country = countries[id];
  const heading = (
    <Level id={id} className={styles.heading}>
      <Words text={text} />
    </Level>
  );
  if (!country) return heading;
  return (
    <div className={styles.cloth} data-accent={country}>
      <CountryPattern country={country} strength="panel" />
      {heading}
    </div>
  );
}

/** Where a table is wider than the page, keys move it along as fingers do. */
const movable = { tabIndex: 0 };

function Table({ head, rows, name }: Extract<ContentBlock, { kind: 'table' }> & { readonly name: string }) {
  return (
    <section className={styles.tableFrame} aria-label={name} {...movable}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={plainText(cell)} scope="col">
                <Words text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(plainText).join(' ')}>
              {row.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell key={plainText(head[column] ?? [])} {...(column === 0 && { scope: 'row' })}>
                    <Words text={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Words({ text }: { readonly text: ContentText }) {
  return placed(text).map(({ key, value }) => <Inline key={key} part={value} />);
}

function Inline({ part }: { readonly part: ContentInline }) {
  if (typeof part === 'string') return part;
  const words = <Words text={part.text} />;
  if (part.kind === 'link') {
    return (
      <a href={part.href} className={classNames(styles.link)}>
        {words}
      </a>
    );
  }
  return part.kind === 'strong' ? <strong>{words}</strong> : <em>{words}</em>;
}

const plainText = (text: ContentText): string =>
  text.map((part) => (typeof part === 'string' ? part : plainText(part.text))).join('');

/** Prose never changes its order, so the place of a part is what it is known by. */
const placed = <Value,>(values: readonly Value[]) => values.map((value, place) => ({ key: String(place), value }));
