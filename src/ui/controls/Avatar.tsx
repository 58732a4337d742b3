import { useState } from 'react';
import { useSavesData } from '../theme/dataSaverChoice.ts';
import styles from './Avatar.module.css';
import { classNames } from './classNames.ts';

const pairs = [styles.c1, styles.c2, styles.c3, styles.c4, styles.c5, styles.c6, styles.c7, styles.c8];

export type AvatarProps = {
  readonly name: string;
  readonly size?: 'medium' | 'large';
  /** A company's own sign, where there is one that loads and nobody spares data. */
  readonly picture?: string | undefined;
};

/** Drawn here, from no avatar host (D-116). The name stands beside it, so it is hidden from readers. */
export function Avatar({ name, size = 'medium', picture }: AvatarProps) {
  const [isBroken, setBroken] = useState(false);
  const savesData = useSavesData();
  if (picture && !isBroken && !savesData) {
    const sign = classNames(styles.avatar, styles[size]);
    return <img className={sign} src={picture} alt="" loading="lazy" onError={() => setBroken(true)} />;
  }
  const colour = pairs[stableHash(name) % pairs.length];
  return (
    <span className={classNames(styles.avatar, styles[size], colour)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** First letters of the first and last word, as readers see letters: 'É' is one, whatever its code points. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return [first, last].map(firstLetter).join('').toLocaleUpperCase();
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(word: string): string {
  const [first] = graphemes.segment(word);
  return first?.segment ?? '';
}

/** The same person keeps the same colour on every page and device. */
function stableHash(text: string): number {
  return [...text.normalize('NFC').toLowerCase()].reduce(
    (hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0,
    7,
  );
}
