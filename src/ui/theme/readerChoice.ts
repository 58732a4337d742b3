type ChoiceRules<Value extends string> = {
  /** The page's inline script reads the same key, so that nothing changes under who reads a page. */
  readonly storageKey: string;
  /** Of the data attributes of the root; absent while the standard is worn. */
  readonly attribute: string;
  readonly values: readonly [standard: Value, ...others: Value[]];
};

export type ReaderChoice<Value extends string> = ReturnType<typeof readerChoice<Value>>;

/** Something a reader chose about how pages look: kept in this browser, worn at once, and followed in every tab. */
export function readerChoice<const Value extends string>({ storageKey, attribute, values }: ChoiceRules<Value>) {
  const [standard] = values;
  const listeners = new Set<() => void>();

  const valueIn = (text: string | null | undefined): Value | undefined => values.find((value) => value === text);

  const show = (value: Value): void => {
    const { dataset } = document.documentElement;
    if (value === standard) delete dataset[attribute];
    else dataset[attribute] = value;
    for (const listener of listeners) listener();
  };

  /** What is on screen now, whoever chose it. */
  const worn = (): Value => valueIn(document.documentElement.dataset[attribute]) ?? standard;

  const wear = (value: Value): void => {
    localStorage.setItem(storageKey, value);
    show(value);
  };

  return {
    storageKey,
    standard,
    worn,
    wear,
    /** Hears of what is chosen at this page or in another tab, which is then worn here. Returns how to stop. */
    follow(onChosen: () => void): () => void {
      const hear = ({ key, newValue }: StorageEvent) => {
        const chosen = key === storageKey ? valueIn(newValue) : undefined;
        if (chosen !== undefined) show(chosen);
      };
      listeners.add(onChosen);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(onChosen);
        window.removeEventListener('storage', hear);
      };
    },
    /** Signing out empties the browser's storage (Clear-Site-Data): what is worn is put back. */
    keep(): void {
      if (worn() !== standard) wear(worn());
    },
  };
}
