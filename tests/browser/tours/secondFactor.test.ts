import {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  type Factors,
  keepFactors,
  newPasskeyOptions,
  readFactors,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '#contract/session/secondFactor.ts';
import { secondFactorUse } from '#tests/paths/screens/secondFactor.screen.ts';
import { secondFactorPaths } from '#tests/paths/specs/secondFactor.paths.ts';
import { virtualAuthenticator } from '../harness/virtualAuthenticator.ts';
import { answerOf, byCall, byCalls, byPlaying } from './endings.ts';
import type { Answer } from './heldCalls.ts';
import { aSender, giveOrKeepPassword, told } from './senders.ts';
import type { ActorEnd, Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

/** A passkey, an app, and codes. */
const factors: Factors = {
  passkeys: [{ id: '0197a000-0000-7000-8000-0000000000f1', name: 'My phone', addedAt: 1_795_000_000, isSynced: false }],
  hasAuthenticator: true,
  recoveryCodesLeft: 10,
};

/** Each act by the call that does it; a passkey is made by the browser between two, of the real server's challenge. */
const acts = [beginAuthenticator, renewRecoveryCodes, renamePasskey, removePasskey, removeAuthenticator, keepFactors];
const madeOf = (output: unknown): unknown =>
  new Map(Object.entries(Object(output))).get('app') ?? (Object.keys(Object(output)).length > 0 ? output : factors);

async function answersOf(_stage: Stage, event: ActorEnd): Promise<readonly Answer[]> {
  const answer = answerOf(event, madeOf);
  const options: Answer = 'output' in event ? 'real' : answer;
  return [...acts.map(() => answer), options, answer];
}

async function openSettings({ tab }: Stage): Promise<void> {
  await virtualAuthenticator(tab);
  await tab.goto('/settings');
}

walkTours({
  spec: secondFactorPaths,
  use: secondFactorUse,
  prepares: aSender,
  opens: { 'the settings': openSettings },
  ends: {
    changeFactors: byCalls([...acts, newPasskeyOptions, addPasskey], answersOf),
    confirmAuthenticator: byCall(confirmAuthenticator),
    reauthentication: byPlaying(giveOrKeepPassword),
  },
  others: new Map([told(readFactors, { data: factors })]),
});
