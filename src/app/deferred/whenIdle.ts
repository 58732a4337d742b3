/** Milliseconds a browser that cannot say when it is idle is given to draw the page. */
const restMilliseconds = 200;

/** Runs once the page is loaded and has nothing better to do. Returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  const calledOff = new AbortController();
  const begin = () => {
    if (!calledOff.signal.aborted) act();
  };
  const schedule = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(begin) : setTimeout(begin, restMilliseconds);
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true, signal: calledOff.signal });
  return () => calledOff.abort();
}
