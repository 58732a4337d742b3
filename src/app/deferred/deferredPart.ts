import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds before a part that could not be fetched is asked for again, unless the network says it is back. */
const againMs = 10_000;

/**
 * A part of a written page whose code comes after the page. Until it can be had the part stays as it was written: to be
 * read and followed by its links is better than no page.
 */
export const deferredPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilHad(load) }));

/** Asks again until it is there. */
export async function untilHad<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await network();
    }
  }
}

const network = (): Promise<void> =>
  new Promise((back) => {
    const done = () => {
      window.removeEventListener('online', done);
      clearTimeout(timer);
      back();
    };
    const timer = setTimeout(done, againMs);
    window.addEventListener('online', done);
  });
