import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { CurrentSession } from '#contract/session/session.ts';
import { sessionFixture, wholeSession } from '#tests/fixtures/sessionFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { checkSessionMachine } from './checkSessionMachine.ts';
import { endsSoonBy, sessionMachine } from './sessionMachine.ts';

type Answer = () => Promise<CurrentSession>;
const signedIn: Answer = async () => sessionFixture();
const nobody: Answer = () => Promise.reject(new ApiFailure('signInRequired'));
const silence = () => Promise.reject(new ApiFailure('serviceUnavailable'));
const fault: Answer = () => Promise.reject(new ApiFailure('unexpected'));

type Ways = {
  readonly signOut?: () => Promise<void>;
  readonly dropSession?: () => Promise<void>;
  readonly lookAgain?: number;
};

/** A browser whose session calls are answered one after the other, and that does not pause before asking again. */
function startSession(
  answers: readonly Answer[],
  { signOut = async () => undefined, dropSession = async () => undefined, lookAgain = 60_000 }: Ways = {},
) {
  const queue = [...answers];
  const readSession = fromPromise<CurrentSession, void>(
    () => queue.shift()?.() ?? Promise.reject(new Error('asked too often')),
  );
  const checkSession = checkSessionMachine.provide({ actors: { readSession }, delays: { quietRetry: 0 } });
  const machine = sessionMachine.provide({
    actors: { checkSession, signOut: fromPromise(signOut), dropSession: fromPromise(dropSession) },
    delays: { lookAgain },
  });
  const actor = createActor(machine).start();
  onTestFinished(() => void actor.stop());
  return { actor, queue };
}

type Session = ReturnType<typeof startSession>['actor'];
const at = (actor: Session, state: Parameters<ReturnType<Session['getSnapshot']>['matches']>[0]) =>
  waitFor(actor, (snapshot) => snapshot.matches(state));

describe('a session', () => {
  test('is undetermined until the server has answered (AUT-05)', async () => {
    const { actor } = startSession([signedIn]);
    expect(actor.getSnapshot().value).toBe('undetermined');
    expect((await at(actor, 'signedIn')).context.user).toEqual(userFixture());
  });

  test('ends at once when the server refuses it (AUT-07, D-23)', async () => {
    const { actor, queue } = startSession([signedIn, nobody, signedIn]);
    await at(actor, 'signedIn');
    actor.send({ type: 'path.changed' });
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    expect((await at(actor, 'signedOut')).context).toEqual({
      user: undefined,
      signedOutReason: 'ended',
      endsIn: wholeSession,
    });
    expect(queue).toHaveLength(1);
  });

  test('survives one lost call, without a word (D-23)', async () => {
    const { actor, queue } = startSession([signedIn, silence, signedIn]);
    await at(actor, 'signedIn');
    actor.send({ type: 'path.changed' });
    await at(actor, { signedIn: 'settled' });
    expect(queue).toEqual([]);
  });

  test('does not survive a second lost call, and comes back at the next path when the network does (D-23)', async () => {
    const { actor } = startSession([silence, silence, signedIn]);
    expect((await at(actor, 'signedOut')).context.signedOutReason).toBe('unreachable');
    actor.send({ type: 'path.changed' });
    expect((await at(actor, 'signedIn')).context.user).toEqual(userFixture());
  });

  test('comes back by itself where only the line was broken (D-23)', async () => {
    const { actor, queue } = startSession([signedIn, silence, silence, silence, silence, signedIn], { lookAgain: 0 });
    await at(actor, 'signedIn');
    actor.send({ type: 'path.changed' });
    await at(actor, 'signedOut');
    expect((await at(actor, 'signedIn')).context).toEqual({ ...sessionFixture(), signedOutReason: undefined });
    expect(queue).toEqual([]);
  });

  test('is looked for no longer once the server says that it is over (D-23)', async () => {
    const { actor, queue } = startSession([silence, silence, nobody, signedIn], { lookAgain: 0 });
    const { context } = await waitFor(actor, ({ context }) => context.signedOutReason === 'nobody');
    expect(context.user).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve));
    expect([actor.getSnapshot().value, queue]).toEqual([{ signedOut: 'settled' }, [signedIn]]);
  });

  test('that was ended stays so, however often it is looked for (D-23)', async () => {
    const { actor, queue } = startSession([signedIn, nobody, nobody]);
    await at(actor, 'signedIn');
    actor.send({ type: 'path.changed' });
    await at(actor, { signedOut: 'settled' });
    actor.send({ type: 'path.changed' });
    expect((await at(actor, { signedOut: 'settled' })).context.signedOutReason).toBe('ended');
    expect(queue).toEqual([]);
  });

  test('is left for good, even where the server could not be told (AUT-49)', async () => {
    const { actor } = startSession([signedIn, signedIn], { signOut: silence });
    await at(actor, 'signedIn');
    actor.send({ type: 'signOut.requested' });
    expect((await at(actor, 'signedOut')).context).toEqual({
      user: undefined,
      signedOutReason: 'left',
      endsIn: wholeSession,
    });
    actor.send({ type: 'path.changed' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
  });

  test('ends when any call is refused for its hash (AUT-22)', async () => {
    const { actor } = startSession([signedIn]);
    await at(actor, 'signedIn');
    actor.send({ type: 'session.refused' });
    expect((await at(actor, 'signedOut')).context.signedOutReason).toBe('ended');
  });

  test('refused to a call stays ended at the next page, though the server still knows its cookie (AUT-22)', async () => {
    const browser = { hasKey: true };
    const asked: Answer = async () => (browser.hasKey ? signedIn() : nobody());
    const dropSession = async () => Object.assign(browser, { hasKey: false }) && undefined;
    const { actor } = startSession([asked, asked, asked], { dropSession });
    await at(actor, 'signedIn');
    actor.send({ type: 'session.refused' });
    await at(actor, { signedOut: 'settled' });
    actor.send({ type: 'path.changed' });
    expect((await at(actor, { signedOut: 'settled' })).context).toEqual({
      user: undefined,
      signedOutReason: 'ended',
      endsIn: wholeSession,
    });
  });

  test('that the server fails to look up twice is over, for good (AUT-07, D-23)', async () => {
    const browser = { isDropped: false };
    const dropSession = async () => Object.assign(browser, { isDropped: true }) && undefined;
    const { actor } = startSession([signedIn, fault, fault], { dropSession, lookAgain: 0 });
    await at(actor, 'signedIn');
    actor.send({ type: 'path.changed' });
    expect((await at(actor, { signedOut: 'settled' })).context.signedOutReason).toBe('ended');
    expect(browser.isDropped).toBe(true);
  });
});

describe('an end by the clock (WCAG 2.2.1)', () => {
  const idle: Answer = async () => sessionFixture(userFixture(), { ...wholeSession, idleSeconds: 120 });
  const old: Answer = async () => sessionFixture(userFixture(), { ...wholeSession, lifeSeconds: 120 });

  /** A session whose calls are answered one after the other; the clock is turned by hand. */
  function startByClock(answers: readonly Answer[]) {
    const queue = [...answers];
    const clock = new SimulatedClock();
    const readSession = fromPromise<CurrentSession, void>(() => queue.shift()?.() ?? nobody());
    const checkSession = checkSessionMachine.provide({ actors: { readSession } });
    const work = fromPromise<void, void>(async () => undefined);
    const machine = sessionMachine.provide({ actors: { checkSession, signOut: work, dropSession: work } });
    const actor = createActor(machine, { clock }).start();
    onTestFinished(() => void actor.stop());
    return { actor, clock, queue };
  }

  test('is asked about two minutes before, and put off when something was done meanwhile', async () => {
    const { actor, clock, queue } = startByClock([signedIn, signedIn, idle]);
    await at(actor, { signedIn: 'settled' });
    clock.increment((wholeSession.idleSeconds - 120) * 1000 - 1);
    expect(queue).toHaveLength(2);
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'rechecking' });
    await at(actor, { signedIn: 'settled' });
    expect(queue).toHaveLength(1);
  });

  test('is warned of as soon as the server says so, and no longer once somebody says that they are here', async () => {
    const { actor } = startByClock([idle, signedIn]);
    expect(endsSoonBy((await at(actor, { signedIn: 'warned' })).context.endsIn)).toBe('idle');
    actor.send({ type: 'stay.requested' });
    expect(endsSoonBy((await at(actor, { signedIn: 'settled' })).context.endsIn)).toBeUndefined();
  });

  test('comes, when nobody does anything: the server is asked again until it says so', async () => {
    const { actor, clock } = startByClock([idle, idle]);
    await at(actor, { signedIn: 'warned' });
    clock.increment(15_000);
    await at(actor, { signedIn: 'warned' });
    clock.increment(15_000);
    expect((await at(actor, { signedOut: 'settled' })).context.signedOutReason).toBe('ended');
  });

  test('by age is put off by nothing, and signing in again keeps what was typed', async () => {
    const { actor } = startByClock([old]);
    expect(endsSoonBy((await at(actor, { signedIn: 'warned' })).context.endsIn)).toBe('life');
    actor.send({ type: 'stay.requested' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'warned' });
    actor.send({ type: 'signIn.requested' });
    expect((await at(actor, { signedOut: 'settled' })).context.signedOutReason).toBe('ended');
  });
});
