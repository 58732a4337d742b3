import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { type Met, meet, meetOnScreens } from './samePerson.ts';

const person = userFixture({ hasEmail: false });
const nobody: Met = { status: 'signedOut', guide: { isAskedWho: false } };

const acts = ['signInHere', 'signInElsewhere', 'signOut', 'giveEmail', 'askWho', 'stopAsking', 'drawAgain'] as const;

/** A session and a conversation that do what they are told; the sign-in page is where the conversation is left. */
function meetAgainAndAgain(first: Met) {
  let before: Met | undefined;
  let now = first;
  let hasLeft = false;
  const told: string[] = [];
  function settle() {
    for (let looks = 0; looks < 5 && now !== before; looks += 1) {
      const meetings = meet(before, now);
      before = now;
      for (const meeting of meetings) {
        told.push(meeting.kind === 'tellSession' ? meeting.event.type : meeting.kind);
        if (meeting.kind === 'leadToSignIn') hasLeft = true;
        if (meeting.kind === 'tellGuide') now = { ...now, guide: { ...now.guide, userId: meeting.userId } };
        if (meeting.kind === 'tellSession' && 'user' in meeting.event) {
          now = { ...now, status: 'signedIn', user: meeting.event.user };
        }
      }
    }
    return now === before;
  }
  const change = (next: Partial<Met>, guide: Partial<Met['guide']> = {}) => {
    now = { ...now, ...next, guide: { ...now.guide, ...guide } };
    return settle();
  };
  const isSettled = settle();
  const done: Record<(typeof acts)[number], () => boolean> = {
    // As the guide has it: it asks only who is nobody yet.
    signInHere: () =>
      now.guide.userId === undefined ? change({}, { entered: person, userId: person.id, isAskedWho: false }) : true,
    signInElsewhere: () => change({ status: 'signedIn', user: person }),
    signOut: () => change({ status: 'signedOut', user: undefined }),
    giveEmail: () => change({}, { email: 'ama@new.example' }),
    askWho: () => change({}, { isAskedWho: true }),
    stopAsking: () => change({}, { isAskedWho: false }),
    drawAgain: () => change({}),
  };
  return { isSettled, done, standing: () => ({ ...now, hasLeft, told }) };
}

describe('the session and the conversation are about the same person', () => {
  test('whatever happens, in whatever order, and nobody is told without end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 20 }), (happening) => {
        const both = meetAgainAndAgain(nobody);
        expect(both.isSettled).toBe(true);
        for (const act of happening) {
          if (both.standing().hasLeft) break;
          expect(both.done[act]()).toBe(true);
          const { status, user, guide, hasLeft } = both.standing();
          if (status === 'signedIn') expect(guide.userId).toBe(user?.id);
          if (status === 'signedOut') expect(hasLeft).toBe(guide.userId !== undefined);
          if (guide.email && status === 'signedIn')
            expect(user).toMatchObject({ username: guide.email, hasEmail: true });
        }
      }),
    );
  });

  test('who signed in within the conversation and lost the session is asked to come back too', () => {
    const both = meetAgainAndAgain(nobody);
    both.done.signInHere();
    expect(both.standing()).toMatchObject({ status: 'signedIn', hasLeft: false });
    both.done.signOut();
    expect(both.standing().told).toEqual(['signed.in', 'leadToSignIn']);
  });

  test('a conversation gone on with by nobody leads to the sign-in page, once', () => {
    const lost: Met = { status: 'signedOut', guide: { userId: person.id, isAskedWho: false } };
    const both = meetAgainAndAgain(lost);
    both.done.drawAgain();
    expect(both.standing().told).toEqual(['leadToSignIn']);
  });

  test('the way back is kept once for each time it is asked who is there', () => {
    const both = meetAgainAndAgain(nobody);
    for (const act of ['askWho', 'drawAgain', 'stopAsking', 'askWho'] as const) both.done[act]();
    expect(both.standing().told).toEqual(['keepWayBack', 'keepWayBack']);
  });
});

describe('sending money on its screens', () => {
  test.each([
    [
      { userId: 'u1', flow: { isAskedToSignIn: true } },
      { kind: 'tellFlow', userId: 'u1' },
    ],
    [
      { userId: 'u1', flow: { userId: 'u1', isAskedToSignIn: true } },
      { kind: 'tellFlow', userId: 'u1' },
    ],
    [
      { userId: 'u1', flow: { isAskedToSignIn: false } },
      { kind: 'tellFlow', userId: 'u1' },
    ],
    [{ userId: 'u1', flow: { userId: 'u1', isAskedToSignIn: false } }, undefined],
    [{ userId: undefined, flow: { isAskedToSignIn: true } }, { kind: 'keepWayBack' }],
    [{ userId: undefined, flow: { userId: 'u1', isAskedToSignIn: true } }, { kind: 'keepWayBack' }],
    [{ userId: undefined, flow: { isAskedToSignIn: false } }, undefined],
    [{ userId: undefined, flow: { userId: 'u1', isAskedToSignIn: false } }, undefined],
  ])('where %j, is told %j', (standing, told) => {
    expect(meetOnScreens(standing)).toEqual(told);
  });
});
