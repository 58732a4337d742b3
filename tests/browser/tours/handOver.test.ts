import { beginHandOver, readHandOver } from '#contract/verification/handOver.ts';
import type { Credentials } from '#src/machines/account/sign-in/signInMachine.ts';
import { signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { submitPersonalDetailsOf } from '#tests/fixtures/personalDetails.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { handOverUse } from '#tests/paths/screens/handOver.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { handOverPaths } from '#tests/paths/specs/handOver.paths.ts';
import { byCall, byPlaying, byTime } from './endings.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const validSeconds = 600;

/** A link that is still good on the page's clock. */
const goodLink = () => ({
  url: 'https://sawa.example/verification/hand-over/token',
  expiresAt: Math.floor(Date.now() / 1000) + validSeconds,
});

walkTours({
  spec: handOverPaths,
  use: handOverUse,
  async prepares(app: RunningApp): Promise<Credentials> {
    const person = await signUpAndIn(app);
    await submitPersonalDetailsOf(app, person);
    return { username: person.username, password: testPassword };
  },
  opens: {
    async 'at a desk'({ tab, page }: Stage) {
      await tab.goto('/verification');
      await page.press(words('handOver.offer'));
    },
  },
  ends: {
    requestLink: byCall(beginHandOver, { wire: goodLink }),
    readState: byCall(readHandOver, { wire: (state) => ({ state }) }),
    wait: byTime(3),
    waitUntil: byPlaying(({ pace }) => pace.letPass(validSeconds * 1000)),
  },
  isInSlowMotion: true,
});
