import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, toPromise, waitFor } from 'xstate';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { CurrentSession } from '#contract/session/session.ts';
import { sessionFixture } from '#tests/fixtures/sessionFixture.ts';
import { checkSessionMachine } from './checkSessionMachine.ts';

/** A check whose calls are answered one after the other; the clock is turned by hand. */
function startCheck(answers: readonly (() => Promise<CurrentSession>)[]) {
  const queue = [...answers];
  const clock = new SimulatedClock();
  const readSession = fromPromise<CurrentSession, void>(
    () => queue.shift()?.() ?? Promise.reject(new Error('asked too often')),
  );
  const actor = createActor(checkSessionMachine.provide({ actors: { readSession } }), { clock }).start();
  return { actor, clock, queue };
}

const refusing = (code: 'hashInvalid' | 'unexpected') => () => Promise.reject(new ApiFailure(code));

test('a lost call is made once more, a second later (D-23)', async () => {
  const { actor, clock, queue } = startCheck([refusing('unexpected'), async () => sessionFixture()]);
  await waitFor(actor, (snapshot) => snapshot.matches('pausing'));
  clock.increment(999);
  expect(queue).toHaveLength(1);
  clock.increment(1);
  expect(await toPromise(actor)).toEqual({ kind: 'signedIn', ...sessionFixture() });
});

test('a call the server refused is not made again (D-23, AUT-22)', async () => {
  const { actor, queue } = startCheck([refusing('hashInvalid'), async () => sessionFixture()]);
  expect(await toPromise(actor)).toEqual({ kind: 'refused' });
  expect(queue).toHaveLength(1);
});
