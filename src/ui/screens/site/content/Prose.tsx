import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import type { ContentBlock } from '#src/content/contentBlocks.ts';
import { CountryPattern } from '../../../theme/CountryPattern.tsx';
import { ContentTable } from './ContentTable.tsx';
import { ContentWords, placed, plainText } from './ContentWords.tsx';
import cloth from './countryCloth.module.css';
import styles from './prose.module.css';

/** Blocks of a page's text, one under the other. */
export function Prose({ blocks }: { readonly blocks: readonly ContentBlock[] }) {
  return (
    <article className={styles.prose}>
      {placed(blocks).map(({ key, value }) => (
        <Block key={key} block={value} under={headingOver(blocks, value)} />
      ))}
    </article>
  );
}

/** The words of the heading a block stands under. */
function headingOver(blocks: readonly ContentBlock[], block: ContentBlock): string {
  const over = blocks.slice(0, blocks.indexOf(block)).findLast(({ kind }) => kind === 'heading');
  return over?.kind === 'heading' ? plainText(over.text) : '';
}

function Block({ block, under }: { readonly block: ContentBlock; readonly under: string }) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return (
        <p>
          <ContentWords text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={styles.note}>
          <ContentWords text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {placed(block.items).map(({ key, value }) => (
            <li key={key}>
              <ContentWords text={value} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ContentTable {...block} name={under} />;
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
      <ContentWords text={text} />
    </Level>
  );
  if (!country) return heading;
  return (
    <div className={cloth.cloth} data-accent={country}>
      <CountryPattern country={country} strength="panel" />
      {heading}
    </div>
  );
}
