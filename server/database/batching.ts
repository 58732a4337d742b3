/**
 * Writes together what comes while the write before is under way: on a quiet server each by itself and at once, on a
 * busy one many in a statement. Whoever gave something hears when it is written.
 */
export function batching<Item>(write: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let written: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function writeWaiting() {
    const items = waiting;
    waiting = [];
    next = undefined;
    await write(items);
  }

  return (item) => {
    waiting.push(item);
    if (next === undefined) {
      next = written.then(writeWaiting);
      written = next.catch(() => undefined);
    }
    return next;
  };
}
