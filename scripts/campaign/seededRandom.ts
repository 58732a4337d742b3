import { createHash } from 'node:crypto';

/** Draws that are the same for the same seed, on every machine. */
export type SeededRandom = {
  readonly seed: string;
  /** A whole number from `least` up to, not including, `most`. */
  readonly whole: (least: number, most: number) => number;
  /** True in so large a share of the draws. */
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
  /** Draws of their own for a named part, which those of others do not move. */
  readonly of: (name: string | number) => SeededRandom;
};

/** The generator sfc32, begun with the hash of the seed. */
export function seededRandom(seed: string): SeededRandom {
  const hash = createHash('sha256').update(seed).digest();
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => hash.readInt32LE(at)) as [number, number, number, number];
  const share = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(share() * (most - least));
  return {
    seed,
    whole,
    chance: (wanted) => share() < wanted,
    pick: ([first, ...rest]) => [first, ...rest][whole(0, rest.length + 1)] ?? first,
    shuffled: (items) => {
      const left = [...items];
      return items.flatMap(() => left.splice(whole(0, left.length), 1));
    },
    of: (name) => seededRandom(`${seed}/${name}`),
  };
}
