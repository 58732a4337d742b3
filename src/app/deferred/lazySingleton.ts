/** One promise a key, as a page that waits asks for it again and again; what failed is asked for once more. */
export function lazySingleton<Key extends string, Value>(load: (key: Key) => Promise<Value>) {
  const loaded = new Map<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const known = loaded.get(key);
    if (known) return known;
    const value = load(key);
    loaded.set(key, value);
    value.catch(() => loaded.delete(key));
    return value;
  };
}
