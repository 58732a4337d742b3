const name = 'sawa-session';

const canTell = () => 'BroadcastChannel' in globalThis;

/** A browser has one session: who signs out in one of its tabs is to be gone from all of them. */
export function tellOtherTabsOfLeaving(): void {
  if (!canTell()) return;
  const channel = new BroadcastChannel(name);
  channel.postMessage('left');
  channel.close();
}

/** Returns how to stop listening. */
export function onLeftInAnotherTab(listener: () => void): () => void {
  if (!canTell()) return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = listener;
  return () => channel.close();
}
