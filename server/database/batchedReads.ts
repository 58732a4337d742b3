import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Reads together what is asked for in one turn of the event loop: `read` gets all the keys, each once, and whoever asked
 * gets what it found under theirs. Where it fails, it fails for all of them.
 */
export function batchedReads<Row>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let keys = new Set<string>();
  let reading: Promise<ReadonlyMap<string, Row>> | undefined;

  async function readBatch() {
    await nextTurn();
    const batch = [...keys];
    keys = new Set();
    reading = undefined;
    return read(batch);
  }

  return async (key) => {
    keys.add(key);
    reading ??= readBatch();
    return (await reading).get(key);
  };
}
