import { expect, vi } from 'vitest';
import { browserPage } from '#tests/paths/walker/browserPage.ts';
import { patience } from './patience.ts';
import type { Stage } from './stage.ts';

/** What a person does to a page besides using it. */
export const interruptions = {
  async 'Back and Forward'(stage: Stage) {
    const { tab, calls } = stage;
    const before = tab.url();
    await tab.goBack();
    await vi.waitUntil(() => tab.url() !== before, patience);
    await calls.answerAgain();
    const isLeft = tab.url() === 'about:blank';
    await (isLeft ? loadedAnew(stage, () => tab.goForward()) : tab.goForward());
  },
  async reload(stage: Stage) {
    await loadedAnew(stage, () => stage.tab.reload());
  },
  /** The address is opened there, as a link to it would be, and that tab closed again. */
  async 'another tab'({ tab, calls }: Stage) {
    const other = await tab.context().newPage();
    await calls.answerIn(other);
    await other.goto(tab.url());
    await other.locator('main').first().waitFor();
    await vi.waitFor(
      async () => expect(await browserPage(other, { isPatient: false }).headline()).not.toBe(''),
      patience,
    );
    await other.close();
  },
  /** Whoever is met without a session signs in on the page that asks for it, and is led back from there. */
  async 'signing in half-way'(stage: Stage) {
    const { tab, flow, signInAgain } = stage;
    // A visitor has no session that could be over.
    if (!signInAgain) return;
    const at = tab.url();
    const load = flow.now()?.load;
    const isAsked = () => new URL(tab.url()).pathname === '/sign-in';
    await stage.loseSession();
    await tab.reload();
    await vi.waitUntil(() => isAsked() || flow.now()?.load !== load, patience);
    if (isAsked()) return loadedAnew(stage, () => signInAgain());
    // A page that is open to visitors asks nobody: they sign in of their own accord, and come back.
    await tab.goto('/sign-in');
    await signInAgain();
    await loadedAnew(stage, () => tab.goto(at));
  },
} as const satisfies Readonly<Record<string, (stage: Stage) => Promise<void>>>;

/** What is told of the flow from now on is of the page that stands there then. */
async function loadedAnew({ flow }: Stage, act: () => Promise<unknown>): Promise<void> {
  const load = flow.now()?.load;
  await act();
  await vi.waitUntil(() => flow.now()?.load !== load, patience);
}
