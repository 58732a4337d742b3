import { vi } from 'vitest';
import type { User } from '#contract/account/account.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { checkSession, signOut } from '#contract/session/session.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { isCall } from './heldCalls.ts';
import { patience } from './patience.ts';
import type { Stage } from './stage.ts';

/** Somebody of the fixtures is not signed in on the server: whatever the tour does not answer would say so, and waits. */
export async function hearFromTourAlone({ tab }: Stage, answered: readonly Endpoint[]): Promise<void> {
  await tab.route('**/api/**', (route) => (answered.some(isCall(route.request())) ? route.fallback() : undefined));
}

/** A page of somebody who is signed in as far as their browser knows, and hears of it from the tour alone. */
export async function openSignedIn(stage: Stage, path: string): Promise<void> {
  const { tab, flow } = stage;
  await hearFromTourAlone(stage, [checkSession, signOut]);
  await tab.goto('/sign-in');
  await enterAs(stage, userFixture());
  flow.forgetAll();
  await tab.goto(path);
}

/** As after signing in. Whoever is being looked for would lose the key that is given meanwhile. */
export async function enterAs({ tab, flow }: Stage, user: User): Promise<void> {
  const isSettled = () => Object(window.tour?.standsAt('session')).signedOut === 'settled';
  await vi.waitUntil(() => tab.evaluate(isSettled), patience);
  await flow.enter(user);
}
