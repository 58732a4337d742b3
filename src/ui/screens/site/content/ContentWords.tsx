import type { ContentInline, ContentText } from '#src/content/contentBlocks.ts';
import styles from './prose.module.css';

/** A run of text with its links and stresses. */
export function ContentWords({ text }: { readonly text: ContentText }) {
  return placed(text).map(({ key, value }) => <Inline key={key} part={value} />);
}

function Inline({ part }: { readonly part: ContentInline }) {
  if (typeof part === 'string') return part;
  const words = <ContentWords text={part.text} />;
  if (part.kind === 'link') {
    return (
      <a href={part.href} className={styles.link}>
        {words}
      </a>
    );
  }
  return part.kind === 'strong' ? <strong>{words}</strong> : <em>{words}</em>;
}

export const plainText = (text: ContentText): string =>
  text.map((part) => (typeof part === 'string' ? part : plainText(part.text))).join('');

/** Prose never changes its order, so the place of a part is what it is known by. */
export const placed = <Value,>(values: readonly Value[]) =>
  values.map((value, place) => ({ key: String(place), value }));
