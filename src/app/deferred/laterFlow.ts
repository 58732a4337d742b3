type Running<Event> = { readonly send: (event: Event) => void; readonly stop: () => void };

type Later<Event> = {
  /** Brings the flow's code; what comes of it starts the flow. */
  readonly fetchFlow: () => Promise<() => Running<Event>>;
  /** It could not be brought; asked for again, it is tried again. */
  readonly onUnavailable: () => void;
};

/** A flow whose code comes after its page. One runs at a time, and none for a page that was left meanwhile. */
export function laterFlow<Event>({ fetchFlow, onUnavailable }: Later<Event>) {
  let running: Running<Event> | undefined;
  let visit: object | undefined;
  let isBeginning = false;

  async function begin(): Promise<void> {
    if (isBeginning || running || !visit) return;
    const begunIn = visit;
    isBeginning = true;
    try {
      const start = await fetchFlow();
      if (visit === begunIn) running = start();
    } catch {
      onUnavailable();
    } finally {
      isBeginning = false;
    }
  }

  return {
    begin: () => void begin(),
    /** What happens before it runs is done by `before`, and it is asked for. */
    send(event: Event, before: () => void): void {
      if (running) {
        running.send(event);
      } else {
        before();
        void begin();
      }
    },
    enter() {
      visit = {};
    },
    leave() {
      visit = undefined;
      running?.stop();
      running = undefined;
    },
  };
}
