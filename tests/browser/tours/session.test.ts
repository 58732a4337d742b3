import type { SnapshotFrom } from 'xstate';
import { checkSession, signOut } from '#contract/session/session.ts';
import type { sessionMachine } from '#src/machines/session/sessionMachine.ts';
import { words } from '#tests/paths/screens/words.ts';
import { sessionPaths } from '#tests/paths/specs/session.paths.ts';
import { manyFrom } from '#tests/paths/walker/pathSpec.ts';
import type { ScreenUse } from '#tests/paths/walker/screenTable.ts';
import { byCall, byCalls, byPlaying } from './endings.ts';
import { openSignedIn } from './openSignedIn.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const firstPage = '/get-quote';
let stage: Stage;

/** To the help, which is open to everybody, and back, as the browser's own buttons do it. */
const changePath = (): Promise<void> =>
  stage.tab.evaluate((first) => {
    history.pushState({ key: 'tour', idx: 0 }, '', location.pathname === first ? '/help' : first);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, firstPage);

const use: ScreenUse<typeof sessionMachine> = {
  headlines: {},
  table: {
    'path.changed': changePath,
    // As the page for signing in says it.
    async 'signed.in'(_page, event, flow) {
      await stage.flow.enter(event.user);
      await flow.send(event);
    },
    // By an identity check, and by the answer of any call.
    'user.refreshed': 'fromOutside',
    'session.refused': 'fromOutside',
    'stay.requested': (page) => page.press(words('session.idle.stay')),
    'signIn.requested': (page) => page.press(words('session.life.signIn')),
    // Beside the pages of the product.
    async 'signOut.requested'(_page, event, flow) {
      const button = stage.tab.getByRole('button', { name: words('shell.signOut'), exact: true });
      if (await button.isVisible()) await button.click();
      else await flow.send(event);
    },
  },
};

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Without a key to sign with nobody is asked. */
const isKeyless = (snapshot: Snapshot): boolean =>
  snapshot.matches('signedOut') && snapshot.context.signedOutReason !== 'unreachable';

const { checkSession: checks, ...outcomes } = sessionPaths.outcomes;

walkTours({
  spec: {
    ...sessionPaths,
    outcomes: {
      ...outcomes,
      checkSession: (snapshot) =>
        manyFrom(checks, snapshot).filter(({ label }) => label === 'refused' || !isKeyless(snapshot)),
    },
  },
  use,
  // What this browser signs with is forgotten at once, and without it nobody has to be asked.
  passes: (snapshot: Snapshot) =>
    snapshot.matches('ending') || (snapshot.matches({ signedOut: 'rechecking' }) && isKeyless(snapshot)),
  opens: {
    async 'first page'(opened) {
      stage = opened;
      await openSignedIn(opened, firstPage);
    },
  },
  ends: {
    checkSession: byCalls([checkSession], async (_stage, { output }) => {
      if (output.kind === 'signedIn') return [{ data: { user: output.user, endsIn: output.endsIn } }];
      return [{ code: output.kind === 'refused' ? 'signInRequired' : 'serviceUnavailable' }];
    }),
    signOut: byCall(signOut, { wire: () => ({ done: true }) }),
    dropSession: byPlaying(async () => undefined),
  },
  outOfReach: {
    'session.signedIn.rechecking | xstate.done.actor.checkSession | 1':
      'a call that is refused is heard of before the check has ended',
    'session.ending | xstate.error.actor.dropSession | 0': 'no browser we have refuses to forget a key',
  },
});
