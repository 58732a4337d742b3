/** Longer than a browser takes to put another page in this one's place. */
const leavingMilliseconds = 5_000;

let leftAt = Number.NEGATIVE_INFINITY;
for (const type of ['beforeunload', 'pagehide']) {
  // Without a page, as under Node, there is none to leave.
  globalThis.addEventListener?.(type, () => {
    leftAt = performance.now();
  });
}

/**
 * A page that is left breaks off its calls, and what the flow made of that would be stored for the next page: what was
 * asked is to be asked again there. So the news waits, and comes only if the page stays after all.
 */
export async function untilPageStays(): Promise<void> {
  if (performance.now() - leftAt > leavingMilliseconds) return;
  await new Promise((resolve) => setTimeout(resolve, leavingMilliseconds));
}
