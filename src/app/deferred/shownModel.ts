/** What is shown, and who is told when it changes. */
export function shownModel<Model>(written: Model) {
  const listeners = new Set<() => void>();
  let model = written;
  return {
    model: () => model,
    show(next: Model) {
      model = next;
      for (const changed of listeners) changed();
    },
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
