import type { SnapshotFrom } from 'xstate';
import type { confirmCodeMachine } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';

/** Where no code was sent yet nobody waits for the next: the page goes on at once. */
export const passes = (snapshot: SnapshotFrom<typeof confirmCodeMachine>): boolean =>
  snapshot.context.sent === undefined &&
  (snapshot.matches({ askingNewCode: 'holdingResend' }) || snapshot.matches({ askingCode: 'holdingResend' }));
